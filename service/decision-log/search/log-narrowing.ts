/**
 * Narrows events that are not yet indexed by their words, in Postgres: no match is missing, but some candidates do not
 * match (decision 806).
 */
import { type Kysely, sql } from 'kysely'
import { events } from '#schema/events'
import type { Tables } from '../../tables.ts'
import type { LogCriteria } from './log-match.ts'
import { allPositions, type LogScan } from './log-positions.ts'
import { wordsIn } from './log-terms.ts'

/** Only letters that a text contains as they are; a figure may be written with separators. */
const plainWord = /^[a-z]+$/

// Punctuation that is common in prose, and whose normal form has no letter: dashes, quotes, ellipsis, currencies, signs,
// and spaces of other widths.
const punctuation = '\u2010-\u2015\u2018-\u201f\u2026\u2022\u20ac\u00a3\u00b7\u00d7\u2212\u00a0\u2009\u202f'

/** Matches a text that may contain a plain word in another form, such as one with accents. */
const otherForms = `[^\u0001-\u007f${punctuation}]`

/** Types whose own name is stored; an old one is read as another type, with the title of that one. */
const currentTypes = Object.keys(events)

const titles = Object.entries(events).map(([type, { title }]) => ({ type, words: wordsIn(title) }))

/** Types with a word of the title that starts like this. */
const typesTitled = (word: string): readonly string[] =>
  titles.filter(({ words }) => words.some((one) => one.startsWith(word))).map(({ type }) => type)

const has = (word: string) => sql<boolean>`(strpos(lower(data::text collate "C"), ${word}) > 0
  or type = any(${[...typesTitled(word)]}::text[]))`

// Letters may be stored as escapes in data that was edited.
const mayMatch = (words: readonly string[]) => sql<boolean>`((${sql.join(words.map(has), sql` and `)})
  or type <> all(${currentTypes}::text[]) or strpos(data::text, ${'\\u'}) > 0 or data::text ~ ${otherForms})`

/** Sizes of the nearest parts that are searched alone, which is enough for common words; then all others. */
const nearParts = [64, 512]

const narrowed = async (
  db: Kysely<Tables>,
  workspace: string,
  words: readonly string[],
  { low, high, direction }: LogScan,
): Promise<readonly number[]> => {
  const rows = await db
    .selectFrom('events')
    .select('position')
    .where('workspace', '=', workspace)
    .where('position', '>=', low)
    .where('position', '<=', high)
    .where(mayMatch(words))
    .orderBy('position', direction === 'up' ? 'asc' : 'desc')
    .execute()
  return rows.map(({ position }) => position)
}

/** Maximum size of a part that is read at once. */
const maxRows = 256

/** Candidate positions of a range without an index, in parts, nearest first. */
export async function* narrowedPositions(
  db: Kysely<Tables>,
  workspace: string,
  { words }: LogCriteria,
  scan: LogScan,
): AsyncGenerator<readonly number[]> {
  const plain = words.map(({ word }) => word).filter((word) => plainWord.test(word))
  // A few events are read as fast as they are narrowed.
  if (plain.length === 0 || scan.high - scan.low < maxRows) return yield* allPositions(scan)
  let { low, high } = scan
  for (const width of [...nearParts, Number.MAX_SAFE_INTEGER]) {
    if (high < low) return
    const isUp = scan.direction === 'up'
    const part = isUp
      ? { ...scan, low, high: Math.min(high, low + width - 1) }
      : { ...scan, low: Math.max(low, high - width + 1), high }
    const found = await narrowed(db, workspace, plain, part)
    for (let at = 0; at < found.length; at += maxRows) yield found.slice(at, at + maxRows)
    if (isUp) low = part.high + 1
    else high = part.low - 1
  }
}
