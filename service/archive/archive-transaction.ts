/** The service inside one transaction, so that several histories change together or not at all. */
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { AnyEvent } from '#schema/events'
import type { Append, AppendResult } from '../event-store/append.ts'
import { genesisHash } from '../event-store/chain.ts'
import { buildFlush } from '../event-store/flush.ts'
import { checkHead, type StoredHead } from '../event-store/head-seal.ts'
import { headColumns, headOf, type StoredHeadRow } from '../event-store/read-head.ts'
import { joinProjections } from '../read-models/projection.ts'
import type { Service } from '../runtime/service.ts'
import { openSealer } from '../sealing/seal.ts'
import type { Tables } from '../tables.ts'

/** Binds the connection of a transaction to a workspace, until it ends or is bound to another. */
export const bindTo = async (client: pg.ClientBase, workspace: string): Promise<void> => {
  await client.query(`select set_config('app.workspace', $1, true)`, [workspace])
}

/** The same connection for code that does not wait for each of its statements; COPY needs one that does no pipelining. */
export const inTurn = (client: pg.ClientBase): pg.ClientBase => {
  let last: Promise<unknown> = Promise.resolve()
  const query = (text: string | pg.QueryConfig, values?: unknown[]): Promise<unknown> => {
    const run = last.then(() => client.query(text, values))
    last = run.catch(() => {})
    return run
  }
  return Object.create(client, { query: { value: query } })
}

const headSql = `
  select ${headColumns}
  from workspace_head h left join events e on e.workspace = h.workspace and e.position = h.position
  where h.workspace = $1 for update of h`

/** Head of a workspace's history, locked; made if there is none. */
const lockHead = async (client: pg.ClientBase, workspace: string): Promise<StoredHead> => {
  await client.query(
    `insert into workspace_head (workspace, position, hash) values ($1, 0, decode($2, 'hex')) on conflict do nothing`,
    [workspace, genesisHash],
  )
  const { rows } = await client.query<StoredHeadRow>(headSql, [workspace])
  const [head] = rows
  if (!head) throw new Error(`The history of ${workspace} has no head.`)
  return headOf(head)
}

/** A service whose queries and appends are all part of the transaction of `client`, a connection of the service's role. */
export type TransactionService = Service & {
  /** Appends to a stream of which nothing else is known. */
  readonly appendTo: (workspace: string, stream: string, events: readonly AnyEvent[]) => Promise<void>
}

/** Opens the service in a transaction; `metadata` is that of `appendTo`. */
export const inTransaction = (
  service: Service,
  client: pg.ClientBase,
  metadata: Append['metadata'],
): TransactionService => {
  const of = (workspace: string): Kysely<Tables> =>
    new Kysely<Tables>({
      dialect: new PostgresDialect({
        pool: {
          connect: async () => {
            await bindTo(client, workspace)
            const query = client.query.bind(client)
            return { query, release: () => {} }
          },
          end: async () => {},
        },
      }),
    })
  const database = { ...service.database, of }
  const tools = {
    project: joinProjections(service.projections),
    now: service.now,
    nextId: service.nextId,
    sealing: service.sealing,
  }
  const versionOf = async (workspace: string, stream: string): Promise<number> => {
    await bindTo(client, workspace)
    const { rows } = await client.query<{ version: number | null }>(
      'select max(version) as version from events where workspace = $1 and stream = $2',
      [workspace, stream],
    )
    return rows[0]?.version ?? 0
  }
  const append = async (workspace: string, wanted: Append): Promise<AppendResult> => {
    await bindTo(client, workspace)
    const head = await checkHead(
      client,
      workspace,
      await lockHead(client, workspace),
      undefined,
      service.sealing,
    )
    if ((await versionOf(workspace, wanted.stream)) !== wanted.expectedVersion) return { outcome: 'conflict' }
    const { query } = buildFlush(workspace, head, [{ append: wanted }], tools)
    if (query) await client.query(query)
    return { outcome: 'appended' }
  }
  return {
    ...service,
    database,
    sealer: openSealer(database, service.random, service.keyring),
    store: { ...service.store, append },
    appendTo: async (workspace, stream, events) => {
      const expectedVersion = await versionOf(workspace, stream)
      await append(workspace, { stream, expectedVersion, events, metadata })
    },
  }
}
