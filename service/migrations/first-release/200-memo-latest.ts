/** Index for pages of memos, newest first. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index memo_latest on memo (workspace, created_at desc, id desc)`.execute(db)
}
