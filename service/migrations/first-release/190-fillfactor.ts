/**
 * Leaves room on the pages of tables whose rows are updated: an update then stays on the same page and touches no index.
 */
import { type Kysely, sql } from 'kysely'

const changing = ['advisory', 'memo', 'session', 'session_activity', 'connection']

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of changing) await sql`alter table ${sql.table(table)} set (fillfactor = 70)`.execute(db)
}
