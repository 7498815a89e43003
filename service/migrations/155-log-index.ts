/**
 * What each chunk of 256 positions of the log holds, so that a search needs to read only events that may be meant.
 * Rows are written once a chunk is complete, and never changed. A release that finds other terms in an event than the
 * one before empties both tables in a migration of its own; the next search fills them again.
 */
import { type Kysely, sql } from 'kysely'
import { isolateTable } from '../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  // Bit n stands for the position 256 × chunk + n + 1. The order of the bytes lets a beginning of a word be a range. The
  // key carries the bits along: rows of one term lie side by side there, and one to a page in the table itself.
  await sql`create table log_index (
    workspace text not null,
    term text collate "C" not null,
    chunk integer not null,
    positions bit(256) not null,
    primary key (workspace, term, chunk) include (positions))`.execute(db)
  // Times are milliseconds since 1970; `ids` is a Bloom filter over every id that the events name.
  await sql`create table log_chunk (
    workspace text not null,
    chunk integer not null,
    earliest bigint not null,
    latest bigint not null,
    ids bytea not null,
    primary key (workspace, chunk) include (earliest, latest))`.execute(db)
  // A filter is read in place: fetching it from beside the table would cost more than all else about a search.
  await sql`alter table log_chunk alter column ids set storage plain`.execute(db)
  await isolateTable(db, 'log_index', 'select, insert')
  await isolateTable(db, 'log_chunk', 'select, insert')
}
