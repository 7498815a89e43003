/** The two profiles, each one row per workspace. */
import { type Kysely, sql } from 'kysely'
import { isolateTable, readTableGrants } from '../../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table business_profile (
    workspace text primary key,
    fields text not null,
    saved_at timestamptz not null)`.execute(db)
  await sql`create table personal_profile (
    workspace text primary key,
    person text not null,
    preferences text not null,
    saved_at timestamptz not null)`.execute(db)
  await isolateTable(db, 'business_profile', readTableGrants)
  await isolateTable(db, 'personal_profile', readTableGrants)
}
