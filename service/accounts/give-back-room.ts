/**
 * Returns the disk space of dropped workspaces. Autovacuum only makes it available to new rows: files keep
 * their size while one row near their end remains, such as the tombstone of a dropped copy. Embedded database
 * only (decision 310).
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

/** Minimum share of removed rows. */
const minRemovedPart = 0.1

/** Larger tables are left alone: calls wait while a table is rewritten, about a second per 100 MB. */
const maxBytes = 256_000_000

// Counted since the table was last rewritten.
const sparseTables = `select quote_ident(s.relname) as name, s.relid::int as id from pg_stat_user_tables s
  where s.schemaname = 'public' and s.n_tup_del >= greatest($1::float8, $2::float8 * s.n_live_tup)
    and pg_total_relation_size(s.relid) <= $3::float8
  order by s.relname`

/** Rewrites tables with many removed rows and returns their names. Skips tables with long-running readers. */
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
      // The lock timed out; the next round tries again.
      if (!(error instanceof Error && 'code' in error && error.code === '55P03')) throw error
    }
  return done
}

/** Returns disk space every hour, unless the disk is full: rewriting a table needs its size once more. */
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

/** Background work that only the embedded database needs. */
export const scheduleEmbedded = (
  ownerUrl: string,
  service: Pick<Service, 'database' | 'report'>,
): readonly (() => Promise<unknown>)[] => [
  scheduleTraceClearing(ownerUrl, service.report),
  scheduleRoom(ownerUrl, service),
]
