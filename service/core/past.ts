/** A workspace as it stood at a position of its history: a call reads the past with the very queries of the present. */
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { SliceName } from '#schema/slices'
import type { Tables } from '../slices.ts'
import type { Database } from './database.ts'
import { PastReader } from './past-reader.ts'
import { openPastRows } from './past-rows.ts'
import type { Projection } from './projection.ts'

/** Readers that are kept open, for the next call or the next moment of the same workspace. */
const mostReaders = 4

/** Milliseconds after which a reader that nobody uses is closed: somebody who reads a screen comes back to it. */
const idleMs = 600_000

/** Reads a workspace's past. */
export type Past = {
  /** Runs `use` with queries that see the slices as they stood at `position`; it must lie in the history. */
  readonly at: <A>(
    workspace: string,
    position: number,
    slices: readonly SliceName[],
    use: (db: Kysely<Tables>) => Promise<A>,
  ) => Promise<A>
  readonly end: () => Promise<void>
}

/** Opens the past at `url`, the service role's; `onError` hears of connections lost. */
export const openPast = (
  url: string,
  database: Database,
  projections: readonly Projection[],
  onError: (error: Error) => void,
): Past => {
  const rows = openPastRows(database)
  const readers = new LRUCache<PastReader, PastReader>({
    max: mostReaders,
    ttl: idleMs,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    dispose: (reader) => void reader.close(),
  })

  // One that stands there already, else one that nobody is using, else a new one.
  const readerAt = (workspace: string, position: number): PastReader => {
    const own = [...readers.keys()].filter((reader) => reader.workspace === workspace)
    const there = own.find((reader) => reader.position === position)
    const idle = there ? undefined : own.find((reader) => reader.isIdle)
    idle?.move(position)
    const reader = there ?? idle ?? new PastReader(url, workspace, position, rows, onError)
    if (readers.get(reader) === undefined) readers.set(reader, reader)
    return reader
  }

  return {
    at: async (workspace, position, slices, use) => {
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
    },
    end: async () => {
      const open = [...readers.keys()]
      readers.clear()
      await Promise.all(open.map((reader) => reader.close()))
    },
  }
}
