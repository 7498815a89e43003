/** A personal profile for each account of a workspace; that of a demo, which has no accounts, belongs to the empty one. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table personal_profile add column account_id text not null default ''`.execute(db)
  await sql`alter table personal_profile drop constraint personal_profile_pkey`.execute(db)
  await sql`alter table personal_profile add constraint personal_profile_pkey
    primary key (workspace, account_id)`.execute(db)
}
