/**
 * The appender of one workspace: what arrives while flushes are under way shares the next one (group commit).
 *
 * It remembers the head (position and hash) that its last flush will leave. A flush is one statement that moves the
 * head only from there, so no lock is held while anything is computed, and the next flush can be sent while Postgres
 * still commits the one before. Where the head is elsewhere (another process, a refused flush), the statement writes
 * nothing, and its batch is built again under the lock of the head row. While another process keeps moving the head,
 * flushes take the lock to begin with.
 */

import { failsAll } from '../database/database-fault.ts'
import type { Client, Database } from '../database/pool.ts'
import type { Append, AppendResult, Head } from './append.ts'
import { commitLocked, fail, type Item, readHead, settle } from './conflict-retry.ts'
import { buildFlush, type Flush, type FlushTools, type Locked } from './flush.ts'

/** More would make one statement long without making the rest faster. */
const maxBatch = 256

/** While Postgres commits one flush, the next is built and sent; a third would only make batches smaller. */
const maxInFlight = 2

/** So few share one flush in any case. */
const minShared = 4

/** Flushes on one connection before it goes back to the pool. */
const fairTurns = 200

/** Flushes under the lock after the last one that found the head moved by another process. */
const crowdedTurns = 50

export class Appender {
  private readonly waiting: Item[] = []
  private isWoken = false
  private underWay = 0
  private isLost = false
  private isTired = false
  private turns = 0
  private last: Promise<void> = Promise.resolve()
  private connection: Promise<Client> | undefined
  private head: Head | undefined
  /** The hash that this process's last committed flush left. */
  private left: string | undefined
  /** Flushes that are still to be made under the lock. */
  private crowded = 0

  constructor(
    private readonly workspace: string,
    private readonly database: Database,
    private readonly tools: FlushTools,
  ) {}

  /** Queues one append; resolves once it is committed or refused, rejects when the database failed. */
  append(append: Append): Promise<AppendResult> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ append, resolve, reject })
      this.wake()
    })
  }

  /** Flushes are made between two turns of the event loop: whatever is submitted in one turn rides along. */
  private wake(): void {
    if (this.isWoken) return
    this.isWoken = true
    setImmediate(() => {
      this.isWoken = false
      this.pump()
    })
  }

  /** A second flush must hang on the head that the first will leave, so until the head is known there is only one. */
  private mayStart(): boolean {
    if (this.isLost || this.isTired) return false
    return this.underWay < (this.head === undefined || this.crowded > 0 ? 1 : maxInFlight)
  }

  /** Of many that wait while nothing is under way half go first: the others are made ready while Postgres writes those. */
  private share(): number {
    const count = this.waiting.length
    const isSplit = this.underWay === 0 && this.head !== undefined && this.crowded === 0 && count > minShared
    return isSplit ? Math.ceil(count / 2) : count
  }

  private pump(): void {
    while (this.waiting.length > 0 && this.mayStart()) {
      const batch = this.waiting.splice(0, Math.min(this.share(), maxBatch))
      this.underWay += 1
      this.turns += 1
      // Others wait for a connection too: after so many flushes this one is given back and asked for again.
      this.isTired = this.turns % fairTurns === 0
      this.last = this.commit(batch, this.last).finally(() => this.done())
    }
  }

  private done(): void {
    this.underWay -= 1
    if (this.underWay === 0) {
      this.isLost = false
      this.isTired = false
      // Where no connection was to be had, the batch that asked for it has heard so.
      this.connection?.then((client) => client.release()).catch(() => {})
      this.connection = undefined
    }
    // Those who have just heard of their append may be about to submit the next.
    this.wake()
  }

  /** Commits a batch, never rejects; `before` settles first, so that what it left is known to those refused here. */
  private async commit(batch: readonly Item[], before: Promise<void>): Promise<void> {
    try {
      this.connection ??= this.database.connectWriter(this.workspace)
      const client = await this.connection
      if (this.crowded > 0) await this.commitLocked(client, batch, before, false)
      else await this.commitFree(client, batch, before)
    } catch (error) {
      this.lose()
      for (const item of batch) fail(item, error)
    }
  }

  private async commitFree(client: Client, batch: readonly Item[], before: Promise<void>): Promise<void> {
    const sent = this.send(client, batch)
    const [{ status }] = await Promise.allSettled([sent, before])
    const flush = await sent.catch((error: unknown) => {
      if (failsAll(error)) throw error
    })
    if (flush === undefined) return this.commitLocked(client, batch, before, status === 'rejected')
    if (flush.query) this.left = flush.head.hash
    settle(flush)
  }

  /** One optimistic statement; undefined when the head was elsewhere, and nothing was written. */
  private async send(client: Client, batch: readonly Item[]): Promise<Flush<Item> | undefined> {
    if (this.isLost) return undefined
    this.head ??= await readHead(client, this.workspace)
    const flush = this.buildOrLose(batch, this.head)
    if (flush.query === undefined) return flush
    this.head = flush.head
    const { rowCount } = await client.query(flush.query)
    return rowCount ? flush : undefined
  }

  private build(batch: readonly Item[], head: Head, locked?: Locked): Flush<Item> {
    return buildFlush(this.workspace, head, batch, this.tools, locked)
  }

  private buildOrLose(batch: readonly Item[], head: Head): Flush<Item> {
    try {
      return this.build(batch, head)
    } catch (error) {
      // What was decided on this batch may be right behind it; it must not pass on a head that this one never moved.
      this.lose()
      throw error
    }
  }

  /** Nothing new is sent until all that builds on the wrong head has come back. */
  private lose(): void {
    this.head = undefined
    this.isLost = true
  }

  private async commitLocked(
    client: Client,
    batch: readonly Item[],
    before: Promise<void>,
    isMended: boolean,
  ): Promise<void> {
    this.lose()
    await before
    const build = (part: readonly Item[], head: Head, locked: Locked) => this.build(part, head, locked)
    const moved = await commitLocked(client, this.workspace, batch, build, isMended)
    if (moved === undefined) return
    const isCrowded = this.left !== undefined && moved.found.hash !== this.left
    this.crowded = isCrowded ? crowdedTurns : Math.max(0, this.crowded - 1)
    this.left = moved.left.hash
    this.head = moved.left
  }
}
