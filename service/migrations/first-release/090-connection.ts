/** Connected integrations. */
import { type Kysely, sql } from 'kysely'
import { isolateTable, readTableGrants } from '../../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table connection (
    workspace text not null,
    id text not null,
    type text not null,
    status text not null,
    last_sync timestamptz,
    setup_keys text not null,
    failure text,
    created_at timestamptz not null,
    primary key (workspace, id))`.execute(db)
  await isolateTable(db, 'connection', readTableGrants)
}
