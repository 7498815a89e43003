/** Decision briefs. */
import { type Kysely, sql } from 'kysely'
import { isolateTable, readTableGrants } from '../../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table brief (
    workspace text not null,
    id text not null,
    topic text not null,
    title text not null,
    category text not null,
    what text not null,
    why text not null,
    so_what text not null,
    confidence integer not null,
    persona_key text not null,
    basis text not null,
    created_at timestamptz not null,
    primary key (workspace, id))`.execute(db)
  await sql`create index brief_latest on brief (workspace, created_at desc, id desc)`.execute(db)
  await isolateTable(db, 'brief', readTableGrants)
}
