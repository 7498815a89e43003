/**
 * Appends the events of one workspace. Appends that arrive during a flush share the next one (group commit).
 *
 * The appender predicts the head (position and hash) after its last flush. A flush is one statement that advances the
 * head only from that prediction, so nothing is computed under a lock, and the next flush is sent while Postgres still
 * commits the one before. If the head differs (another process appended, or a flush was refused), the statement writes
 * nothing and the batch is built again under the lock on the head row. While another process keeps appending, the two
 * take turns (`turn.ts`); the first flush of a turn takes the lock and folds what the other appended.
 */

import { failsAll } from '../database/database-error.ts'
import type { Client, Database } from '../database/pool.ts'
import type { Append, AppendResult, Head } from './append.ts'
import { commitLocked, type QueuedAppend, rejectAppend, resolveFlush } from './conflict-retry.ts'
import { buildFlush, type Flush, type FlushTools, type LockedStreams } from './flush.ts'
import { checkHead, type StoredHead } from './head-seal.ts'
import { HeldConnection } from './held-connection.ts'
import { readHead } from './read-head.ts'
import { Turns } from './turn.ts'

/** Larger batches lengthen the statement without raising throughput. */
const maxBatch = 256

/** Postgres commits one flush while the next is built and sent; a third would only make batches smaller. */
const maxInFlight = 2

/** A queue of at most this many appends is never split over two flushes. */
const minShared = 4

/** Flushes on one connection before it returns to the pool. */
const fairFlushes = 200

export class Appender {
  private readonly workspace: string
  private readonly connection: HeldConnection
  private readonly tools: FlushTools
  private readonly turns: Turns
  private readonly waiting: QueuedAppend[] = []
  private isWoken = false
  private inFlight = 0
  /** Set while flushes built on a wrong head are still out. */
  private isHeadStale = false
  /** Set while the connection waits for its last flush before it is released. */
  private isReleasing = false
  /** Flushes sent so far. */
  private flushes = 0
  private last: Promise<void> = Promise.resolve()
  private head: Head | undefined
  /** Head after this process's last committed flush. */
  private committed: Head | undefined

  constructor(workspace: string, database: Database, tools: FlushTools) {
    this.workspace = workspace
    this.connection = new HeldConnection(workspace, database)
    this.tools = tools
    this.turns = new Turns(workspace)
  }

  /** Queues one append; resolves once it is committed or refused, rejects if the database fails. */
  append(append: Append): Promise<AppendResult> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ append, resolve, reject })
      this.wake()
    })
  }

  /** Flushes at the end of the event loop turn, so that everything submitted in one turn shares a flush. */
  private wake(): void {
    if (this.isWoken) return
    this.isWoken = true
    setImmediate(() => {
      this.isWoken = false
      if (this.inFlight === 0 && this.isReleasing) this.release()
      this.pump()
      if (this.inFlight === 0) this.release()
    })
  }

  /** Ends the turn, and returns the connection to the pool. */
  private release(): void {
    this.isReleasing = false
    this.connection.release((connection) => this.turns.end(connection))
  }

  /** One flush at a time while the head is unknown: a second one is chained to the head that the first leaves. */
  private mayStart(): boolean {
    if (this.isHeadStale || this.isReleasing) return false
    return this.inFlight < (this.head === undefined || this.turns.isNeeded ? 1 : maxInFlight)
  }

  /** Size of the next batch. When idle, a long queue is halved: the second half is built while Postgres writes the first. */
  private share(): number {
    const count = this.waiting.length
    const isSplit =
      this.inFlight === 0 && this.head !== undefined && !this.turns.isNeeded && count > minShared
    return isSplit ? Math.ceil(count / 2) : count
  }

  private pump(): void {
    while (this.waiting.length > 0 && this.mayStart()) {
      const batch = this.waiting.splice(0, Math.min(this.share(), maxBatch))
      this.inFlight += 1
      this.flushes += 1
      // Release the connection for other appenders, and at the end of a turn, for other processes.
      this.isReleasing = this.flushes % fairFlushes === 0 || this.connection.isWanted || this.turns.isOver
      this.last = this.commit(batch, this.last).finally(() => this.done())
    }
  }

  private done(): void {
    this.inFlight -= 1
    if (this.inFlight === 0) this.isHeadStale = false
    // Callers whose append just resolved may submit the next one in this turn.
    this.wake()
  }

  /** Commits a batch; never rejects. Waits for `before`, so that appends refused here are decided on its result. */
  private async commit(batch: readonly QueuedAppend[], before: Promise<void>): Promise<void> {
    try {
      const client = await this.connection.take()
      if (!this.turns.isNeeded) return await this.commitOptimistic(client, batch, before)
      // Under the lock, since others appended since the last turn; behind the wait, so that Postgres goes on by itself.
      await Promise.all([this.turns.take(client), this.commitLocked(client, batch, before, false)])
    } catch (error) {
      this.dropHead()
      for (const item of batch) rejectAppend(item, error)
    }
  }

  private async commitOptimistic(
    client: Client,
    batch: readonly QueuedAppend[],
    before: Promise<void>,
  ): Promise<void> {
    const sent = this.send(client, batch)
    // Behind the last flush of a turn, so that the next process goes on as soon as that is committed.
    if (this.isReleasing) this.turns.end(Promise.resolve(client))
    const [{ status }] = await Promise.allSettled([sent, before])
    const flush = await sent.catch((error: unknown) => {
      if (failsAll(error)) throw error
    })
    if (flush === undefined) return this.commitLocked(client, batch, before, status === 'rejected')
    if (flush.query) this.committed = flush.head
    resolveFlush(flush)
  }

  /** Sends one optimistic statement; undefined if the head differed and nothing was written. */
  private async send(
    client: Client,
    batch: readonly QueuedAppend[],
  ): Promise<Flush<QueuedAppend> | undefined> {
    if (this.isHeadStale) return undefined
    this.head ??= await this.check(client, await readHead(client, this.workspace))
    const flush = this.buildOrDropHead(batch, this.head)
    if (flush.query === undefined) return flush
    this.head = flush.head
    return (await client.query(flush.query)).rowCount ? flush : undefined
  }

  private check(client: Client, stored: StoredHead): Promise<Head> {
    return checkHead(client, this.workspace, stored, this.committed, this.tools.sealing)
  }

  private build(batch: readonly QueuedAppend[], head: Head, locked?: LockedStreams): Flush<QueuedAppend> {
    return buildFlush(this.workspace, head, batch, this.tools, locked)
  }

  private buildOrDropHead(batch: readonly QueuedAppend[], head: Head): Flush<QueuedAppend> {
    try {
      return this.build(batch, head)
    } catch (error) {
      // The next batch may depend on this one; it must not be sent on a head that this batch never reached.
      this.dropHead()
      throw error
    }
  }

  /** Stops sending until every flush built on the wrong head has returned. */
  private dropHead(): void {
    this.head = undefined
    this.isHeadStale = true
  }

  private async commitLocked(
    client: Client,
    batch: readonly QueuedAppend[],
    before: Promise<void>,
    isRetry: boolean,
  ): Promise<void> {
    this.dropHead()
    await before
    const build = this.build.bind(this)
    const check = (stored: StoredHead) => this.check(client, stored)
    const heads = await commitLocked(client, this.workspace, batch, build, isRetry, check)
    if (heads === undefined) return
    this.turns.observe(this.committed !== undefined && heads.before.hash !== this.committed.hash)
    this.committed = heads.after
    this.head = heads.after
  }
}
