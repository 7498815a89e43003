/** Checks the tree leaves of a history in one pass against signed roots, stored tiles and the leaves kept outside. */
import type pg from 'pg'
import { hashBytes, sameBytes } from '#schema/proof/bytes'
import type { Checkpoint } from '#schema/proof/note'
import { hashesOf, type Tile, tileCount, tileWidth } from './merkle-tiles.ts'
import { edgeTiles, emptyTree, type TreeEdge, treeBuilder } from './merkle-tree-builder.ts'
import type { KeptNote } from './signed-notes.ts'

/** Leaves per step: about 20 ms of work, so that a running service stays responsive. */
const stride = 64 * tileWidth

// Postgres hashes the leaves, and Node only the inner nodes. Stops at the first gap in the positions.
const leavesSql = `
  select string_agg(sha256('\\x00'::bytea || hash), ''::bytea order by position) as hashes
  from (select position, hash, row_number() over (order by position) as nth
    from events where workspace = $1 and position > $2 and position <= $3) as following
  where position = $2 + nth`

const tilesSql = `
  select string_agg(hashes, ''::bytea order by index) as hashes from checkpoint_tile
  where workspace = $1 and level = 0 and index >= $2 / ${tileWidth} and index * ${tileWidth} < $3`

/** Reads the leaf hashes from index `from` to `to`, exclusive; fewer if the history ends before. */
export type ReadLeaves = (from: number, to: number) => Promise<Buffer>

const reader =
  (client: pg.ClientBase, workspace: string, text: string): ReadLeaves =>
  async (from, to) => {
    const { rows } = await client.query<{ hashes: Buffer | null }>(text, [workspace, from, to])
    return (rows[0]?.hashes ?? Buffer.alloc(0)).subarray(0, (to - from) * hashBytes)
  }

/** Leaves computed from the stored events. */
export const eventLeaves = (client: pg.ClientBase, workspace: string): ReadLeaves =>
  reader(client, workspace, leavesSql)

/** Leaves stored in the tiles; `from` must be a multiple of the tile width. */
export const tileLeaves = (client: pg.ClientBase, workspace: string): ReadLeaves =>
  reader(client, workspace, tilesSql)

const readTiles = async (client: pg.ClientBase, workspace: string, where: string, ...values: number[]) => {
  const text = `select level, index, hashes from checkpoint_tile where workspace = $1 and ${where}`
  const { rows } = await client.query<{ level: number; index: string; hashes: Buffer }>(text, [
    workspace,
    ...values,
  ])
  return rows.map(({ level, index, hashes }): [string, Buffer] => [`${level}/${index}`, hashes])
}

/** Result of a pass over the leaves. */
export type LeafCheckResult = {
  readonly edge: TreeEdge
  /** Largest signed size whose root matches, before any that does not. */
  readonly intactSize: number
  /** First signed checkpoint whose root does not match. */
  readonly contradicted: Checkpoint | undefined
  /** Number of leading leaves that match those kept outside. */
  readonly kept: number
  /** Correct content of stored tiles that differ. */
  readonly wrongTiles: readonly Tile[]
}

/** Input of a pass. */
export type LeafCheck = {
  /** Last position to read. */
  readonly last: number
  /** Checkpoints in order of size. */
  readonly signed: readonly Checkpoint[]
  readonly kept: KeptNote | undefined
  /** Leaves that the stored tiles should cover. */
  readonly treeSize: number
  /** Receives the tiles to store: new ones and corrected ones. */
  readonly onTiles?: (tiles: readonly Tile[]) => Promise<void>
}

const matchingLeaves = (one: Buffer, other: Buffer): number => {
  const length = Math.min(one.length, other.length)
  if (one.compare(other, 0, length, 0, length) === 0) return length / hashBytes
  let at = 0
  while (one.compare(other, at, at + hashBytes, at, at + hashBytes) === 0) at += hashBytes
  return at / hashBytes
}

/** Checks the leaves of the events up to position `last`. */
export const checkLeaves = async (
  client: pg.ClientBase,
  workspace: string,
  { last, signed, kept, treeSize, onTiles }: LeafCheck,
): Promise<LeafCheckResult> => {
  const tree = treeBuilder(emptyTree)
  const read = eventLeaves(client, workspace)
  const upper = await readTiles(client, workspace, 'level > 0')
  const wrong: Tile[] = []
  let [sound, keptCount, nextNote, size] = [0, 0, 0, 0]
  let broken: Checkpoint | undefined

  const compare = async (from: number, tiles: readonly Tile[]): Promise<void> => {
    const range = [from, from + stride - 1].map((index) => Math.floor(index / tileWidth))
    const leaves = await readTiles(client, workspace, 'level = 0 and index between $2 and $3', ...range)
    const stored = new Map([...upper, ...leaves])
    const changed: Tile[] = []
    for (const tile of tiles) {
      const found = stored.get(`${tile.level}/${tile.index}`) ?? Buffer.alloc(0)
      const expected = tile.hashes.subarray(0, tileCount(treeSize, tile) * hashBytes)
      const isTruncated = tileCount(treeSize, tile) * hashBytes > tile.hashes.length
      const matches = !isTruncated && sameBytes(found, expected)
      if (!matches) wrong.push(tile)
      if (!matches || expected.length < tile.hashes.length) changed.push(tile)
    }
    if (changed.length > 0) await onTiles?.(changed)
  }

  for (let from = 0; from < last; from += stride) {
    const to = Math.min(from + stride, last)
    const hashes = await read(from, to)
    if (kept && keptCount === from) keptCount += matchingLeaves(hashes, await kept.leaves(from, to))
    for (const leaf of hashesOf({ hashes })) {
      tree.add(leaf)
      size += 1
      for (let note = signed[nextNote]; note && note.size === size; note = signed[++nextNote])
        if (sameBytes(note.root, tree.root())) sound = broken ? sound : size
        else broken ??= note
    }
    const isEnd = size < to || to === last
    await compare(from, [...tree.takeFull(), ...(isEnd ? edgeTiles(tree.edge()) : [])])
    if (isEnd) break
  }
  return { edge: tree.edge(), intactSize: sound, contradicted: broken, kept: keptCount, wrongTiles: wrong }
}

/** Number of leading leaves in `kept` that match `stored`; undefined if `kept` is not what the checkpoint signs. */
export const countMatchingLeaves = async (
  kept: ReadLeaves,
  stored: ReadLeaves,
  { size, root }: Checkpoint,
): Promise<number | undefined> => {
  const tree = treeBuilder(emptyTree)
  let [same, count] = [0, 0]
  for (let from = 0; from < size; from += stride) {
    const to = Math.min(from + stride, size)
    const hashes = await kept(from, to)
    if (same === from) same += matchingLeaves(hashes, await stored(from, to))
    for (const leaf of hashesOf({ hashes })) tree.add(leaf)
    tree.takeFull()
    count += hashes.length / hashBytes
    if (count < to) return undefined
  }
  return count === size && sameBytes(tree.root(), root) ? same : undefined
}
