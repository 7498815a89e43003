/** Records whose number comes again on another day: a correction of the day, so the record leaves the earlier one. */
import type { Kysely } from 'kysely'
import type { IsoDate } from '#schema/core/scalars'
import type { ImportKind } from '#schema/import/import'
import type { Tables } from '../tables.ts'
import type { CollectedRows } from './collect-rows.ts'
import { type Counting, daysOfImport, readBlocks } from './import.queries.ts'
import { type Entry, type LiveRecord, liveRecords } from './records/blocks.ts'
import { numberOf } from './records/line.ts'

/** What has moved: marks by number, and for each earlier day the entries that take its records away. */
export type Moved = {
  readonly from: ReadonlyMap<string, LiveRecord>
  readonly gone: ReadonlyMap<IsoDate, readonly Entry[]>
}

/** Days handled at once. */
const daysAtOnce = 60

/** Finds records of the file's source with one of its numbers on another day; only where a number is one record. */
export const movedRecords = async (
  db: Kysely<Tables>,
  kind: ImportKind,
  source: string,
  imports: readonly Counting[],
  { dateOfNumber, hasUniqueIds }: Pick<CollectedRows, 'dateOfNumber' | 'hasUniqueIds'>,
): Promise<Moved> => {
  const from = new Map<string, LiveRecord>()
  const gone = new Map<IsoDate, Entry[]>()
  const own = imports.filter((one) => one.source === source)
  if (!hasUniqueIds || dateOfNumber.size === 0) return { from, gone }
  const dates = new Set<IsoDate>()
  for (const { id } of own) for (const date of await daysOfImport(db, id)) dates.add(date)
  const all = [...dates].sort()
  const counting = imports.map(({ id }) => id)
  for (let at = 0; at < all.length; at += daysAtOnce) {
    const part = all.slice(at, at + daysAtOnce)
    const blocks = await readBlocks(db, kind, part, counting)
    for (const date of part)
      for (const record of liveRecords(blocks.get(date) ?? [])) {
        if (record.source !== source || record.id === null) continue
        const now = dateOfNumber.get(numberOf(record.id, record.content))
        if (now === undefined || now === date || from.has(numberOf(record.id, record.content))) continue
        from.set(numberOf(record.id, record.content), record)
        gone.set(date, [...(gone.get(date) ?? []), { ...record, content: null }])
      }
  }
  return { from, gone }
}
