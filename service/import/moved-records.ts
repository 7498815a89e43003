/** Records whose number repeats on another day: a corrected day, so the record leaves the earlier one. */
import type { Kysely } from 'kysely'
import type { IsoDate } from '#schema/core/scalars'
import type { ImportAnswers, ImportKind } from '#schema/import/import'
import type { Tables } from '../tables.ts'
import type { CollectedRows } from './collect-rows.ts'
import { type Counting, daysOfImport, readBlocks } from './import.queries.ts'
import { recalledAnswers } from './reading/remembered.ts'
import { type Entry, type LiveRecord, liveRecords } from './records/blocks.ts'
import { numberOf } from './records/line-number.ts'

/** Moved records by number, and for each earlier day the entries that remove them. */
export type Moved = {
  readonly from: ReadonlyMap<string, LiveRecord>
  readonly gone: ReadonlyMap<IsoDate, readonly Entry[]>
  /** Records that would change in more than the day: numbers may also restart daily. */
  readonly unclear: readonly LiveRecord[]
}

/** True if equal numbers on other days are further records, by this answer or by one for an earlier file. */
export const areFurther = (answers: ImportAnswers, decided: ImportAnswers): boolean =>
  (answers['same-numbers'] ?? recalledAnswers(decided)['same-numbers']) === 'further'

/** Days processed at a time. */
const daysAtOnce = 60

type Dated = { readonly date: IsoDate; readonly record: LiveRecord }

/** Everything after the day. */
const withoutDay = (content: string): string => content.slice('["2026-11-03"'.length)

/** Recorded rows of the file's source with one of its numbers, by number. */
const recordsByNumber = async (
  db: Kysely<Tables>,
  kind: ImportKind,
  source: string,
  imports: readonly Counting[],
  contentOf: ReadonlyMap<string, unknown>,
): Promise<ReadonlyMap<string, readonly Dated[]>> => {
  const dates = new Set<IsoDate>()
  for (const one of imports)
    if (one.source === source) for (const date of await daysOfImport(db, one.id)) dates.add(date)
  const all = [...dates].sort()
  const counting = imports.map(({ id }) => id)
  const found = new Map<string, Dated[]>()
  for (let at = 0; at < all.length; at += daysAtOnce) {
    const part = all.slice(at, at + daysAtOnce)
    const blocks = await readBlocks(db, kind, part, counting)
    for (const date of part)
      for (const record of liveRecords(blocks.get(date) ?? [])) {
        if (record.source !== source || record.id === null) continue
        const number = numberOf(record.id, record.content)
        if (!contentOf.has(number)) continue
        const known = found.get(number)
        if (known) known.push({ date, record })
        else found.set(number, [{ date, record }])
      }
  }
  return found
}

const nothing: Moved = { from: new Map(), gone: new Map(), unclear: [] }

/**
 * Finds records of the file's source with one of its numbers on another day, if the number is unique both in
 * the file and on record. `hasFurther` is true if the user said that numbers restart.
 */
export const movedRecords = async (
  db: Kysely<Tables>,
  kind: ImportKind,
  source: string,
  imports: readonly Counting[],
  { lineOfNumber, hasUniqueIds }: Pick<CollectedRows, 'lineOfNumber' | 'hasUniqueIds'>,
  hasFurther: boolean,
): Promise<Moved> => {
  if (!hasUniqueIds || hasFurther || lineOfNumber.size === 0) return nothing
  const known = await recordsByNumber(db, kind, source, imports, lineOfNumber)
  const from = new Map<string, LiveRecord>()
  const gone = new Map<IsoDate, Entry[]>()
  const unclear: LiveRecord[] = []
  for (const [number, [only, ...others]] of known) {
    const line = lineOfNumber.get(number)
    if (!line || !only || others.length > 0 || only.date === line.date) continue
    const { date, record } = only
    from.set(number, record)
    const left = gone.get(date)
    if (left) left.push({ ...record, content: null })
    else gone.set(date, [{ ...record, content: null }])
    if (withoutDay(record.content) !== withoutDay(line.content)) unclear.push(record)
  }
  return { from, gone, unclear }
}
