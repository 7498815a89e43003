/** Applies pushed records: of two versions of a number the later one wins, whatever order they arrive in. */
import type { Kysely } from 'kysely'
import type { ConnectionId } from '#schema/connection/connection'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import type { Tables } from '../../tables.ts'
import type { PushedRecord } from './pushed-record.ts'

/** A record of a message, with the message's place in the order of arrival. */
export type ArrivedRecord = PushedRecord & { readonly arrival: number }

/** Outcomes of the records, and the days affected. */
export type Applied = {
  readonly imported: number
  readonly duplicates: number
  readonly corrected: number
  readonly days: readonly IsoDate[]
}

const keyOf = ({ id, mark }: { readonly id: string; readonly mark: string }): string => `${mark} ${id}`

/** Rows per statement. */
const rowsAtOnce = 200

type Version = Pick<Tables['import_pushed'], 'ordering' | 'date' | 'content'>

const readVersions = async (
  db: Kysely<Tables>,
  source: string,
  ids: readonly string[],
): Promise<Map<string, Version>> => {
  const rows = await db
    .selectFrom('import_pushed')
    .select(['id', 'mark', 'ordering', 'date', 'content'])
    .where('source', '=', source)
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [keyOf(row), row]))
}

/** Writes the records. Each row is guarded by its ordering, so concurrent processes cannot undo a later version. */
export const applyRecords = async (
  db: Kysely<Tables>,
  workspace: string,
  connectionId: ConnectionId,
  source: string,
  records: readonly ArrivedRecord[],
): Promise<Applied> => {
  const touched = new Set<string>()
  const counts = { imported: 0, duplicates: 0, corrected: 0 }
  if (records.length === 0) return { ...counts, days: [] }
  const versions = await readVersions(db, source, [...new Set(records.map(({ id }) => id))])
  const newest = new Map<string, ArrivedRecord>()
  for (const record of records) {
    const key = keyOf(record)
    const before = versions.get(key)
    for (const date of [before?.date, record.date]) if (date) touched.add(date)
    if (before && record.ordering < before.ordering) {
      counts.duplicates += record.content === null ? 0 : 1
      continue
    }
    if (before && before.content === record.content) counts.duplicates += record.content === null ? 0 : 1
    else if (before) counts.corrected += 1
    else if (record.content !== null) counts.imported += 1
    versions.set(key, record)
    newest.set(key, record)
  }
  const rows = [...newest.values()]
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await db
      .insertInto('import_pushed')
      .values(
        rows.slice(from, from + rowsAtOnce).map(({ id, mark, ordering, date, content, arrival }) => ({
          workspace,
          source,
          id,
          mark,
          connection_id: connectionId,
          ordering,
          row: arrival,
          date,
          content,
        })),
      )
      .onConflict((on) =>
        on
          .columns(['workspace', 'source', 'id', 'mark'])
          .doUpdateSet(({ ref }) => ({
            connection_id: ref('excluded.connection_id'),
            ordering: ref('excluded.ordering'),
            row: ref('excluded.row'),
            date: ref('excluded.date'),
            content: ref('excluded.content'),
          }))
          .whereRef('excluded.ordering', '>=', 'import_pushed.ordering'),
      )
      .execute()
  const days = [...touched].sort().map((date) => decodeOrThrow(IsoDate, date, 'A day'))
  return { ...counts, days }
}
