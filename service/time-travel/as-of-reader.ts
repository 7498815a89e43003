/** A connection of its own that sees one workspace as it stood at one position, and can be led to another. */
import { Kysely, PostgresDialect } from 'kysely'
import type { SliceName } from '#schema/slices'
import type { Client } from '../database/pool.ts'
import type { Projection } from '../read-models/projection.ts'
import type { Tables } from '../tables.ts'
import { createTables, extendTables, type Filled, frameSql } from './as-of-tables.ts'
import type { RowHistory } from './row-history.ts'

export class AsOfReader {
  private readonly client: Promise<Client>
  private readonly db: Kysely<Tables>
  private readonly filled = new Map<SliceName, Promise<Filled>>()
  private standing: number
  private ready: Promise<unknown>
  private users = 0
  private isClosing = false
  private isClosed = false

  /** `connect` gives a connection for this reader alone; `onLost` is called when that is lost. */
  constructor(
    connect: () => Promise<Client>,
    readonly workspace: string,
    position: number,
    private readonly rows: RowHistory,
    onLost: () => void,
  ) {
    this.standing = position
    this.client = connect()
    this.client.then((client) => client.once('end', onLost)).catch(() => {})
    this.ready = this.open()
    this.ready.catch(() => {})
    this.db = new Kysely<Tables>({
      dialect: new PostgresDialect({
        pool: {
          connect: async () => {
            const client = await this.client
            return {
              query: ((...args: [string, readonly unknown[]]) =>
                client.query(args[0], [...args[1]])) as never,
              release: () => {},
            }
          },
          end: async () => {},
        },
      }),
    })
  }

  private async open(): Promise<void> {
    const client = await this.client
    await client.query(`select set_config('app.workspace', $1, false), set_config('app.moment', $2, false)`, [
      this.workspace,
      String(this.standing),
    ])
    await client.query(frameSql)
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
    this.ready = this.ready.then(async () =>
      (await this.client).query(`select set_config('app.moment', $1, false)`, [String(position)]),
    )
    this.ready.catch(() => {})
  }

  private fill(client: Client, projection: Projection): Promise<Filled> {
    const { workspace } = this
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
      const client = await this.client
      await Promise.all(projections.map((projection) => this.fill(client, projection)))
      return await use(this.db)
    } finally {
      this.users -= 1
      if (this.isClosing) void this.close()
    }
  }

  /** Ends the connection, and with it its tables, once nobody reads them. */
  async close(): Promise<void> {
    this.isClosing = true
    if (this.users > 0 || this.isClosed) return
    this.isClosed = true
    await this.client.then((client) => client.release(true)).catch(() => {})
  }
}
