/** The writing of a workspace, searchable by its words. */
import { type Kysely, sql } from 'kysely'
import { isolateTable, readTableGrants } from '../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  // No index on the words: under row-level security Postgres looks at a row's workspace before it tries any operator
  // that is not leakproof, and text search is none, so the primary key leads to the rows whatever else there is.
  // The words follow from title and body, so nobody writes them, and nobody can get them wrong.
  await sql`create table passage (
    workspace text not null,
    id text not null,
    kind text not null,
    title text not null,
    body text not null,
    recorded_at timestamptz not null,
    words tsvector not null generated always as
      (setweight(to_tsvector('english', title), 'A') || to_tsvector('english', body)) stored,
    primary key (workspace, id))`.execute(db)
  await isolateTable(db, 'passage', readTableGrants)
  // How far the history has been read for passages.
  await sql`create table passage_head (workspace text primary key, position bigint not null)`.execute(db)
  await isolateTable(db, 'passage_head', readTableGrants)
}
