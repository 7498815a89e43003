/** A dedicated connection that shows one workspace as of one position, and can be moved to another position. */
import { Kysely, PostgresDialect } from 'kysely'
import type { SliceName } from '#schema/slices'
import type { Client } from '../database/pool.ts'
import type { Projection } from '../read-models/projection.ts'
import type { Tables } from '../tables.ts'
import { createTables, extendTables, type FillProgress, sharedViewsSql } from './as-of-tables.ts'
import type { RowHistory } from './row-history.ts'

/** Range of a reader: the state at `position`, of everything recorded at `since` or later. */
export type Span = { readonly position: number; readonly since: number }

const spanSql = (first: number): string =>
  `set_config('app.moment', $${first}, false), set_config('app.since', $${first + 1}, false)`

const spanValues = ({ position, since }: Span): string[] => [String(position), String(since)]

export class AsOfReader {
  readonly workspace: string
  private readonly rows: RowHistory
  private readonly client: Promise<Client>
  private readonly db: Kysely<Tables>
  private readonly filled = new Map<SliceName, Promise<FillProgress>>()
  private current: Span
  private ready: Promise<unknown>
  private users = 0
  private isClosing = false
  private isClosed = false

  /** `connect` opens a connection for this reader alone; `onLost` is called when it is lost. */
  constructor(
    connect: () => Promise<Client>,
    workspace: string,
    span: Span,
    rows: RowHistory,
    onLost: () => void,
  ) {
    this.workspace = workspace
    this.rows = rows
    this.current = span
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
    await client.query(`select set_config('app.workspace', $1, false), ${spanSql(2)}`, [
      this.workspace,
      ...spanValues(this.current),
    ])
    await client.query(sharedViewsSql)
  }

  isAt({ position, since }: Span): boolean {
    return this.current.position === position && this.current.since === since
  }

  /** True when no call is reading, so that the reader may be moved. */
  get isIdle(): boolean {
    return this.users === 0
  }

  /** Moves an idle reader to another position. */
  move(span: Span): void {
    this.current = span
    this.ready = this.ready.then(async () =>
      (await this.client).query(`select ${spanSql(1)}`, spanValues(span)),
    )
    this.ready.catch(() => {})
  }

  private fill(client: Client, projection: Projection): Promise<FillProgress> {
    const { workspace } = this
    const known = this.filled.get(projection.slice) ?? createTables(client, projection)
    const filling = known.then(async (filled) => {
      if (this.current.position <= filled.to) return filled
      const [states] = await this.rows(workspace, [projection], this.current.position)
      return states ? extendTables(client, workspace, projection, states, filled) : filled
    })
    this.filled.set(projection.slice, filling)
    return filling
  }

  /** Runs `use` with queries that see these projections' rows as of the reader's position. */
  async use<A>(projections: readonly Projection[], use: (db: Kysely<Tables>) => Promise<A>): Promise<A> {
    this.users += 1
    try {
      await this.ready
      const client = await this.client
      // Together, so that the history is scanned once for all of them.
      await this.rows(this.workspace, projections, this.current.position)
      await Promise.all(projections.map((projection) => this.fill(client, projection)))
      return await use(this.db)
    } finally {
      this.users -= 1
      if (this.isClosing) void this.close()
    }
  }

  /** Closes the connection, and drops its tables, once no call is reading. */
  async close(): Promise<void> {
    this.isClosing = true
    if (this.users > 0 || this.isClosed) return
    this.isClosed = true
    await this.client.then((client) => client.release(true)).catch(() => {})
  }
}
