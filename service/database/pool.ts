/** Connection pools to Postgres; row-level security binds each connection to one workspace. */
import { Kysely, PostgresDialect } from 'kysely'
import { LRUCache } from 'lru-cache'
import pg from 'pg'
import { isoTimeOf } from '../event-store/stored-time.ts'
import type { Tables } from '../tables.ts'
import { type Heartbeat, openHeartbeat } from './heartbeat.ts'
import { searchPathOption } from './search-path.ts'
import { connectMs, settingsOf, type Timeouts, timeouts } from './timeouts.ts'

// Times are read as ISO 8601 UTC, and 64-bit integers as numbers (positions stay far below 2^53).
const parsers = new Map<number, (value: string) => unknown>([
  [pg.types.builtins.TIMESTAMPTZ, isoTimeOf],
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.DATE, (value) => value],
])
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format as 'text'),
}

/** A pooled connection. */
export type Client = pg.PoolClient

type Borrow = <A>(workspace: string, use: (client: Client) => Promise<A>) => Promise<A>

export type PoolUse = { readonly pool: string } & {
  readonly [state in 'used' | 'idle' | 'waiting']: number
}

/** The database as the service sees it. */
export type Database = {
  /** Query builder bound to one workspace. */
  readonly of: (workspace: string) => Kysely<Tables>
  /** A writer connection bound to the workspace; the caller releases it. */
  readonly connectWriter: (workspace: string) => Promise<Client>
  /** Runs `use` with a pooled writer connection. */
  readonly withWriter: Borrow
  /** Runs `use` with a pooled reader connection. */
  readonly withReader: Borrow
  /** A connection for one earlier moment. The caller destroys it on release, because it holds that moment's temporary tables. */
  readonly connectAsOf: (workspace: string) => Promise<Client>
  /** Runs `use` with a connection from the small pool that collects the rows of earlier moments. */
  readonly withAsOfRows: Borrow
  /** True while somebody waits for a writer connection. */
  readonly isWriterWanted: () => boolean
  /** False while the disk is known to be too full for changes. */
  readonly hasSpace: () => boolean
  /** For lookups before the workspace is known. Never bound, so row-level security hides every row. */
  readonly unbound: pg.Pool
  /** Connections of each pool, and the number of calls waiting for one. */
  readonly connections: () => readonly PoolUse[]
  readonly end: () => Promise<void>
}

/**
 * Writers access rows only by key, in prepared statements. A plan made while a table is small must not scan it once it
 * has grown, so writers use generic plans, and only index access (decision 104).
 */
const writerPlanning = [
  'plan_cache_mode=force_generic_plan',
  'enable_seqscan=off',
  'enable_bitmapscan=off',
  'enable_hashjoin=off',
  'enable_mergejoin=off',
]

// Groups the streams of a long history by hash. With 4 MB, Postgres sorts them on disk, which takes three times as long.
const groupingMemory = ['work_mem=32MB']

/** Returns a function that takes a connection and binds it to a workspace. A client that cannot be bound is destroyed. */
const binder = (pool: pg.Pool, heartbeat: Heartbeat) => {
  const boundTo = new WeakMap<pg.ClientBase, string>()
  return async (workspace: string): Promise<Client> => {
    heartbeat.expectAnswer()
    const client = await pool.connect()
    if (boundTo.get(client) === workspace) return client
    try {
      await client.query({
        name: 'bind',
        text: `select set_config('app.workspace', $1, false)`,
        values: [workspace],
      })
    } catch (error) {
      client.release(true)
      throw error
    }
    boundTo.set(client, workspace)
    return client
  }
}

const borrowing =
  (connect: (workspace: string) => Promise<Client>): Borrow =>
  async (workspace, use) => {
    const client = await connect(workspace)
    try {
      return await use(client)
    } finally {
      // Also after an error: a failed statement leaves the connection usable, and the pool drops lost ones.
      client.release()
    }
  }

class NoSpace extends Error {
  /** Postgres's code for a full disk. */
  readonly code = '53100'
}

/** Number of earlier moments that can be read at the same time. */
export const maxAsOfReaders = 4

/** Opens the service role's pools: for readers, writers, earlier moments and lookups. */
export const openDatabase = (
  url: string,
  onError: (error: Error) => void,
  hasSpace: () => boolean = () => true,
): Database => {
  const heartbeat = openHeartbeat(url)
  const pools = new Map<string, pg.Pool>()
  const open = (name: string, max: number, allowed: Timeouts, settings: readonly string[] = []): pg.Pool => {
    const pool = new pg.Pool({
      connectionString: url,
      max,
      pipeline: true,
      // Connections are few and reused at once, so idle timers would only add overhead.
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: connectMs,
      // In case one backend hangs and cannot enforce its own statement_timeout.
      query_timeout: (allowed.statement + 1) * 1000,
      keepAlive: true,
      types: typeParsers,
      options: [
        searchPathOption,
        ...[...settings, ...settingsOf(allowed)].map((setting) => `-c ${setting}`),
      ].join(' '),
    } as pg.PoolConfig)
    // Without a listener, a lost connection would end the process.
    pool.on('error', onError)
    // The pool's own listener covers idle connections only.
    pool.on('connect', (client) => client.on('error', onError))
    heartbeat.watch(pool)
    pools.set(name, pool)
    return pool
  }
  const connectReader = binder(open('readers', 8, timeouts.reader), heartbeat)
  const writers = open('writers', 16, timeouts.writer, writerPlanning)
  const bindWriter = binder(writers, heartbeat)
  const connectWriter: typeof bindWriter = async (workspace) => {
    if (!hasSpace()) throw new NoSpace('The disk has no room for changes.')
    return bindWriter(workspace)
  }
  const connectAsOf = binder(open('earlier moments', maxAsOfReaders, timeouts.reader), heartbeat)
  const rowsOfMoments = open('rows of earlier moments', 2, timeouts.reader, groupingMemory)
  const connectAsOfRows = binder(rowsOfMoments, heartbeat)
  const unbound = open('look-ups', 4, timeouts.lookup)
  const queries = new LRUCache<string, Kysely<Tables>>({ max: 500 })
  return {
    of: (workspace) => {
      const known = queries.get(workspace)
      if (known) return known
      const bound = new Kysely<Tables>({
        dialect: new PostgresDialect({
          pool: { connect: () => connectReader(workspace), end: async () => {} },
        }),
      })
      queries.set(workspace, bound)
      return bound
    },
    connectWriter,
    withWriter: borrowing(connectWriter),
    withReader: borrowing(connectReader),
    connectAsOf,
    withAsOfRows: borrowing(connectAsOfRows),
    isWriterWanted: () => writers.waitingCount > 0,
    hasSpace,
    unbound,
    connections: () =>
      [...pools].map(([pool, { totalCount, idleCount, waitingCount }]) => ({
        pool,
        used: totalCount - idleCount,
        idle: idleCount,
        waiting: waitingCount,
      })),
    end: async () => {
      heartbeat.end()
      await Promise.all([...pools.values()].map((pool) => pool.end()))
    },
  }
}
