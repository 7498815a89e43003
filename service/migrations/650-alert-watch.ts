/** Figures that a person asks to be told about. */
import { type Kysely, sql } from 'kysely'
import { isolateTable, readTableGrants } from '../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table alert_watch (
    workspace text not null,
    id text not null,
    account_id text not null,
    subject text not null,
    since timestamptz not null,
    primary key (workspace, id))`.execute(db)
  await isolateTable(db, 'alert_watch', readTableGrants)
}
