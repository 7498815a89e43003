/** The Merkle tree of each workspace's history, and its signed checkpoints. */
import { type Kysely, sql } from 'kysely'
import { isolateTable } from '../../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  // Number of events in the tree; extending it locks this row.
  await sql`create table checkpoint_tree (
    workspace text primary key,
    size bigint not null check (size >= 0))`.execute(db)
  // Up to 256 hashes per tile, for every eighth level of the tree (as in C2SP tlog-tiles).
  await sql`create table checkpoint_tile (
    workspace text not null,
    level integer not null,
    index bigint not null,
    hashes bytea not null check (length(hashes) between 32 and 8192 and length(hashes) % 32 = 0),
    primary key (workspace, level, index))`.execute(db)
  await sql`create table checkpoint (
    workspace text not null,
    size bigint not null check (size > 0),
    key_id text not null,
    note text not null,
    made_at timestamptz not null,
    primary key (workspace, size, key_id))`.execute(db)
  await isolateTable(db, 'checkpoint_tree', 'select, insert, update')
  await isolateTable(db, 'checkpoint_tile', 'select, insert, update')
  // No update: signed notes never change.
  await isolateTable(db, 'checkpoint', 'select, insert')
}
