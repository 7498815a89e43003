/** Who has left the tour; and the log's index is made again from the history, with the steps of decisions as outcomes. */
import { type Kysely, sql } from 'kysely'
import { isolateTable, readTableGrants } from '../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table tour_ending (
    workspace text not null,
    account_id text not null,
    ending text not null,
    left_at timestamptz not null,
    primary key (workspace, account_id))`.execute(db)
  await isolateTable(db, 'tour_ending', readTableGrants)
  await sql`truncate log_index, log_chunk`.execute(db)
}
