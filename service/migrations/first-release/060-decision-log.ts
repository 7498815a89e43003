/** State of the privacy toggle. */
import { type Kysely, sql } from 'kysely'
import { isolateTable, readTableGrants } from '../../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table decision_log (
    workspace text primary key,
    show_identifiers boolean not null)`.execute(db)
  await isolateTable(db, 'decision_log', readTableGrants)
}
