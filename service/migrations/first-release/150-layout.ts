/** Arrangements of the dashboards. */
import { type Kysely, sql } from 'kysely'
import { isolateTable, readTableGrants } from '../../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table layout (
    workspace text not null,
    id text not null,
    dashboard text not null,
    width text not null,
    panels text not null,
    primary key (workspace, id))`.execute(db)
  await isolateTable(db, 'layout', readTableGrants)
}
