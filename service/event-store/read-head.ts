/** Reads the head of a workspace's history. */
import type { Client } from '../database/pool.ts'
import { genesisHash } from './chain.ts'
import type { StoredHead } from './head-seal.ts'

/** Select list for a head `h` with its last event `e`. */
export const headColumns = `h.position, encode(h.hash, 'hex') as hash, h.seal, h.doubted_from, e.recorded_at as "recordedAt"`

/** Result of `headColumns`. */
export type StoredHeadRow = {
  readonly position: number | string
  readonly hash: string
  readonly seal: Buffer | null
  readonly doubted_from: number | string | null
  readonly recordedAt: string | null
}

/** The head in a row. */
export const headOf = ({ position, hash, seal, doubted_from, recordedAt }: StoredHeadRow): StoredHead => ({
  position: Number(position),
  hash,
  seal,
  doubtedFrom: doubted_from === null ? undefined : Number(doubted_from),
  recordedAt: recordedAt ?? '',
})

/**
 * Reads the head, creating it for a new workspace. The time comes from the newest event, so that it survives restarts and
 * is the same for all processes.
 */
export const readHead = async (client: Client, workspace: string): Promise<StoredHead> => {
  const { rows } = await client.query<StoredHeadRow>({
    name: 'find-head',
    text: `select ${headColumns} from workspace_head h
      left join events e on e.workspace = h.workspace and e.position = h.position where h.workspace = $1`,
    values: [workspace],
  })
  const [row] = rows
  if (row) return headOf(row)
  await client.query(
    `insert into workspace_head (workspace, position, hash) values ($1, 0, decode($2, 'hex')) on conflict do nothing`,
    [workspace, genesisHash],
  )
  return lockHead(client, workspace)
}

/** Reads the head under its lock, which the transaction keeps. */
export const lockHead = async (client: Client, workspace: string): Promise<StoredHead> => {
  // Two statements: a single one that waits for the lock would return the newest event from before the wait.
  const locked = client.query({
    name: 'lock-head',
    text: 'select 1 from workspace_head where workspace = $1 for update',
    values: [workspace],
  })
  const [head] = await Promise.all([readHead(client, workspace), locked])
  return head
}
