/** Memos of the inbox. */
import { type Kysely, sql } from 'kysely'
import { isolateTable, readTableGrants } from '../../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table memo (
    workspace text not null,
    id text not null,
    subject text not null,
    content text not null,
    type text not null,
    priority text not null,
    status text not null,
    from_persona text not null,
    created_at timestamptz not null,
    primary key (workspace, id))`.execute(db)
  await isolateTable(db, 'memo', readTableGrants)
}
