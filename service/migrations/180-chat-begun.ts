/** Drafts of replies hold what they were begun with, so that the end of one that is not whole records it. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table chat_draft add column begun text`.execute(db)
}
