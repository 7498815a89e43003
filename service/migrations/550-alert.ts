/** What people did with alerts. */
import { type Kysely, sql } from 'kysely'
import { isolateTable, readTableGrants } from '../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table alert_mark (
    workspace text not null,
    id text not null,
    until_day date,
    is_useful boolean,
    kind text not null,
    about text not null,
    primary key (workspace, id))`.execute(db)
  await isolateTable(db, 'alert_mark', readTableGrants)
}
