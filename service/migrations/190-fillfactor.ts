/**
 * Rows that change after they were written keep some room on their page: a change then stays beside the row, and no index
 * is touched for it.
 */
import { type Kysely, sql } from 'kysely'

const changing = ['advisory', 'memo', 'session', 'session_activity', 'connection']

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of changing) await sql`alter table ${sql.table(table)} set (fillfactor = 70)`.execute(db)
}
