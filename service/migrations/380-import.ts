/** Imported files, the figures of their days, files that are not committed yet, and the records of each file by day. */
import { type Kysely, sql } from 'kysely'
import { isolateTable, readTableGrants } from '../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table import (
    workspace text not null,
    id text not null,
    position bigint not null,
    kind text not null,
    sha256 text not null,
    source text not null,
    time_zone text not null,
    currency text not null,
    today date not null,
    labels text,
    answers text not null,
    summary text not null,
    imported_at timestamptz not null,
    undone_at timestamptz,
    rested_on text,
    primary key (workspace, id))`.execute(db)
  await sql`create table import_day (
    workspace text not null,
    id text not null,
    kind text not null,
    date date not null,
    records integer not null,
    sha256 text not null,
    figures text not null,
    position bigint not null,
    primary key (workspace, id))`.execute(db)
  await sql`create table import_draft (
    workspace text not null,
    id text not null,
    sha256 text not null,
    answers text not null,
    summary text not null,
    created_at timestamptz not null,
    primary key (workspace, id))`.execute(db)
  await sql`create table import_block (
    workspace text not null,
    import_id text not null,
    kind text not null,
    date date not null,
    source text not null,
    entries bytea not null,
    primary key (workspace, kind, date, import_id))`.execute(db)
  for (const table of ['import', 'import_day', 'import_draft', 'import_block'])
    await isolateTable(db, table, readTableGrants)
}
