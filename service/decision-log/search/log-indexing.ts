/** Indexes the log in the background, independent of appends and searches. */
import { setTimeout } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Workspaces } from '../../accounts/workspaces.ts'
import type { Database } from '../../database/pool.ts'
import { awaitBackground } from '../../runtime/background.ts'
import { scheduleRounds } from '../../runtime/rounds.ts'
import type { Tables } from '../../tables.ts'
import { isIndexBehind, logState } from './log-finder.ts'
import { catchUpLogIndex } from './log-index.ts'

/** Milliseconds between rounds. */
const roundEveryMs = 2000

const underWay = new WeakMap<Kysely<Tables>, Promise<unknown>>()

/** Indexes complete chunks of a workspace, or joins a run in progress. Never throws. */
export const indexLog = (database: Database, workspace: string): Promise<unknown> => {
  const db = database.of(workspace)
  const running = underWay.get(db)
  if (running) return running
  if (!database.hasSpace()) return Promise.resolve()
  // Searches are exact without the index, and the next round tries again.
  const started = catchUpLogIndex(db, true)
    .catch(() => {})
    .finally(() => underWay.delete(db))
  underWay.set(db, started)
  return started
}

/** Milliseconds for which a search waits for the index, and the maximum backlog for which that may be enough. */
const waitMs = 250
const maxAwaited = 8192

/** Call before a search: starts indexing, and waits briefly if that may help. */
export const ensureIndexed = async (database: Database, workspace: string): Promise<void> => {
  const state = await logState(database.of(workspace))
  const indexing = indexLog(database, workspace)
  const waiting = new AbortController()
  const { signal } = waiting
  if (isIndexBehind(state) && state.head - state.indexed <= maxAwaited)
    await awaitBackground(() =>
      Promise.race([indexing, setTimeout(waitMs, undefined, { signal }).catch(() => {})]),
    )
  waiting.abort()
}

/** Follows these workspaces. The returned function stops it, and resolves after the current round. */
export const scheduleLogIndexing = (database: Database, workspaces: Workspaces): (() => Promise<unknown>) =>
  scheduleRounds(roundEveryMs, async (isEnded) => {
    for (const workspace of await workspaces()) if (!isEnded()) await indexLog(database, workspace)
  })
