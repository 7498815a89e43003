/** Connections to Postgres: one pool, every use of it bound to a workspace by row-level security. */
import { Kysely, PostgresDialect } from 'kysely'
import { LRUCache } from 'lru-cache'
import pg from 'pg'
import { isoTimeOf } from '../event-store/stored-time.ts'
import type { Tables } from '../tables.ts'
import { openPulse, type Pulse } from './heartbeat.ts'
import { ownNames } from './own-names.ts'

// Times come back as ISO 8601 UTC and 64-bit numbers as numbers (positions stay far below 2^53).
const parsers = new Map<number, (value: string) => unknown>([
  [pg.types.builtins.TIMESTAMPTZ, isoTimeOf],
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.DATE, (value) => value],
])
/** How columns come back from Postgres. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format as 'text'),
}

/** A connection as its borrower sees it. */
export type Client = pg.PoolClient

type Borrow = <A>(workspace: string, use: (client: Client) => Promise<A>) => Promise<A>

/** The database as the service sees it. */
export type Database = {
  /** Queries of one workspace; row-level security shows nothing else. */
  readonly of: (workspace: string) => Kysely<Tables>
  /** A writer's connection bound to the workspace; whoever takes it releases it. */
  readonly connectWriter: (workspace: string) => Promise<Client>
  /** Borrows a writer's connection for the length of `use`. */
  readonly withWriter: Borrow
  /** Borrows a reader's connection for the length of `use`. */
  readonly withReader: Borrow
  /** A connection to read an earlier moment by; whoever takes it releases it for good, with what was made on it. */
  readonly connectPast: (workspace: string) => Promise<Client>
  /** Borrows one of the few connections that the rows of earlier moments are gathered by. */
  readonly withPastRows: Borrow
  /** For look-ups before a workspace is known: never bound, so it sees no row of any workspace's tables. */
  readonly unbound: pg.Pool
  readonly end: () => Promise<void>
}

/**
 * The command path touches rows by their key and nothing else, in statements that are prepared once. A plan made while
 * a table was small must not scan it when it has grown, so writers plan once, and only ways that follow an index.
 */
const writerPlanning = [
  'plan_cache_mode=force_generic_plan',
  'enable_seqscan=off',
  'enable_bitmapscan=off',
  'enable_hashjoin=off',
  'enable_mergejoin=off',
]

/** Takes connections bound to a workspace. A client that could not be bound is thrown away, never used as it was. */
const binder = (pool: pg.Pool, pulse: Pulse) => {
  const boundTo = new WeakMap<pg.ClientBase, string>()
  return async (workspace: string): Promise<Client> => {
    pulse.expectAnswer()
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
      // A failed statement leaves the connection usable; a lost one is noticed and dropped by the pool.
      client.release()
    }
  }

/** Connections for earlier moments: as many can be read at once. */
export const maxAsOfReaders = 4

/** Milliseconds until a connection is to be had, be it a new one or one of a pool that is all in use. */
const connectMs = 3000

/** Seconds that one statement, a lock and an idle transaction may take; the last two never last where all goes well. */
type Patience = { readonly statement: number; readonly lock: number; readonly idle: number }

const patience = {
  // A first search of a long log reads for a while; a rebuild beside the service holds the lock of a head for seconds.
  reader: { statement: 60, lock: 8, idle: 30 },
  writer: { statement: 10, lock: 8, idle: 10 },
  lookUp: { statement: 4, lock: 3, idle: 10 },
} as const satisfies Record<string, Patience>

const bounds = ({ statement, lock, idle }: Patience): readonly string[] => [
  `statement_timeout=${statement}s`,
  `lock_timeout=${lock}s`,
  `idle_in_transaction_session_timeout=${idle}s`,
]

/** Opens the service role's pools: for reading, for earlier moments, for the command path, and for look-ups. */
export const openDatabase = (url: string, onError: (error: Error) => void): Database => {
  const pulse = openPulse(url)
  const pools: pg.Pool[] = []
  const open = (max: number, allowed: Patience, settings: readonly string[] = []): pg.Pool => {
    const pool = new pg.Pool({
      connectionString: url,
      max,
      pipeline: true,
      // Connections are few and wanted again at once; a timer at each release would only cost.
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: connectMs,
      // Where Postgres itself no longer ends a statement: one backend that hangs while the others answer.
      query_timeout: (allowed.statement + 1) * 1000,
      keepAlive: true,
      types: typeParsers,
      options: [ownNames, ...[...settings, ...bounds(allowed)].map((setting) => `-c ${setting}`)].join(' '),
    } as pg.PoolConfig)
    // A pool without a listener would end the process when the server goes away.
    pool.on('error', onError)
    // The pool listens to idle connections only; one that is cut while in use must not end the process either.
    pool.on('connect', (client) => client.on('error', onError))
    pulse.watch(pool)
    pools.push(pool)
    return pool
  }
  const connectReader = binder(open(8, patience.reader), pulse)
  const connectWriter = binder(open(16, patience.writer, writerPlanning), pulse)
  const connectPast = binder(open(maxAsOfReaders, patience.reader), pulse)
  const connectPastRows = binder(open(2, patience.reader), pulse)
  const unbound = open(4, patience.lookUp)
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
    connectPast,
    withPastRows: borrowing(connectPastRows),
    unbound,
    end: async () => {
      pulse.end()
      await Promise.all(pools.map((pool) => pool.end()))
    },
  }
}
