/** The last backup and the last drill, as each workspace may see them. The service's role only reads: the commands of the operator write. */
import { type Kysely, sql } from 'kysely'
import { isolateTable } from '../../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table backup_run (
    workspace text primary key,
    taken_at timestamptz not null,
    bytes bigint not null check (bytes >= 0),
    position bigint not null check (position >= 0))`.execute(db)
  await sql`create table drill_run (
    workspace text primary key,
    tried_at timestamptz not null,
    taken_at timestamptz,
    position bigint check (position >= 0),
    restored_ms bigint check (restored_ms >= 0),
    reason text)`.execute(db)
  for (const table of ['backup_run', 'drill_run']) await isolateTable(db, table, 'select')
}
