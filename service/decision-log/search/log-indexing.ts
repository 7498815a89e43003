/** Indexes the log in the background, independent of appends and searches. */
import type { Kysely } from 'kysely'
import type { Database } from '../../database/pool.ts'
import type { Tables } from '../../tables.ts'
import { logState } from './log-finder.ts'
import { catchUpLogIndex } from './log-index.ts'

/** Milliseconds between rounds. */
const roundEveryMs = 2000

const underWay = new WeakMap<Kysely<Tables>, Promise<unknown>>()

/** Indexes complete chunks, or joins a run in progress; `db` is bound to the workspace. Never throws. */
export const indexLog = (db: Kysely<Tables>): Promise<unknown> => {
  const running = underWay.get(db)
  if (running) return running
  // Searches are exact without the index, and the next round tries again.
  const started = catchUpLogIndex(db)
    .catch(() => {})
    .finally(() => underWay.delete(db))
  underWay.set(db, started)
  return started
}

/** Up to this many events, reading them is faster than indexing them first. */
const fewEvents = 4096

/**
 * Call before a search: starts indexing, and waits for it if so many events are missing that reading them would take
 * longer. `db` is bound to the workspace.
 */
export const ensureIndexed = async (db: Kysely<Tables>): Promise<void> => {
  const { head, indexed } = await logState(db)
  const indexing = indexLog(db)
  if (head - indexed > fewEvents) await indexing
}

/** Follows these workspaces. The returned function stops it, and resolves after the current round. */
export const scheduleLogIndexing = (
  database: Database,
  workspaces: readonly string[],
): (() => Promise<unknown>) => {
  let isEnded = false
  const look = async (): Promise<void> => {
    for (const workspace of workspaces) if (!isEnded) await indexLog(database.of(workspace))
  }
  let looking = look()
  const timer = setInterval(() => {
    looking = looking.then(look)
  }, roundEveryMs).unref()
  return () => {
    isEnded = true
    clearInterval(timer)
    return looking
  }
}
