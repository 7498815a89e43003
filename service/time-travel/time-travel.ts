/** Reads a workspace as of an earlier position, with the same queries as for the present (decision 118). */
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { SliceName } from '#schema/slices'
import { diskFull, isDiskFull } from '../database/database-error.ts'
import { type Database, maxAsOfReaders } from '../database/pool.ts'
import { openConcurrencyLimit } from '../http/concurrency-limit.ts'
import { Refusal } from '../http/refusal.ts'
import type { Projection } from '../read-models/projection.ts'
import type { Row } from '../read-models/row-change.ts'
import type { Tables } from '../tables.ts'
import { AsOfReader, type Span } from './as-of-reader.ts'
import { type MomentFacts, momentFacts } from './moment-facts.ts'
import type { Compared } from './row-counts.ts'
import { openRowHistory, type RowState } from './row-history.ts'

/** Queue for a reader: a screen makes about ten calls at once, so this has room for several users. */
const queue = { maxWaiting: 32, timeoutMs: 2000 }

/** Milliseconds until an unused reader is closed; long enough for a user to read a screen and continue. */
const idleMs = 600_000

/** Reads earlier moments. */
export type TimeTravel = {
  /**
   * Runs `use` with queries that see the slices as of `position`, which must be in the history. Throws a
   * refusal (503 with `Retry-After`) if too many calls read at once; an aborted `signal` leaves the queue.
   * Hides everything recorded before `since`, except for the workspace itself, its style and its people.
   */
  readonly at: <A>(
    workspace: string,
    position: number,
    slices: readonly SliceName[],
    use: (db: Kysely<Tables>) => Promise<A>,
    signal?: AbortSignal,
    since?: number,
  ) => Promise<A>
  /** Facts at two positions, without a fold of the whole history. Throws the same refusal as `at`. */
  readonly factsAt: (
    workspace: string,
    compared: Compared,
    signal?: AbortSignal,
  ) => Promise<readonly [before: FactsAt, after: FactsAt]>
  readonly end: () => Promise<void>
}

/** Rows by the name of their table. */
export type RowsByTable = ReadonlyMap<string, readonly Row[]>

/** Facts at a position, and the rows of imports, from which its figures are calculated. */
export type FactsAt = MomentFacts & { readonly imports: RowsByTable }

/** Rows as of a position, by table. */
export const rowsOf = (states: readonly RowState[], position: number): RowsByTable => {
  const tables = new Map<string, Row[]>()
  for (const { table, row, from, to = Number.POSITIVE_INFINITY } of states) {
    if (from > position || to <= position) continue
    const rows = tables.get(table.name)
    if (rows) rows.push(row)
    else tables.set(table.name, [row])
  }
  return tables
}

/** Opens time travel on a database. */
export const openTimeTravel = (database: Database, projections: readonly Projection[]): TimeTravel => {
  const enter = openConcurrencyLimit({ max: maxAsOfReaders, ...queue })
  const rows = openRowHistory(database)
  const importing = projections.filter(({ slice }) => slice === 'import')
  const readers = new LRUCache<AsOfReader, AsOfReader>({
    max: maxAsOfReaders,
    ttl: idleMs,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    dispose: (reader) => void reader.close(),
  })

  const open = (workspace: string, span: Span): AsOfReader => {
    // At most `maxAsOfReaders` calls run, each with one reader, so if all readers exist, one is idle.
    const idle = readers.size < maxAsOfReaders ? undefined : [...readers.rkeys()].find((one) => one.isIdle)
    if (idle) readers.delete(idle)
    const connect = () => database.connectAsOf(workspace)
    const reader = new AsOfReader(connect, workspace, span, rows, () => readers.delete(reader))
    return reader
  }

  // Prefers a reader already at the position, then an idle one, then a new one.
  const readerAt = (workspace: string, span: Span): AsOfReader => {
    const own = [...readers.keys()].filter((reader) => reader.workspace === workspace)
    const exact = own.find((reader) => reader.isAt(span))
    const idle = exact ? undefined : own.find((reader) => reader.isIdle)
    idle?.move(span)
    const reader = exact ?? idle ?? open(workspace, span)
    if (readers.get(reader) === undefined) readers.set(reader, reader)
    return reader
  }

  return {
    at: (workspace, position, slices, use, signal, since = 1) =>
      enter(async () => {
        const reader = readerAt(workspace, { position, since })
        // The decision log reads events, not tables.
        const shown = projections.filter(({ slice }) => slice !== 'decision-log' && slices.includes(slice))
        try {
          return await reader.use(shown, use)
        } catch (error) {
          // The tables may be half-filled, or the connection lost: discard the reader.
          readers.delete(reader)
          throw isDiskFull(error) ? new Refusal(diskFull('asOf'), error) : error
        }
      }, signal),
    factsAt: (workspace, compared, signal) =>
      enter(async () => {
        const { from, to, since } = compared
        const [before, after] = await database.withAsOfRows(workspace, (client) =>
          momentFacts(client, workspace, compared),
        )
        const [imported] = await rows(workspace, importing, to)
        const seen = (imported?.list ?? []).filter((state) => state.from >= since)
        return [
          { ...before, imports: rowsOf(seen, from) },
          { ...after, imports: rowsOf(seen, to) },
        ]
      }, signal),
    end: async () => {
      const open = [...readers.keys()]
      readers.clear()
      await Promise.all(open.map((reader) => reader.close()))
    },
  }
}
