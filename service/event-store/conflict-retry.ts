/** Flushes under the lock on the head row, after folding the events that other processes appended. */

import { failsAll } from '../database/database-error.ts'
import type { Client } from '../database/pool.ts'
import type { Append, AppendResult, Head } from './append.ts'
import type { Flush, LockedStreams } from './flush.ts'
import type { StoredHead } from './head-seal.ts'
import { lockHead } from './read-head.ts'
import { sentTogether } from './sent-together.ts'
import type { StreamEventRow } from './stream-state.ts'

/** A queued append with the callbacks of its promise. */
export type QueuedAppend = {
  /** Replaced when the command is decided again. */
  append: Append
  readonly resolve: (result: AppendResult) => void
  readonly reject: (error: unknown) => void
}

type Build = (batch: readonly QueuedAppend[], head: Head, locked: LockedStreams) => Flush<QueuedAppend>

/** Most events read per stream under the lock, for streams in memory and others. Longer gaps are read after the lock is released. */
const maxNewEvents = { known: 1000, unknown: 50 }

// Mark before the next flush is built: appends decided on a refused one are refused too.
const refuse = ({ append }: QueuedAppend): void => {
  if (append.outcome) append.outcome.isRefused = true
}

const resolveItem = (item: QueuedAppend, result: AppendResult): void => {
  if (result.outcome !== 'appended') refuse(item)
  item.resolve(result)
}

/** Rejects an item. */
export const rejectAppend = (item: QueuedAppend, error: unknown): void => {
  refuse(item)
  item.reject(error)
}

/** Resolves every item of a committed flush. */
export const resolveFlush = (flush: Flush<QueuedAppend>): void => {
  for (const [item, result] of flush.results) resolveItem(item, result)
}

/** Checks the seal of a head that was read. */
export type CheckHead = (stored: StoredHead) => Promise<Head>

/** Head before and after; undefined if nothing was committed. */
export type Heads = { readonly before: Head; readonly after: Head } | undefined

/** Commits as many items as possible and settles all of them. Throws only when every further statement would fail too. */
export const commitLocked = async (
  client: Client,
  workspace: string,
  batch: readonly QueuedAppend[],
  build: Build,
  isRetry: boolean,
  check: CheckHead,
): Promise<Heads> => {
  try {
    return await flushLocked(client, workspace, batch, build, isRetry, check)
  } catch (error) {
    if (failsAll(error)) throw error
    if (!isRetry) return commitLocked(client, workspace, batch, build, true, check)
    const [only] = batch
    if (only && batch.length === 1) {
      rejectAppend(only, error)
      return undefined
    }
    // Retry one by one, so that a bad item fails alone.
    let heads: Heads
    for (const item of batch) {
      const one = await commitLocked(client, workspace, [item], build, true, check)
      if (one) heads = { before: heads?.before ?? one.before, after: one.after }
    }
    return heads
  }
}

const flushLocked = async (
  client: Client,
  workspace: string,
  batch: readonly QueuedAppend[],
  build: Build,
  isRetry: boolean,
  check: CheckHead,
): Promise<Heads> => {
  try {
    // Sent together, here and at the end: every round trip would prolong the lock.
    const [, stored, news, keys] = await sentTogether([
      client.query('begin'),
      lockHead(client, workspace),
      readNewEvents(client, workspace, batch),
      // Reused keys are rare: the first attempt skips this and fails on one, the retry looks.
      isRetry ? readKeys(client, workspace, batch) : new Set<string>(),
    ])
    const before = await check(stored)
    const isKnown = ({ append: { keyHash } }: QueuedAppend) => keyHash !== undefined && keys.has(keyHash)
    const known = batch.filter(isKnown)
    const rest = known.length > 0 ? batch.filter((item) => !isKnown(item)) : batch
    for (const item of known) refuse(item)
    for (const { append } of rest) append.retry?.catchUp(news.events.get(append.stream) ?? [])
    const flush = build(rest, before, { ...news, isRetry })
    const [written] = await sentTogether([flush.query && client.query(flush.query), client.query('commit')])
    if (flush.query && !written?.rowCount) throw new Error('A flush wrote nothing though it held the lock.')
    resolveFlush(flush)
    for (const item of known) resolveItem(item, { outcome: 'duplicate' })
    return { before, after: flush.head }
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

type NewEvents = Pick<LockedStreams, 'versions' | 'unread'> & {
  /** By stream; streams with more than `maxNewEvents` are in `unread` instead. */
  readonly events: ReadonlyMap<string, readonly StreamEventRow[]>
}

/** Events that other processes appended to the batch's streams since this process last read them. */
const readNewEvents = async (
  client: Client,
  workspace: string,
  batch: readonly QueuedAppend[],
): Promise<NewEvents> => {
  const since = new Map<string, { readonly version: number; readonly most: number }>()
  for (const { append } of batch) {
    const known = append.retry ? append.retry.knownVersion : append.expectedVersion
    const version = Math.min(known ?? 0, since.get(append.stream)?.version ?? Number.MAX_SAFE_INTEGER)
    since.set(append.stream, {
      version,
      most: known === undefined ? maxNewEvents.unknown : maxNewEvents.known,
    })
  }
  const values = [...since.values()]
  const { rows } = await client.query<StreamEventRow & { readonly stream: string }>({
    name: 'read-news',
    text: `select n.* from unnest($2::text[], $3::integer[], $4::integer[]) as k(stream, version, most),
      lateral (select e.stream, e.position, e.version, e.type, e.data, e.recorded_at from events e
        where e.workspace = $1 and e.stream = k.stream and e.version > k.version order by e.version limit k.most) n`,
    values: [workspace, [...since.keys()], values.map((one) => one.version), values.map((one) => one.most)],
  })
  const events = new Map<string, StreamEventRow[]>()
  // Include streams without new events: an item may have been decided on a version older than the one in memory.
  const versions = new Map([...since].map(([stream, { version }]) => [stream, version]))
  for (const row of rows) {
    const list = events.get(row.stream)
    if (list) list.push(row)
    else events.set(row.stream, [row])
    versions.set(row.stream, row.version)
  }
  const unread = new Set<string>()
  for (const [stream, list] of events) if (list.length >= (since.get(stream)?.most ?? 0)) unread.add(stream)
  for (const stream of unread) events.delete(stream)
  return { versions, events, unread }
}

/** Key hashes of the batch that are already stored. */
const readKeys = async (
  client: Client,
  workspace: string,
  batch: readonly QueuedAppend[],
): Promise<ReadonlySet<string>> => {
  const keys = batch.flatMap(({ append }) =>
    append.keyHash === undefined ? [] : Buffer.from(append.keyHash, 'hex'),
  )
  if (keys.length === 0) return new Set()
  const { rows } = await client.query<{ key_hash: string }>({
    name: 'read-keys',
    text: `select encode(key_hash, 'hex') as key_hash from idempotency where workspace = $1 and key_hash = any($2)`,
    values: [workspace, keys],
  })
  return new Set(rows.map((row) => row.key_hash))
}
