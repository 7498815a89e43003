/** A Merkle tree that grows leaf by leaf and makes its tiles (`tile.ts`) on the way. */
import { joined } from '#schema/proof/bytes'
import { nodeHash } from '#schema/proof/tree'
import { nodeSha256, openTiles, type Tile, tileHeight, tileWidth } from './merkle-tiles.ts'

/** Where a tree has got to: what is needed to add leaves to it. Never changed once it is made. */
export type TreeEdge = {
  readonly size: number
  /** Hashes of the complete subtrees that the tree consists of, from left to right. */
  readonly complete: readonly Uint8Array[]
  /** The tiles that are not full, by level. */
  readonly open: ReadonlyMap<number, readonly Uint8Array[]>
  /** The last leaf. */
  readonly last: Uint8Array | undefined
}

/** A tree without leaves. */
export const emptyTree: TreeEdge = { size: 0, complete: [], open: new Map(), last: undefined }

/** The tiles at the edge that are not full. */
export const edgeTiles = ({ size, open }: TreeEdge): readonly Tile[] =>
  openTiles(size).map((place) => ({ ...place, hashes: joined(...(open.get(place.level) ?? [])) }))

/** A tree that grows leaf by leaf. */
export type TileTree = {
  readonly add: (leaf: Uint8Array) => void
  readonly root: () => Uint8Array
  readonly edge: () => TreeEdge
  /** The tiles that were filled since the last call. */
  readonly takeFull: () => readonly Tile[]
}

/** Continues a tree. */
export const growTiles = (start: TreeEdge): TileTree => {
  const complete = [...start.complete]
  const open = new Map([...start.open].map(([level, hashes]) => [level, [...hashes]]))
  let full: Tile[] = []
  let { size, last } = start
  const put = (level: number, hash: Uint8Array): void => {
    const hashes = open.get(level) ?? []
    hashes.push(hash)
    const isFull = hashes.length === tileWidth
    open.set(level, isFull ? [] : hashes)
    // The leaf that fills a tile is not counted yet.
    const index = Math.floor(size / tileWidth ** (level + 1))
    if (isFull) full.push({ level, index, hashes: joined(...hashes) })
  }
  return {
    add: (leaf) => {
      put(0, leaf)
      last = leaf
      let hash = leaf
      // Each trailing one of the count is a complete subtree of the same size on the left.
      for (let rest = size, level = 1; rest % 2 === 1; rest = (rest - 1) / 2, level += 1) {
        hash = nodeHash(complete.pop() ?? hash, hash, nodeSha256)
        if (level % tileHeight === 0) put(level / tileHeight, hash)
      }
      complete.push(hash)
      size += 1
    },
    root: () => complete.reduceRight((right, left) => nodeHash(left, right, nodeSha256)),
    edge: () => ({
      size,
      last,
      complete: [...complete],
      open: new Map([...open].map(([level, hashes]) => [level, [...hashes]])),
    }),
    takeFull: () => {
      const tiles = full
      full = []
      return tiles
    },
  }
}
