/**
 * Search index of the log: the terms in each chunk of 256 positions, so that a search reads only events that may match
 * (decision 120). Rows are written once a chunk is complete, and never changed. A release that extracts other terms must
 * empty both tables in a migration of its own; the next search fills them again.
 */
import { type Kysely, sql } from 'kysely'
import { isolateTable } from '../../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  // Bit n is position 256 × chunk + n + 1. Collation "C" makes a prefix search a range scan. The index includes the bits,
  // because rows of one term are adjacent in the index but scattered over the table.
  await sql`create table log_index (
    workspace text not null,
    term text collate "C" not null,
    chunk integer not null,
    positions bit(256) not null,
    primary key (workspace, term, chunk) include (positions))`.execute(db)
  // Times are milliseconds since 1970; `ids` is a Bloom filter over all ids in the events.
  await sql`create table log_chunk (
    workspace text not null,
    chunk integer not null,
    earliest bigint not null,
    latest bigint not null,
    ids bytea not null,
    primary key (workspace, chunk) include (earliest, latest))`.execute(db)
  // Store the filter inline: fetching it from TOAST would cost more than the rest of a search.
  await sql`alter table log_chunk alter column ids set storage plain`.execute(db)
  await isolateTable(db, 'log_index', 'select, insert')
  await isolateTable(db, 'log_chunk', 'select, insert')
}
