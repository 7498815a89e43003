/**
 * The appender of one workspace: what arrives while a flush is in flight shares the next one (group commit).
 *
 * It remembers the head (position and hash) that its last flush left. A flush is one statement that moves the head only
 * from there, so that no lock is held while anything is computed; if another process was faster, nothing is written
 * and the flush is built again, the second time under the lock of the head row.
 */
import { genesisHash } from './chain.ts'
import type { Client, Database } from './database.ts'
import type { Append, AppendResult } from './event-store.ts'
import { buildFlush, type Flush, type Head } from './flush.ts'
import type { Projection } from './projection.ts'

type Item = {
  readonly append: Append
  readonly resolve: (result: AppendResult) => void
  readonly reject: (error: unknown) => void
}

/** More would make one statement long without making the rest faster. */
const largestBatch = 256

const uniqueViolation = '23505'

export class Appender {
  private readonly waiting: Item[] = []
  private isRunning = false
  private head: Head | undefined

  constructor(
    private readonly workspace: string,
    private readonly database: Database,
    private readonly projections: readonly Projection[],
    private readonly nextId: (time: Date) => string,
  ) {}

  /** Queues one append; resolves once it is committed or refused, rejects when the database failed. */
  append(append: Append): Promise<AppendResult> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ append, resolve, reject })
      if (!this.isRunning) void this.run()
    })
  }

  private async run(): Promise<void> {
    this.isRunning = true
    // What else is submitted in this turn of the event loop rides along.
    await Promise.resolve()
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, largestBatch)
      try {
        await this.database.withWriter(this.workspace, (client) => this.commit(client, batch))
      } catch (error) {
        this.head = undefined
        for (const item of batch) item.reject(error)
      }
    }
    this.isRunning = false
  }

  private async commit(client: Client, batch: readonly Item[]): Promise<void> {
    try {
      const flush = (await this.flushFrom(client, batch)) ?? (await this.flushLocked(client, batch))
      this.head = flush.head
      for (const [item, result] of flush.results) item.resolve(result)
    } catch (error) {
      this.head = undefined
      if (!isUniqueViolation(error)) return await this.isolate(client, batch, error)
      await this.rejectStale(client, batch, error)
    }
  }

  /** One optimistic statement; undefined when another process moved the head. */
  private async flushFrom(client: Client, batch: readonly Item[]): Promise<Flush<Item> | undefined> {
    this.head ??= await readHead(client, this.workspace, '')
    const flush = buildFlush(this.workspace, this.head, batch, this.projections, this.nextId)
    if (flush.query === undefined) return flush
    const { rows } = await client.query<{ moved: boolean }>(flush.query)
    return rows[0]?.moved ? flush : undefined
  }

  private async flushLocked(client: Client, batch: readonly Item[]): Promise<Flush<Item>> {
    await client.query('begin')
    try {
      this.head = await readHead(client, this.workspace, 'for update')
      const flush = await this.flushFrom(client, batch)
      if (!flush) throw new Error('The head moved although its row was locked.')
      await client.query('commit')
      return flush
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  }

  /** After a unique violation: settles those whose stream moved on or whose key is known, and tries the rest again. */
  private async rejectStale(client: Client, batch: readonly Item[], error: unknown): Promise<void> {
    const streams = await client.query<{ stream: string; version: number }>(
      'select stream, max(version)::int as version from events where workspace = $1 and stream = any($2) group by stream',
      [this.workspace, batch.map((item) => item.append.stream)],
    )
    const keys = await client.query<{ key_hash: string }>(
      'select key_hash from idempotency where workspace = $1 and key_hash = any($2)',
      [this.workspace, batch.flatMap((item) => item.append.idempotency?.keyHash ?? [])],
    )
    const versions = new Map(streams.rows.map((row) => [row.stream, row.version]))
    const known = new Set(keys.rows.map((row) => row.key_hash))
    const rest = batch.filter((item) => {
      const { stream, expectedVersion, idempotency } = item.append
      if (idempotency && known.has(idempotency.keyHash)) item.resolve({ outcome: 'duplicate' })
      else if ((versions.get(stream) ?? 0) !== expectedVersion) item.resolve({ outcome: 'conflict' })
      else return true
      return false
    })
    if (rest.length === batch.length) return await this.isolate(client, batch, error)
    if (rest.length > 0) await this.commit(client, rest)
  }

  /** One bad item must not take its neighbours down: alone, it fails alone. */
  private async isolate(client: Client, batch: readonly Item[], error: unknown): Promise<void> {
    if (batch.length === 1 || !isStatementError(error)) throw error
    for (const item of batch) await this.commit(client, [item]).catch((own: unknown) => item.reject(own))
  }
}

const isUniqueViolation = (error: unknown): boolean => codeOf(error) === uniqueViolation

/** True where Postgres refused the statement; false where the connection broke and nobody knows what was committed. */
const isStatementError = (error: unknown): boolean =>
  /^[0-9A-Z]{5}$/.test(codeOf(error)) && !/^(08|57)/.test(codeOf(error))

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

const readHead = async (client: Client, workspace: string, lock: '' | 'for update'): Promise<Head> => {
  const read = () =>
    client.query<{ position: number; hash: Buffer }>(
      `select position, hash from workspace_head where workspace = $1 ${lock}`,
      [workspace],
    )
  const found = (await read()).rows[0]
  if (found) return { position: found.position, hash: found.hash.toString('hex') }
  await client.query(
    `insert into workspace_head (workspace, position, hash) values ($1, 0, decode($2, 'hex')) on conflict do nothing`,
    [workspace, genesisHash],
  )
  const made = (await read()).rows[0]
  if (!made) throw new Error(`Workspace ${workspace} has no head.`)
  return { position: made.position, hash: made.hash.toString('hex') }
}
