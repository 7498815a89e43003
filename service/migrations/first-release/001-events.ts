/** The history of every workspace, its heads, and the idempotency records. */
import { type Kysely, sql } from 'kysely'
import { isolateTable } from '../../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table events (
    workspace text not null,
    position bigint not null check (position > 0),
    id text not null,
    stream text not null,
    version integer not null check (version > 0),
    type text not null,
    data json not null,
    actor text not null,
    persona text,
    correlation_id text,
    causation_id text,
    recorded_at timestamptz not null,
    previous_hash bytea not null check (length(previous_hash) = 32),
    hash bytea not null check (length(hash) = 32),
    primary key (workspace, position),
    constraint events_stream_version unique (workspace, stream, version))`.execute(db)
  await sql`create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception 'events are append-only' using errcode = 'insufficient_privilege'; end $$`.execute(
    db,
  )
  await sql`create trigger append_only before update or delete or truncate on events
    for each statement execute function refuse_change()`.execute(db)
  await sql`create table workspace_head (
    workspace text primary key,
    position bigint not null,
    hash bytea not null)`.execute(db)
  await sql`create table idempotency (
    workspace text not null,
    key_hash bytea not null,
    fingerprint bytea not null,
    answer text not null,
    is_sealed boolean not null,
    recorded_at timestamptz not null default now(),
    primary key (workspace, key_hash))`.execute(db)
  await sql`create table subject_key (
    workspace text not null,
    subject text not null,
    key bytea not null check (length(key) = 32),
    primary key (workspace, subject))`.execute(db)
  await isolateTable(db, 'events', 'select, insert')
  await isolateTable(db, 'workspace_head', 'select, insert, update')
  await isolateTable(db, 'idempotency', 'select, insert')
  await isolateTable(db, 'subject_key', 'select, insert')
}
