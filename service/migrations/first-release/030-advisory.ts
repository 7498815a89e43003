/** Advisories, new and settled. */
import { type Kysely, sql } from 'kysely'
import { isolateTable, readTableGrants } from '../../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table advisory (
    workspace text not null,
    id text not null,
    title text not null,
    message text not null,
    urgency text not null,
    status text not null,
    suggested_action text,
    worth text,
    created_at timestamptz not null,
    settled_at timestamptz,
    primary key (workspace, id))`.execute(db)
  await isolateTable(db, 'advisory', readTableGrants)
}
