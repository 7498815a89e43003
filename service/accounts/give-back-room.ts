/**
 * Gives the disk the room of dropped workspaces back. Autovacuum makes it available to new rows, but the files keep their
 * size while a single row near their end stays, and the tombstones of dropped copies are such rows. Embedded database only
 * (decision 310).
 */
import type pg from 'pg'
import { connectOwner } from '../read-models/rebuild.ts'
import { scheduleRounds } from '../runtime/rounds.ts'
import type { Service } from '../runtime/service.ts'
import { scheduleTraceClearing } from '../sealing/trace-clearing.ts'

/** Milliseconds between rounds. */
const roundEveryMs = 3_600_000

/** Below this, neither a table nor its indexes can be much larger than their rows. */
const minRemovedRows = 100

/** Part of the rows that must have been removed. */
const minRemovedPart = 0.1

/** A larger table is left alone: calls wait while a table is written anew, about a second for 100 MB. */
const maxBytes = 256_000_000

// Counted since the table was last written anew.
const sparseTables = `select quote_ident(s.relname) as name, s.relid::int as id from pg_stat_user_tables s
  where s.schemaname = 'public' and s.n_tup_del >= greatest($1::float8, $2::float8 * s.n_live_tup)
    and pg_total_relation_size(s.relid) <= $3::float8
  order by s.relname`

/** Writes tables anew of which many rows were removed; returns their names. Skips one that somebody is reading for long. */
export const giveBackRoom = async (owner: pg.ClientBase): Promise<readonly string[]> => {
  const { rows } = await owner.query<{ name: string; id: number }>(sparseTables, [
    minRemovedRows,
    minRemovedPart,
    maxBytes,
  ])
  await owner.query(`set lock_timeout = '1s'`)
  const done: string[] = []
  for (const { name, id } of rows)
    try {
      await owner.query(`vacuum (full, analyze) ${name}`)
      await owner.query('select pg_stat_reset_single_table_counters($1)', [id])
      done.push(name)
    } catch (error) {
      // The lock was not to be had in time: the next round tries again.
      if (!(error instanceof Error && 'code' in error && error.code === '55P03')) throw error
    }
  return done
}

/** Gives room back every hour, unless the disk is full: a table needs its size once more while it is written anew. */
const scheduleRoom = (
  ownerUrl: string,
  { database, report }: Pick<Service, 'database' | 'report'>,
): (() => Promise<unknown>) => {
  const round = async (): Promise<void> => {
    if (!database.hasSpace()) return
    try {
      const owner = await connectOwner(ownerUrl)
      await giveBackRoom(owner).finally(() => owner.end())
    } catch (error) {
      report('warn', { err: error }, 'room on the disk could not be given back')
    }
  }
  return scheduleRounds(roundEveryMs, round, true)
}

/** The rounds that only the embedded database needs. */
export const scheduleEmbedded = (
  ownerUrl: string,
  service: Pick<Service, 'database' | 'report'>,
): readonly (() => Promise<unknown>)[] => [
  scheduleTraceClearing(ownerUrl, service.report),
  scheduleRoom(ownerUrl, service),
]
