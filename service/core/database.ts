/** Connections to Postgres: one pool, every use of it bound to a workspace by row-level security. */
import { Kysely, PostgresDialect } from 'kysely'
import { LRUCache } from 'lru-cache'
import pg from 'pg'
import type { Tables } from '../slices.ts'

// Times come back as ISO 8601 UTC and 64-bit numbers as numbers (positions stay far below 2^53).
const parsers = new Map<number, (value: string) => unknown>([
  [pg.types.builtins.TIMESTAMPTZ, (value) => new Date(value).toISOString()],
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

/** The database as the service sees it. */
export type Database = {
  /** Queries of one workspace; row-level security shows nothing else. */
  readonly of: (workspace: string) => Kysely<Tables>
  /** Borrows a writer's connection bound to the workspace for the length of `use`. */
  readonly withWriter: <A>(workspace: string, use: (client: Client) => Promise<A>) => Promise<A>
  /** For the few look-ups before a workspace is known; sees no row of any workspace's tables. */
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

/** A connection bound to a workspace; pipelined, so that binding it costs no round trip of its own. */
const binder = (pool: pg.Pool) => {
  const boundTo = new WeakMap<pg.ClientBase, string>()
  return async (workspace: string): Promise<Client> => {
    const client = await pool.connect()
    if (boundTo.get(client) === workspace) return client
    boundTo.set(client, workspace)
    // Not awaited: it is answered ahead of whatever is sent behind it, and if it fails, so does the connection.
    client
      .query({ name: 'bind', text: `select set_config('app.workspace', $1, false)`, values: [workspace] })
      .catch(() => boundTo.delete(client))
    return client
  }
}

/** Opens the service role's two pools, for reading and for the command path. */
export const openDatabase = (url: string, onError: (error: Error) => void): Database => {
  const open = (max: number, settings: readonly string[]): pg.Pool => {
    const pool = new pg.Pool({
      connectionString: url,
      max,
      pipeline: true,
      types: typeParsers,
      options: settings.map((setting) => `-c ${setting}`).join(' '),
    } as pg.PoolConfig)
    // A pool without a listener would end the process when the server goes away.
    pool.on('error', onError)
    return pool
  }
  const readers = open(8, [])
  const writers = open(8, writerPlanning)
  const connectReader = binder(readers)
  const connectWriter = binder(writers)
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
    withWriter: async (workspace, use) => {
      const client = await connectWriter(workspace)
      try {
        return await use(client)
      } finally {
        // A failed statement leaves the connection usable; a lost one is noticed and dropped by the pool.
        client.release()
      }
    },
    unbound: readers,
    end: async () => {
      await Promise.all([readers.end(), writers.end()])
    },
  }
}
