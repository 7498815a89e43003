/** What people said about accounts after their files were recorded. */
import { type Kysely, sql } from 'kysely'
import { isolateTable, readTableGrants } from '../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table account_answers (
    workspace text not null,
    id text not null,
    position bigint not null,
    answers text not null,
    told_at timestamptz not null,
    undone_at timestamptz,
    primary key (workspace, id))`.execute(db)
  await isolateTable(db, 'account_answers', readTableGrants)
}
