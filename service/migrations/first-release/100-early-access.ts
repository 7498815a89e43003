/** Requests for early access. */
import { type Kysely, sql } from 'kysely'
import { isolateTable, readTableGrants } from '../../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table early_access (
    workspace text not null,
    id text not null,
    person_subject text not null,
    person_box text not null,
    industry text,
    team_size text,
    heard_about text,
    interests text not null,
    created_at timestamptz not null,
    primary key (workspace, id))`.execute(db)
  await isolateTable(db, 'early_access', readTableGrants)
}
