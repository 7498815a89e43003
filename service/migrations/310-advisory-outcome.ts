/** Adds what an advisory promises, what is expected of it, and how it came out. No earlier event has any of the three. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table advisory add column promises text, add column expects text, add column outcome text`.execute(
    db,
  )
}
