/** Checks that the service itself has left the head of a history. */
import type pg from 'pg'
import { sameBytes } from '#schema/proof/bytes'
import type { Damage } from '#schema/proof/damage'
import { leafHash } from '#schema/proof/tree'
import { genesisHash } from '../event-store/chain.ts'
import { type HeadSeals, lastSealed, type StoredHead } from '../event-store/head-seal.ts'
import { headColumns, headOf, type StoredHeadRow } from '../event-store/read-head.ts'
import { matchesHash, type StoredEvent, storedColumns } from '../event-store/stored-event.ts'
import { nodeSha256 } from './merkle-tiles.ts'
import type { TreeEdge } from './merkle-tree-builder.ts'

const findHead = async (client: pg.ClientBase, workspace: string): Promise<StoredHead | undefined> => {
  const { rows } = await client.query<StoredHeadRow>(
    `select ${headColumns} from workspace_head h
      left join events e on e.workspace = h.workspace and e.position = h.position where h.workspace = $1`,
    [workspace],
  )
  return rows[0] && headOf(rows[0])
}

/** First event after the tree that does not follow it, up to the head; undefined if the head continues the tree. */
const firstUnlinked = async (
  client: pg.ClientBase,
  workspace: string,
  { size, last }: TreeEdge,
  head: StoredHead,
): Promise<number | undefined> => {
  const { rows } = await client.query<StoredEvent>(
    `select ${storedColumns} from events where workspace = $1 and position >= $2 and position <= $3 order by position`,
    [workspace, Math.max(size, 1), head.position],
  )
  let before = genesisHash
  let at = Math.max(size, 1)
  for (const event of rows) {
    const isEdge = at === size
    const fits = isEdge
      ? last !== undefined && sameBytes(leafHash(event.hash, nodeSha256), last)
      : event.previous_hash.toString('hex') === before && matchesHash(event)
    if (Number(event.position) !== at || !fits) return at
    before = event.hash.toString('hex')
    at += 1
  }
  return at === head.position + 1 && before === head.hash ? undefined : head.position
}

/** Where the events begin that the service did not append; `floor` is the last position that something outside bears out. */
export const forgedFrom = async (
  client: Pick<pg.ClientBase, 'query'>,
  workspace: string,
  seals: HeadSeals,
  head: StoredHead,
  floor: number,
): Promise<Damage | undefined> => {
  const { position, doubtedFrom } = head
  const isSealed = seals.isSealed(workspace, head)
  if (isSealed && doubtedFrom === undefined) return undefined
  const last = isSealed ? undefined : await lastSealed(client, workspace, seals, head, Math.max(floor - 1, 0))
  const first = isSealed || last !== undefined ? (doubtedFrom ?? (last ?? 0) + 1) : floor + 1
  const from = Math.max(1, Math.min(Math.max(first, floor + 1), position))
  const isExact = isSealed || last !== undefined || from === position
  return { position: from, kind: 'forged', ...(isExact ? {} : { upTo: position }) }
}

/**
 * Damage if others than the service have appended to a history whose chain and tree are intact up to `edge`. Events that were
 * appended since are followed up to the head, so that what is signed is what the seal covers.
 */
export const sealDamage = async (
  client: pg.ClientBase,
  workspace: string,
  seals: HeadSeals,
  edge: TreeEdge,
  floor: number,
): Promise<Damage | undefined> => {
  const head = await findHead(client, workspace)
  if (head === undefined) return edge.size === 0 ? undefined : { position: edge.size, kind: 'head deleted' }
  if (head.position < edge.size) return { position: head.position + 1, kind: 'inserted' }
  const unlinked = head.position === 0 ? undefined : await firstUnlinked(client, workspace, edge, head)
  if (unlinked !== undefined) return { position: unlinked, kind: 'changed' }
  return forgedFrom(client, workspace, seals, head, floor)
}
