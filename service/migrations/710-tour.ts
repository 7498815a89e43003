/** Who has left the tour, so that it is not offered again. */
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
}
