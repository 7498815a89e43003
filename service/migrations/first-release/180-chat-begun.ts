/** Stores the initial evidence with a draft, so that it is recorded even if the reply ends early. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table chat_draft add column begun text`.execute(db)
}
