/** Heads as stored, with their seals. */
import type { Client } from 'pg'
import type { StoredHead } from '../../service/event-store/head-seal.ts'
import { headOf, type StoredHeadRow } from '../../service/event-store/read-head.ts'

/** All heads, by workspace. */
export const readHeads = async (client: Client): Promise<ReadonlyMap<string, StoredHead>> => {
  const { rows } = await client.query<StoredHeadRow & { readonly workspace: string }>(
    `select workspace, position, encode(hash, 'hex') as hash, seal, doubted_from, null as "recordedAt" from workspace_head`,
  )
  return new Map(rows.map((row) => [row.workspace, headOf(row)]))
}

/** The head of a workspace. */
export const readHeadOf = async (client: Client, workspace: string): Promise<StoredHead> => {
  const head = (await readHeads(client)).get(workspace)
  if (head === undefined) throw new Error(`There is no head of ${workspace}.`)
  return head
}
