/** Adds how a message was read, and what a quick action made of it, to the turns of a thread; both JSON, null before. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table chat_turn add column plans text, add column drafts text`.execute(db)
}
