/** Saved views beside saved searches, which are of no screen. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table saved_search add column screen text`.execute(db)
}
