/** Messages from the contact form. */
import { type Kysely, sql } from 'kysely'
import { isolateTable, readTableGrants } from '../../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table contact (
    workspace text not null,
    id text not null,
    person_subject text not null,
    person_box text not null,
    inquiry_type text not null,
    preferred_contact text not null,
    created_at timestamptz not null,
    primary key (workspace, id))`.execute(db)
  await isolateTable(db, 'contact', readTableGrants)
}
