/** Snapshots of long streams: state, fingerprint of the fold, and the event it was taken at. */
import { type Kysely, sql } from 'kysely'
import { isolateTable } from '../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table stream_snapshot (
    workspace text not null,
    stream text not null,
    version integer not null check (version > 0),
    fold text not null,
    state json not null,
    hash bytea not null check (length(hash) = 32),
    primary key (workspace, stream)) with (fillfactor = 70)`.execute(db)
  await isolateTable(db, 'stream_snapshot', 'select, insert, update, delete')
}
