/** The seal of each head, and the first position that may not be from the service, if there is one (decision 910). */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table workspace_head
    add column seal bytea check (length(seal) = 32),
    add column doubted_from bigint check (doubted_from > 0)`.execute(db)
}
