/** Flushing under the lock of the head row: nobody else appends meanwhile, and what they appended before is taken in. */

import { failsAll } from '../database/database-fault.ts'
import type { Client } from '../database/pool.ts'
import type { Append, AppendResult, Head } from './append.ts'
import { genesisHash } from './chain.ts'
import type { Flush, Locked } from './flush.ts'
import type { StoredEvent } from './stream-state.ts'

/** One append on its way, and whom to tell. */
export type Item = {
  /** Another one once it was decided again. */
  append: Append
  readonly resolve: (result: AppendResult) => void
  readonly reject: (error: unknown) => void
}

type Build = (batch: readonly Item[], head: Head, locked: Locked) => Flush<Item>

/** Events of others that are taken in while the head is locked. With more, or of a stream that is not known, it is read outside. */
const maxNewEvents = { known: 1000, unknown: 50 }

// Before the next flush is built: what was decided on a refused append has to fall with it.
const refuse = ({ append }: Item): void => {
  if (append.outcome) append.outcome.isRefused = true
}

const answer = (item: Item, result: AppendResult): void => {
  if (result.outcome !== 'appended') refuse(item)
  item.resolve(result)
}

/** Tells one that its append failed. */
export const fail = (item: Item, error: unknown): void => {
  refuse(item)
  item.reject(error)
}

/** Tells everyone in a committed flush. */
export const settle = (flush: Flush<Item>): void => {
  for (const [item, result] of flush.results) answer(item, result)
}

/** Where the head was found, and where it was left; undefined where nothing was committed. */
export type Moved = { readonly found: Head; readonly left: Head } | undefined

/** Commits what can be committed and tells everyone; throws only when the database went away. */
export const commitLocked = async (
  client: Client,
  workspace: string,
  batch: readonly Item[],
  build: Build,
  isMended: boolean,
): Promise<Moved> => {
  try {
    return await flushLocked(client, workspace, batch, build, isMended)
  } catch (error) {
    if (failsAll(error)) throw error
    if (!isMended) return commitLocked(client, workspace, batch, build, true)
    const [only] = batch
    if (only && batch.length === 1) {
      fail(only, error)
      return undefined
    }
    // One bad item must not take its neighbours down: alone, it fails alone.
    let moved: Moved
    for (const item of batch) {
      const one = await commitLocked(client, workspace, [item], build, true)
      if (one) moved = { found: moved?.found ?? one.found, left: one.left }
    }
    return moved
  }
}

const flushLocked = async (
  client: Client,
  workspace: string,
  batch: readonly Item[],
  build: Build,
  isMended: boolean,
): Promise<Moved> => {
  try {
    // Sent together, here and at the end: others wait for the lock while these are on their way.
    const [, found, news, keys] = await Promise.all([
      client.query('begin'),
      lockHead(client, workspace),
      readNews(client, workspace, batch),
      // A key that is used again is rare; where one is, the flush fails and is built once more.
      isMended ? readKeys(client, workspace, batch) : new Set<string>(),
    ])
    const isKnown = ({ append: { keyHash } }: Item) => keyHash !== undefined && keys.has(keyHash)
    const known = batch.filter(isKnown)
    const rest = known.length > 0 ? batch.filter((item) => !isKnown(item)) : batch
    for (const item of known) refuse(item)
    for (const { append } of rest) append.again?.learn(news.events.get(append.stream) ?? [])
    const flush = build(rest, found, { ...news, isMended })
    const [written] = await Promise.all([flush.query && client.query(flush.query), client.query('commit')])
    if (flush.query && !written?.rowCount) throw new Error('A flush wrote nothing though it held the lock.')
    settle(flush)
    for (const item of known) answer(item, { outcome: 'duplicate' })
    return { found, left: flush.head }
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

type News = Pick<Locked, 'versions' | 'unread'> & {
  /** What others appended, of streams where that is not too much. */
  readonly events: ReadonlyMap<string, readonly StoredEvent[]>
}

/** What others appended to the streams of a batch since this process knew them. */
const readNews = async (client: Client, workspace: string, batch: readonly Item[]): Promise<News> => {
  const since = new Map<string, { readonly version: number; readonly most: number }>()
  for (const { append } of batch) {
    const known = append.again ? append.again.knownVersion : append.expectedVersion
    const version = Math.min(known ?? 0, since.get(append.stream)?.version ?? Number.MAX_SAFE_INTEGER)
    since.set(append.stream, {
      version,
      most: known === undefined ? maxNewEvents.unknown : maxNewEvents.known,
    })
  }
  const values = [...since.values()]
  const { rows } = await client.query<StoredEvent & { readonly stream: string }>({
    name: 'read-news',
    text: `select n.* from unnest($2::text[], $3::integer[], $4::integer[]) as k(stream, version, most),
      lateral (select e.stream, e.position, e.version, e.type, e.data, e.recorded_at from events e
        where e.workspace = $1 and e.stream = k.stream and e.version > k.version order by e.version limit k.most) n`,
    values: [workspace, [...since.keys()], values.map((one) => one.version), values.map((one) => one.most)],
  })
  const events = new Map<string, StoredEvent[]>()
  // Of those without news, too: an item may have been decided before its stream was known as far.
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

/** Keys of a batch that were used before. */
const readKeys = async (
  client: Client,
  workspace: string,
  batch: readonly Item[],
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

/**
 * Where the workspace's history ends; makes the head of a new workspace. The time is that of the newest event, so that it
 * outlives the process and is the same for all of them.
 */
export const readHead = async (client: Client, workspace: string): Promise<Head> => {
  const { rows } = await client.query<{ position: number; hash: string; recordedAt: string | null }>({
    name: 'find-head',
    text: `select h.position, encode(h.hash, 'hex') as hash, e.recorded_at as "recordedAt" from workspace_head h
      left join events e on e.workspace = h.workspace and e.position = h.position where h.workspace = $1`,
    values: [workspace],
  })
  const [row] = rows
  if (row) return { ...row, recordedAt: row.recordedAt ?? '' }
  await client.query(
    `insert into workspace_head (workspace, position, hash) values ($1, 0, decode($2, 'hex')) on conflict do nothing`,
    [workspace, genesisHash],
  )
  return lockHead(client, workspace)
}

// Two statements: one that waited for the lock would still show the event that was the newest before.
const lockHead = async (client: Client, workspace: string): Promise<Head> => {
  const locked = client.query({
    name: 'lock-head',
    text: 'select 1 from workspace_head where workspace = $1 for update',
    values: [workspace],
  })
  const [head] = await Promise.all([readHead(client, workspace), locked])
  return head
}
