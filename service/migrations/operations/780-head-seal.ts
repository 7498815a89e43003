/** The seal of each head, and the first position that may not be from the service, if there is one (decision 910). */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  // No checks: Postgres would prepare them anew for every flush, and a seal of another length is not good anyway.
  await sql`alter table workspace_head add column seal bytea, add column doubted_from bigint`.execute(db)
}
