/** A connection of its own that sees one workspace as it stood at one position, and can be led to another. */
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { SliceName } from '#schema/slices'
import type { Tables } from '../slices.ts'
import { typeParsers } from './database.ts'
import type { PastRows } from './past-rows.ts'
import { createTables, extendTables, type Filled, frameSql } from './past-tables.ts'
import type { Projection } from './projection.ts'

export class PastReader {
  private readonly client: pg.Client
  private readonly db: Kysely<Tables>
  private readonly filled = new Map<SliceName, Promise<Filled>>()
  private standing: number
  private ready: Promise<unknown>
  private users = 0
  private isClosing = false

  /** Connects at `url`, the service role's; `onError` hears when the connection is lost. */
  constructor(
    url: string,
    readonly workspace: string,
    position: number,
    private readonly rows: PastRows,
    onError: (error: Error) => void,
  ) {
    const client = new pg.Client({
      connectionString: url,
      types: typeParsers,
      // Several calls read one moment at once.
      pipeline: true,
    } as pg.ClientConfig)
    client.on('error', onError)
    this.client = client
    this.standing = position
    this.ready = this.open()
    this.ready.catch(() => {})
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
    await this.client.query(
      `select set_config('app.workspace', $1, false), set_config('app.moment', $2, false)`,
      [this.workspace, String(this.standing)],
    )
    await this.client.query(frameSql)
  }

  /** The position that it stands at. */
  get position(): number {
    return this.standing
  }

  /** Whether nobody is reading, so that it may be led elsewhere. */
  get isIdle(): boolean {
    return this.users === 0
  }

  /** Leads an idle reader to another position. */
  move(position: number): void {
    this.standing = position
    this.ready = this.ready.then(() =>
      this.client.query(`select set_config('app.moment', $1, false)`, [String(position)]),
    )
    this.ready.catch(() => {})
  }

  private fill(projection: Projection): Promise<Filled> {
    const { client, workspace } = this
    const known = this.filled.get(projection.slice) ?? createTables(client, projection)
    const filling = known.then(async (filled) => {
      if (this.standing <= filled.to) return filled
      const states = await this.rows(workspace, projection, this.standing)
      return extendTables(client, workspace, projection, states, filled)
    })
    this.filled.set(projection.slice, filling)
    return filling
  }

  /** Runs `use` with queries that see the rows of these projections at the reader's position. */
  async use<A>(projections: readonly Projection[], use: (db: Kysely<Tables>) => Promise<A>): Promise<A> {
    this.users += 1
    try {
      await this.ready
      await Promise.all(projections.map((projection) => this.fill(projection)))
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
