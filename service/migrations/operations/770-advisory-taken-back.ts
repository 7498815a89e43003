/** Adds the file whose figures an advisory rested on, once it was taken back. No earlier event names one. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table advisory add column taken_back text`.execute(db)
}
