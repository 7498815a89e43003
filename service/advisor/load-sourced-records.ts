/** Records with the state of their sources, so that advice can say which of them are stale or broken. */
import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'
import type { ImportedReader } from './detail/imported-reader.ts'
import { loadRecords } from './load-records.ts'
import type { Records } from './records.ts'

/** As `loadRecords`, with `sources`. At an earlier moment the slices `import` and `connection` are needed, too. */
export const loadSourcedRecords = async (
  db: Kysely<Tables>,
  now: Date,
  imported: ImportedReader,
): Promise<Records> => {
  const [records, sources] = await Promise.all([loadRecords(db, now), imported.sources(db, now)])
  return { ...records, sources }
}
