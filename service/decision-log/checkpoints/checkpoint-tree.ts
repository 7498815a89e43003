/**
 * Extends the Merkle tree of a workspace after appends, never inside one. The tree is computed from checked events and
 * compared with all earlier signatures; stored tiles are written here but never trusted (decision 147).
 */
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { sameBytes } from '#schema/proof/bytes'
import type { Damage } from '#schema/proof/damage'
import { leafHash } from '#schema/proof/tree'
import { genesisHash } from '../../event-store/chain.ts'
import { isReadable, matchesHash, type StoredEvent, storedColumns } from '../../event-store/stored-event.ts'
import { giveWay } from '../../runtime/background.ts'
import { nodeSha256, type Tile, type TileCoordinates, tileWidth } from '../../signing/merkle-tiles.ts'
import { edgeTiles, treeBuilder } from '../../signing/merkle-tree-builder.ts'
import { type Evidence, readSignedCheckpoints } from '../../signing/signed-notes.ts'
import { verifyHistory } from '../../signing/verify-history.ts'
import { sealDamage } from '../../signing/verify-seal.ts'
import type { Tables } from '../../tables.ts'
import type { KnownTree } from './checkpoint-memory.ts'

/** Events per query. */
const stride = 16 * tileWidth

/** Histories up to this many events are checked whole at each signature, which takes about 30 ms. */
const alwaysChecked = 16 * tileWidth

/** Longer histories are checked whole at a process's first signature, and again after this many milliseconds. */
const checkEvery = 10 * 60_000

const readEvents = async (
  client: pg.ClientBase,
  workspace: string,
  from: number,
): Promise<readonly StoredEvent[]> => {
  const { rows } = await client.query<StoredEvent>(
    `select ${storedColumns} from events where workspace = $1 and position >= $2 order by position limit ${stride}`,
    [workspace, from],
  )
  return rows
}

const fits = (event: StoredEvent, position: number, before: string | undefined): boolean =>
  event.position === position &&
  event.previous_hash.toString('hex') === before &&
  matchesHash(event) &&
  isReadable(event)

/** First event after a position that does not decode, although its hash matches. */
const firstUnreadable = async (
  client: pg.ClientBase,
  workspace: string,
  after: number,
): Promise<number | undefined> => {
  for (let from = after + 1; ; ) {
    const events = await readEvents(client, workspace, from)
    const started = performance.now()
    const unreadable = events.find((event) => !isReadable(event))
    if (unreadable || events.length < stride) return unreadable && Number(unreadable.position)
    from += stride
    await giveWay(performance.now() - started)
  }
}

const writeTiles = async (
  client: pg.ClientBase,
  workspace: string,
  tiles: readonly Tile[],
): Promise<void> => {
  const rows = tiles.map(({ level, index, hashes }) => ({
    level,
    index,
    hashes: Buffer.from(hashes).toString('hex'),
  }))
  await client.query(
    `insert into checkpoint_tile (workspace, level, index, hashes)
    select $1, t.level, t.index, decode(t.hashes, 'hex')
    from json_to_recordset($2) as t(level int, index bigint, hashes text)
    on conflict (workspace, level, index) do update set hashes = excluded.hashes`,
    [workspace, JSON.stringify(rows)],
  )
}

/** Adds new events to the known tree; undefined if anything contradicts what is known or signed. */
const extend = async (
  client: pg.ClientBase,
  workspace: string,
  known: KnownTree,
  evidence: Evidence,
): Promise<KnownTree | undefined> => {
  const { signed } = await readSignedCheckpoints(client, workspace, evidence, known.edge.size)
  const tree = treeBuilder(known.edge)
  let { size, last } = known.edge
  let note = 0
  for (let isMore = true; isMore; ) {
    // Read the tree's last event again: if the history was rewritten below it, nothing may be added.
    const events = await readEvents(client, workspace, Math.max(size, 1))
    const [first, ...others] = events
    const fresh = size > 0 ? others : events
    if (size > 0 && !(first && last && sameBytes(leafHash(first.hash, nodeSha256), last))) return undefined
    let before = size > 0 ? first?.hash.toString('hex') : genesisHash
    for (const event of fresh) {
      if (!fits(event, size + 1, before)) return undefined
      before = event.hash.toString('hex')
      last = leafHash(event.hash, nodeSha256)
      tree.add(last)
      size += 1
      for (; signed[note]?.size === size; note += 1)
        if (!sameBytes(signed[note]?.root ?? last, tree.root())) return undefined
    }
    if (fresh.length > 0) await writeTiles(client, workspace, tree.takeFull())
    isMore = events.length === stride
  }
  if (note < signed.length) return undefined
  const edge = tree.edge()
  if (size > known.edge.size) await writeTiles(client, workspace, edgeTiles(edge))
  return { ...known, edge }
}

/** The extended tree and any wrong stored hashes, or the damage to the history. */
export type TreeExtension =
  | {
      readonly known: KnownTree
      readonly wrongTiles: readonly TileCoordinates[]
      /** True if leaves in the kept note differ from the events. */
      readonly wrongLeaves: boolean
      /** True if a checkpoint was signed before. */
      readonly wasSigned: boolean
    }
  | Damage

/** Extends the tree to the whole history, in a transaction that the caller rolls back if the result is damage. */
export const extendTree = async (
  client: pg.ClientBase,
  workspace: string,
  known: KnownTree | undefined,
  evidence: Evidence,
  now: number,
): Promise<TreeExtension> => {
  const isRecent = known && known.edge.size > alwaysChecked && now - known.checkedAt < checkEvery
  const grown = isRecent ? await extend(client, workspace, known, evidence) : undefined
  if (known && grown) {
    const { seals } = evidence
    const forged = seals && (await sealDamage(client, workspace, seals, grown.edge, known.edge.size))
    return forged ?? { known: grown, wrongTiles: [], wrongLeaves: false, wasSigned: true }
  }
  const { verdict, tree } = await verifyHistory(client, workspace, evidence, (tiles) =>
    writeTiles(client, workspace, tiles),
  )
  // Only new events: signed ones were readable when signed, and are unchanged.
  const position = tree && (await firstUnreadable(client, workspace, verdict.signed))
  if (position !== undefined) return { position, kind: 'changed' }
  if (tree)
    return {
      known: { ...tree, checkedAt: now },
      wrongTiles: verdict.wrongTiles,
      // Not a reason to stop signing: kept leaves only help to locate a later rewrite.
      wrongLeaves: tree.kept < (evidence.kept?.checkpoint?.size ?? 0),
      wasSigned: verdict.signed > 0,
    }
  if (verdict.damage) return verdict.damage
  throw new Error('A history without damage makes a tree.')
}

/** Number of events in the stored tree; 0 if there is none yet. */
export const treeSize = async (db: Kysely<Tables>): Promise<number> =>
  (await db.selectFrom('checkpoint_tree').select('size').executeTakeFirst())?.size ?? 0
