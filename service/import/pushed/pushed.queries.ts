/** Reads pushed sales: as blocks of their days, and as rows by number. */
import type { Kysely } from 'kysely'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { ImportId } from '#schema/import/import'
import type { Tables } from '../../tables.ts'
import type { Block, Entry } from '../records/blocks.ts'

/** Pushed sales of some days, as one block per source and day. */
export const readPushed = async (
  db: Kysely<Tables>,
  dates: readonly IsoDate[],
): Promise<readonly Block[]> => {
  const rows = await db
    .selectFrom('import_pushed')
    .select(['source', 'id', 'mark', 'connection_id', 'row', 'date', 'content'])
    .where('date', 'in', [...dates])
    .orderBy('date')
    .orderBy('source')
    .orderBy('row')
    .execute()
  const blocks = new Map<string, Omit<Block, 'entries'> & { entries: Entry[] }>()
  for (const { source, id, mark, connection_id, row, date, content } of rows) {
    const key = `${date} ${source}`
    const block = blocks.get(key) ?? {
      importId: decodeOrThrow(ImportId, connection_id, 'A connection'),
      date: decodeOrThrow(IsoDate, date, 'A day'),
      source,
      entries: [],
    }
    block.entries.push({ row, id, mark, content })
    blocks.set(key, block)
  }
  return [...blocks.values()]
}
