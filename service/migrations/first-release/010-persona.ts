/** The current executive style. */
import { type Kysely, sql } from 'kysely'
import { isolateTable, readTableGrants } from '../../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table persona (
    workspace text primary key,
    persona_key text not null)`.execute(db)
  await isolateTable(db, 'persona', readTableGrants)
}
