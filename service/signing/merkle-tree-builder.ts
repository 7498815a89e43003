/** A Merkle tree that grows leaf by leaf and produces its tiles. */
import { concatBytes } from '#schema/proof/bytes'
import { nodeHash } from '#schema/proof/tree'
import { nodeSha256, partialTiles, type Tile, tileHeight, tileWidth } from './merkle-tiles.ts'

/** Immutable right edge of a tree: the hashes needed to add leaves to it. */
export type TreeEdge = {
  readonly size: number
  /** Hashes of the complete subtrees, from left to right. */
  readonly complete: readonly Uint8Array[]
  /** Hashes of the partial tiles, by level. */
  readonly open: ReadonlyMap<number, readonly Uint8Array[]>
  /** The last leaf. */
  readonly last: Uint8Array | undefined
}

export const emptyTree: TreeEdge = { size: 0, complete: [], open: new Map(), last: undefined }

/** Partial tiles at the edge. */
export const edgeTiles = ({ size, open }: TreeEdge): readonly Tile[] =>
  partialTiles(size).map((place) => ({ ...place, hashes: concatBytes(...(open.get(place.level) ?? [])) }))

/** A growing tree. */
export type TreeBuilder = {
  readonly add: (leaf: Uint8Array) => void
  readonly root: () => Uint8Array
  readonly edge: () => TreeEdge
  /** Tiles filled since the last call. */
  readonly takeFull: () => readonly Tile[]
}

/** Continues a tree. */
export const treeBuilder = (start: TreeEdge): TreeBuilder => {
  const complete = [...start.complete]
  const open = new Map([...start.open].map(([level, hashes]) => [level, [...hashes]]))
  let full: Tile[] = []
  let { size, last } = start
  const put = (level: number, hash: Uint8Array): void => {
    const hashes = open.get(level) ?? []
    hashes.push(hash)
    const isFull = hashes.length === tileWidth
    open.set(level, isFull ? [] : hashes)
    // `size` does not yet include the leaf that fills the tile.
    const index = Math.floor(size / tileWidth ** (level + 1))
    if (isFull) full.push({ level, index, hashes: concatBytes(...hashes) })
  }
  return {
    add: (leaf) => {
      put(0, leaf)
      last = leaf
      let hash = leaf
      // Each trailing 1 bit of the count is a complete subtree on the left, of the same size.
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
