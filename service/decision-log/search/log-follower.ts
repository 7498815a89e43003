/** Keeps the index of the log close behind the history, apart from every append and every search. */
import type { Kysely } from 'kysely'
import type { Database } from '../../database/pool.ts'
import type { Tables } from '../../tables.ts'
import { logState } from './log-finder.ts'
import { catchUpLogIndex } from './log-index.ts'

/** Milliseconds between two looks. */
const lookEveryMs = 2000

const underWay = new WeakMap<Kysely<Tables>, Promise<unknown>>()

/** Indexes what is complete, unless that is under way already; `db` is bound to the workspace. Never throws. */
export const keepIndexed = (db: Kysely<Tables>): Promise<unknown> => {
  const running = underWay.get(db)
  if (running) return running
  // A search is exact without the index, and the next look tries again.
  const started = catchUpLogIndex(db)
    .catch(() => {})
    .finally(() => underWay.delete(db))
  underWay.set(db, started)
  return started
}

/** Events that are read one by one sooner than they are indexed first. */
const fewEvents = 4096

/**
 * Before a search: starts indexing, and waits for it where so much is missing that reading it event by event would take
 * longer. `db` is bound to the workspace.
 */
export const readyIndex = async (db: Kysely<Tables>): Promise<void> => {
  const { head, indexed } = await logState(db)
  const indexing = keepIndexed(db)
  if (head - indexed > fewEvents) await indexing
}

/** Looks after these workspaces from now on; gives what ends it, once what is under way is done. */
export const followLogs = (database: Database, workspaces: readonly string[]): (() => Promise<unknown>) => {
  let isEnded = false
  const look = async (): Promise<void> => {
    for (const workspace of workspaces) if (!isEnded) await keepIndexed(database.of(workspace))
  }
  let looking = look()
  const timer = setInterval(() => {
    looking = looking.then(look)
  }, lookEveryMs).unref()
  return () => {
    isEnded = true
    clearInterval(timer)
    return looking
  }
}
