/** Cosignatures of witnesses on checkpoints. */
import { type Kysely, sql } from 'kysely'
import { isolateTable } from '../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table cosignature (
    workspace text not null,
    size bigint not null check (size > 0),
    witness text not null,
    line text not null,
    cosigned_at timestamptz not null,
    primary key (workspace, size, witness))`.execute(db)
  // No update: what a witness said stays.
  await isolateTable(db, 'cosignature', 'select, insert')
  await sql`create trigger refuse_dropped before insert on cosignature for each row execute function refuse_dropped()`.execute(
    db,
  )
}
