/** Excerpts that show why an event was found, with the search words marked. */
import { type Match, maskIds } from '#schema/decision-log/decision-log'
import { eventType } from '#schema/events'
import type { LogCriteria } from './log-match.ts'
import { hasWord, idPattern, type SearchedEvent, searchableTexts, wordsIn } from './log-terms.ts'

/** Maximum excerpts per event. */
const maxExcerpts = 3

/** Characters per excerpt, and before its first mark. */
const longest = 160
const lead = 48

type Mark = { readonly from: number; readonly to: number; readonly asked: ReadonlySet<string> }

// Letters and digits, with the separators of figures, like the words of `wordsIn`.
const wordForm = /[\p{L}\p{N}\p{M}]+(?:(?<=\d)(?:,(?=\d{3}(?!\d))|\.(?=\d))[\p{L}\p{N}\p{M}]+)*/gu
const anyId = new RegExp(`${idPattern.source}|[0-9a-f]{4}…[0-9a-f]{4}`, 'gi')

const marksIn = (text: string, { words, ids }: LogCriteria): readonly Mark[] => {
  const named = [...text.matchAll(idPattern)].flatMap(({ 0: id, index }) =>
    ids.includes(id.toLowerCase())
      ? [{ from: index, to: index + id.length, asked: new Set([id.toLowerCase()]) }]
      : [],
  )
  if (words.length === 0) return named
  // Ids contain no words.
  const open = text.replace(anyId, (id) => ' '.repeat(id.length))
  const all = new Set(wordsIn(open))
  // Most texts contain none of the words, and checking tokens one by one is slow.
  if (!words.some(({ word, isPrefix }) => hasWord(all, word, isPrefix))) return named
  const spoken = [...open.matchAll(wordForm)].flatMap(({ 0: token, index }) => {
    const own = new Set(wordsIn(token))
    const asked = words.filter(({ word, isPrefix }) => hasWord(own, word, isPrefix))
    return asked.length === 0
      ? []
      : [{ from: index, to: index + token.length, asked: new Set(asked.map(({ word }) => word)) }]
  })
  return [...named, ...spoken].sort((a, b) => a.from - b.from)
}

// A value that is a single name in code, such as a cited field: `profit_margin`, `cashRunwayWeeks`.
const codeName = /^[a-z][a-z0-9]+(?:_[a-z0-9]+|[A-Z][a-z0-9]+)+$/

const inWords = (text: string): string =>
  codeName.test(text) ? text.replace(/_|(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase() : text

const cutAround = (text: string, first: number): { readonly start: number; readonly end: number } => {
  const earliest = Math.max(0, first - lead)
  const gap = earliest === 0 ? 0 : text.indexOf(' ', earliest) + 1
  const start = earliest === 0 || gap === 0 || gap > first ? Math.min(earliest, first) : gap
  const latest = Math.min(text.length, start + longest)
  const space = latest === text.length ? latest : text.lastIndexOf(' ', latest)
  return { start, end: space > first ? space : latest }
}

// Part of a text around the first mark of a word not yet shown, with all marks that fit.
const excerpt = (field: string, text: string, marks: readonly Mark[], wanted: ReadonlySet<string>) => {
  const first = marks.find(({ asked }) => [...asked].some((word) => wanted.has(word)))
  if (first === undefined) return undefined
  const { start, end } = cutAround(text, first.from)
  const inside = marks.filter(({ from, to }) => from >= start && to <= end)
  const [before, after] = [start > 0 ? '… ' : '', end < text.length ? ' …' : '']
  const shift = before.length - start
  const match: Match = {
    field: field.slice(0, 80).toWellFormed(),
    text: `${before}${text.slice(start, end)}${after}`.toWellFormed(),
    marks: inside.map(({ from, to }) => ({ from: from + shift, to: to + shift })),
  }
  return { match, covered: inside.flatMap(({ asked }) => [...asked]) }
}

const envelopeTexts = ({ row }: SearchedEvent): readonly (readonly [string, string | null])[] => [
  ['id', row.id],
  ['stream', row.stream],
  ['actor', row.actor],
  ['correlation', row.correlation_id],
  ['causation', row.causation_id],
]

/**
 * Short excerpts that together show each search word and id if possible; those with most matches first. `isShown` is
 * false while identifiers are hidden; ids are then shortened, as in the entry.
 */
export const excerptsOf = (
  searched: SearchedEvent,
  criteria: LogCriteria,
  isShown: boolean,
): readonly Match[] => {
  const { row, event } = searched
  const known = eventType(event?.type ?? row.type)
  return excerptsIn(
    [
      ['event', known?.title ?? row.type] as const,
      ...(event && known ? searchableTexts(known.show(event.data)) : []),
      ...(criteria.ids.length > 0 && isShown ? envelopeTexts(searched) : []),
    ],
    criteria,
    isShown,
  )
}

/** Positions of the search words in a title. */
export const titleMarks = (title: string, criteria: LogCriteria): Match['marks'] =>
  marksIn(title, criteria).map(({ from, to }) => ({ from, to }))

/** Short excerpts of named texts that together show each search word and id if possible. */
export const excerptsIn = (
  named: readonly (readonly [field: string, text: string | null])[],
  criteria: LogCriteria,
  isShown: boolean,
): readonly Match[] => {
  const texts = named.flatMap(([field, text]) => {
    const shown = inWords((isShown ? text : text && maskIds(text))?.replace(/\s/g, ' ') ?? '')
    const marks = marksIn(shown, criteria)
    return marks.length === 0 ? [] : [{ field, text: shown, marks }]
  })
  const wanted = new Set([...criteria.words.map(({ word }) => word), ...criteria.ids])
  const matches: Match[] = []
  while (wanted.size > 0 && matches.length < maxExcerpts) {
    const found = texts.flatMap(({ field, text, marks }) => excerpt(field, text, marks, wanted) ?? [])
    const shows = ({ covered }: { covered: readonly string[] }) =>
      new Set(covered.filter((word) => wanted.has(word))).size
    const best = found.reduce<(typeof found)[number] | undefined>(
      (most, one) => (most === undefined || shows(one) > shows(most) ? one : most),
      undefined,
    )
    if (best === undefined) break
    for (const word of best.covered) wanted.delete(word)
    matches.push(best.match)
  }
  return matches
}
