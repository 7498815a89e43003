/** Adds the chart to a brief; JSON, null before. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table brief add column chart text`.execute(db)
}
