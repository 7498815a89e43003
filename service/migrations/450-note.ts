/** Notes with a date. */
import { type Kysely, sql } from 'kysely'
import { isolateTable, readTableGrants } from '../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table note (
    workspace text not null,
    id text not null,
    text text not null,
    from_day date not null,
    to_day date not null,
    created_at timestamptz not null,
    primary key (workspace, id))`.execute(db)
  await sql`create index note_newest on note (workspace, created_at desc, id desc)`.execute(db)
  await isolateTable(db, 'note', readTableGrants)
}
