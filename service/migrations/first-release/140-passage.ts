/** Passages of a workspace's texts, searchable by word. */
import { type Kysely, sql } from 'kysely'
import { isolateTable, readTableGrants } from '../../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  // No index on the words: under row-level security Postgres checks a row's workspace before any operator that is not
  // leakproof, such as text search, so it uses the primary key in any case. The words are generated from title and body.
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
  // Position up to which passages were read from the history.
  await sql`create table passage_head (workspace text primary key, position bigint not null)`.execute(db)
  await isolateTable(db, 'passage_head', readTableGrants)
}
