/** A workspace as it stood at a position of its history: a call reads the past with the very queries of the present. */
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { SliceName } from '#schema/slices'
import { type Database, maxAsOfReaders } from '../database/pool.ts'
import { openTurnstile } from '../http/concurrency-limit.ts'
import type { Projection } from '../read-models/projection.ts'
import type { Tables } from '../tables.ts'
import { AsOfReader } from './as-of-reader.ts'
import { openRowHistory } from './row-history.ts'

/** Calls that may wait for a reader, and for how long: a screen asks some ten things at once, so it has room for several people. */
const queue = { mostWaiting: 32, patienceMs: 2000 }

/** Milliseconds after which a reader that nobody uses is closed: somebody who reads a screen comes back to it. */
const idleMs = 600_000

/** Reads a workspace's past. */
export type TimeTravel = {
  /**
   * Runs `use` with queries that see the slices as they stood at `position`; it must lie in the history. Throws a
   * refusal (503, `Retry-After`) when too many read at once; a caller whose `signal` aborts leaves the queue.
   */
  readonly at: <A>(
    workspace: string,
    position: number,
    slices: readonly SliceName[],
    use: (db: Kysely<Tables>) => Promise<A>,
    signal?: AbortSignal,
  ) => Promise<A>
  readonly end: () => Promise<void>
}

/** Opens the past of a database. */
export const openTimeTravel = (database: Database, projections: readonly Projection[]): TimeTravel => {
  const enter = openTurnstile({ most: maxAsOfReaders, ...queue })
  const rows = openRowHistory(database)
  const readers = new LRUCache<AsOfReader, AsOfReader>({
    max: maxAsOfReaders,
    ttl: idleMs,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    dispose: (reader) => void reader.close(),
  })

  const open = (workspace: string, position: number): AsOfReader => {
    // Each call inside uses at most one reader, so among as many readers as calls one is idle.
    const idle = readers.size < maxAsOfReaders ? undefined : [...readers.rkeys()].find((one) => one.isIdle)
    if (idle) readers.delete(idle)
    const connect = () => database.connectPast(workspace)
    const reader = new AsOfReader(connect, workspace, position, rows, () => readers.delete(reader))
    return reader
  }

  // One that stands there already, else one that nobody is using, else a new one.
  const readerAt = (workspace: string, position: number): AsOfReader => {
    const own = [...readers.keys()].filter((reader) => reader.workspace === workspace)
    const there = own.find((reader) => reader.position === position)
    const idle = there ? undefined : own.find((reader) => reader.isIdle)
    idle?.move(position)
    const reader = there ?? idle ?? open(workspace, position)
    if (readers.get(reader) === undefined) readers.set(reader, reader)
    return reader
  }

  return {
    at: (workspace, position, slices, use, signal) =>
      enter(async () => {
        const reader = readerAt(workspace, position)
        // What the log shows of itself is read from the events.
        const shown = projections.filter(({ slice }) => slice !== 'decision-log' && slices.includes(slice))
        try {
          return await reader.use(shown, use)
        } catch (error) {
          // Half-filled tables, or a connection that was lost: the next call starts anew.
          readers.delete(reader)
          throw error
        }
      }, signal),
    end: async () => {
      const open = [...readers.keys()]
      readers.clear()
      await Promise.all(open.map((reader) => reader.close()))
    },
  }
}
