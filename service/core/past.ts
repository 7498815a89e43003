/**
 * A workspace as it stood at a position of its history. Each such moment is a connection of its own, whose temporary
 * tables carry the names of the read tables and hold what the events up to there make of them; nothing else can be
 * named on it. So a call reads the past with the very queries that read the present.
 */
import { Kysely, PostgresDialect } from 'kysely'
import { LRUCache } from 'lru-cache'
import pg from 'pg'
import type { SliceName } from '#schema/slices'
import type { Tables } from '../slices.ts'
import { type Database, typeParsers } from './database.ts'
import { openPastRows, type PastRows } from './past-rows.ts'
import { groupParameters, inParts, insertSql, type Projection } from './projection.ts'

/** Events of a chunk of the log's index (migration 155). */
const chunkSize = 256

/** Moments that are kept open, for the next call of the same screen. */
const mostMoments = 4

/** Milliseconds after which a moment that nobody looks at is closed. */
const idleMs = 60_000

/** The frame (`session`) shows these, too. */
const shownWith: { readonly [S in SliceName]?: readonly SliceName[] } = { session: ['persona', 'memo'] }

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

// The privacy toggle is today's (decision 11): what is hidden now must not be read in an earlier moment.
const frameSql = (position: number): string => `
  set search_path = pg_temp;
  create temp view events as select * from public.events where position <= ${position};
  create temp view workspace_head as select workspace, ${position}::bigint as position, hash from public.events
    where workspace = current_setting('app.workspace') and position = ${position};
  create temp view decision_log as select * from public.decision_log;
  create temp view log_chunk as select * from public.log_chunk where chunk < ${Math.floor(position / chunkSize)};
  create temp view log_index as select * from public.log_index where chunk < ${Math.floor(position / chunkSize)};
  create temp table chat_draft (like public.chat_draft including defaults)`

class Moment {
  private readonly client: pg.Client
  private readonly opened: Promise<unknown>
  private readonly filled = new Map<SliceName, Promise<void>>()
  private users = 0
  private isClosing = false
  readonly db: Kysely<Tables>

  constructor(
    url: string,
    private readonly workspace: string,
    private readonly position: number,
    private readonly projections: ReadonlyMap<SliceName, Projection>,
    private readonly rows: PastRows,
    onError: (error: Error) => void,
  ) {
    this.client = new pg.Client({
      connectionString: url,
      types: typeParsers,
      // Several calls read one moment at once.
      pipeline: true,
    } as pg.ClientConfig)
    this.client.on('error', onError)
    this.opened = this.open()
    this.opened.catch(() => {})
    const { client } = this
    this.db = new Kysely<Tables>({
      dialect: new PostgresDialect({
        pool: {
          connect: async () => ({
            query: ((...args: [string, readonly unknown[]]) => client.query(args[0], [...args[1]])) as never,
            release: () => {},
          }),
          end: async () => {},
        },
      }),
    })
  }

  private async open(): Promise<void> {
    await this.client.connect()
    await this.client.query(`select set_config('app.workspace', $1, false)`, [this.workspace])
    await this.client.query(frameSql(this.position))
  }

  private fill(slice: SliceName): Promise<void> {
    const known = this.filled.get(slice)
    if (known) return known
    const projection = this.projections.get(slice)
    const filling = projection && slice !== 'decision-log' ? this.write(projection) : Promise.resolve()
    this.filled.set(slice, filling)
    return filling
  }

  private async write(projection: Projection): Promise<void> {
    const groups = await this.rows(this.workspace, projection, this.position)
    // Without their indexes: they would cost more to fill than a screen's few queries save.
    for (const { name } of projection.tables)
      await this.client.query(
        `create temp table ${name} (like public.${name} including defaults including generated)`,
      )
    for (const group of groups.flatMap(inParts))
      await this.client.query(insertSql(group, 2), [this.workspace, ...groupParameters(group)])
  }

  async use<A>(slices: readonly SliceName[], use: (db: Kysely<Tables>) => Promise<A>): Promise<A> {
    this.users += 1
    try {
      await this.opened
      const shown = new Set(slices.flatMap((slice) => [slice, ...(shownWith[slice] ?? [])]))
      await Promise.all([...shown].map((slice) => this.fill(slice)))
      return await use(this.db)
    } finally {
      this.users -= 1
      if (this.isClosing) void this.close()
    }
  }

  /** Ends the connection, and with it its tables, once nobody reads them. */
  async close(): Promise<void> {
    this.isClosing = true
    if (this.users === 0) await this.client.end().catch(() => {})
  }
}

/** Opens the past at `url`, the service role's; `onError` hears of connections lost. */
export const openPast = (
  url: string,
  database: Database,
  projections: readonly Projection[],
  onError: (error: Error) => void,
): Past => {
  const bySlice = new Map(projections.map((projection) => [projection.slice, projection]))
  const rows = openPastRows(database)
  const moments = new LRUCache<string, Moment>({
    max: mostMoments,
    ttl: idleMs,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    dispose: (moment) => void moment.close(),
  })
  return {
    at: async (workspace, position, slices, use) => {
      const key = `${workspace}@${position}`
      const known = moments.get(key)
      const moment = known ?? new Moment(url, workspace, position, bySlice, rows, onError)
      if (!known) moments.set(key, moment)
      try {
        return await moment.use(slices, use)
      } catch (error) {
        // Half-filled tables, or a connection that was lost: the next call starts anew.
        if (moments.get(key) === moment) moments.delete(key)
        throw error
      }
    },
    end: async () => {
      const open = [...moments.values()]
      moments.clear()
      await Promise.all(open.map((moment) => moment.close()))
    },
  }
}
