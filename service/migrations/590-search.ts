/** Saved searches; and the log's index is made again from the history, with who acted as a term. */
import { type Kysely, sql } from 'kysely'
import { isolateTable, readTableGrants } from '../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table saved_search (
    workspace text not null,
    id text not null,
    account_id text not null,
    search text not null,
    saved_at timestamptz not null,
    primary key (workspace, id))`.execute(db)
  await isolateTable(db, 'saved_search', readTableGrants)
  await sql`truncate log_index, log_chunk`.execute(db)
}
