/** Adds the finding that an advisory rests on. No earlier event has one. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table advisory add column finding text`.execute(db)
}
