/** Mending a flush that wrote nothing: under the lock of the head row, each item finds out how it really stands. */
import { genesisHash } from './chain.ts'
import type { Client } from './database.ts'
import { failsAll } from './database-fault.ts'
import type { Append, AppendResult } from './event-store.ts'
import type { Flush, Head } from './flush.ts'

/** One append on its way, and whom to tell. */
export type Item = {
  readonly append: Append
  readonly resolve: (result: AppendResult) => void
  readonly reject: (error: unknown) => void
}

type Build = (batch: readonly Item[], head: Head) => Flush<Item>

const uniqueViolation = '23505'

// Before the next flush is built: what was decided on a refused append has to fall with it.
const refuse = ({ append }: Item): void => {
  if (append.fate) append.fate.isRefused = true
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

/** Commits what can be committed and tells everyone; throws only when the database went away. */
export const commitLocked = async (
  client: Client,
  workspace: string,
  batch: readonly Item[],
  build: Build,
): Promise<void> => {
  try {
    settle(await flushLocked(client, workspace, batch, build))
  } catch (error) {
    if (failsAll(error)) throw error
    const rest = codeOf(error) === uniqueViolation ? await refuseStale(client, workspace, batch) : batch
    // One bad item must not take its neighbours down: alone, it fails alone.
    const [only] = rest
    if (only && batch.length === 1) fail(only, error)
    else if (rest.length < batch.length) await commitRest(client, workspace, rest, build)
    else for (const item of rest) await commitLocked(client, workspace, [item], build)
  }
}

const commitRest = async (client: Client, workspace: string, rest: readonly Item[], build: Build) => {
  if (rest.length > 0) await commitLocked(client, workspace, rest, build)
}

const flushLocked = async (client: Client, workspace: string, batch: readonly Item[], build: Build) => {
  await client.query('begin')
  try {
    const flush = build(batch, await readHead(client, workspace, 'for update'))
    if (flush.query) await client.query(flush.query)
    await client.query('commit')
    return flush
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Settles those whose stream moved on or whose key is known; the others may try again. */
const refuseStale = async (
  client: Client,
  workspace: string,
  batch: readonly Item[],
): Promise<readonly Item[]> => {
  const streams = await client.query<{ stream: string; version: number }>(
    'select stream, max(version)::int as version from events where workspace = $1 and stream = any($2) group by stream',
    [workspace, batch.map((item) => item.append.stream)],
  )
  const keys = await client.query<{ key_hash: string }>(
    `select encode(key_hash, 'hex') as key_hash from idempotency where workspace = $1 and key_hash = any($2)`,
    [
      workspace,
      batch.flatMap(({ append }) =>
        append.idempotency ? Buffer.from(append.idempotency.keyHash, 'hex') : [],
      ),
    ],
  )
  const versions = new Map(streams.rows.map((row) => [row.stream, row.version]))
  const known = new Set(keys.rows.map((row) => row.key_hash))
  return batch.filter((item) => {
    const { stream, expectedVersion, idempotency } = item.append
    if (idempotency && known.has(idempotency.keyHash)) answer(item, { outcome: 'duplicate' })
    else if ((versions.get(stream) ?? 0) > expectedVersion) answer(item, { outcome: 'conflict' })
    else return true
    return false
  })
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** Where the workspace's history ends; makes the head of a new workspace. */
export const readHead = async (client: Client, workspace: string, lock: '' | 'for update'): Promise<Head> => {
  const read = async (): Promise<Head | undefined> => {
    const { rows } = await client.query<{ position: number; hash: string }>(
      `select position, encode(hash, 'hex') as hash from workspace_head where workspace = $1 ${lock}`,
      [workspace],
    )
    return rows[0]
  }
  const found = await read()
  if (found) return found
  await client.query(
    `insert into workspace_head (workspace, position, hash) values ($1, 0, decode($2, 'hex')) on conflict do nothing`,
    [workspace, genesisHash],
  )
  const made = await read()
  if (!made) throw new Error(`Workspace ${workspace} has no head.`)
  return made
}
