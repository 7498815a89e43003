/** The strategic focus, one row per workspace. */
import { type Kysely, sql } from 'kysely'
import { isolateTable, readTableGrants } from '../../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table focus (
    workspace text primary key,
    id text not null,
    primary_focus text not null,
    secondary_priorities text not null,
    urgency text not null,
    timeline text not null,
    description text,
    success_metrics text not null)`.execute(db)
  await isolateTable(db, 'focus', readTableGrants)
}
