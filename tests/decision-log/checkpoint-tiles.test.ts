import { expect, it } from 'vitest'
import { toHex, utf8 } from '#schema/proof/bytes'
import { provesConsistency, provesInclusion } from '#schema/proof/check-proof'
import { consistencyRanges, inclusionRanges, leafHash, type Range, rootOf } from '#schema/proof/tree'
import {
  hashRanges,
  nodeSha256,
  provenTiles,
  type Tile,
  tilesFor,
  tilesToCheck,
} from '../../service/signing/merkle-tiles.ts'
import { edgeTiles, emptyTree, treeBuilder } from '../../service/signing/merkle-tree-builder.ts'

// Three levels of tiles; the last tile of each level is incomplete.
const size = 66_001
const leaves = Array.from({ length: size }, (_, index) =>
  leafHash(nodeSha256(utf8(String(index))), nodeSha256),
)

const stored = new Map<string, Tile>()
const keyOf = ({ level, index }: Pick<Tile, 'level' | 'index'>) => `${level}/${index}`
const tilesAt = (places: readonly Pick<Tile, 'level' | 'index'>[]): readonly Tile[] =>
  places.flatMap((place) => stored.get(keyOf(place)) ?? [])

const grow = (): void => {
  let edge = emptyTree
  // Strides of every kind: one leaf, across a tile boundary, many tiles at once.
  for (let at = 0, stride = 1; at < size; at += stride, stride = (stride * 7 + 3) % 5000) {
    stride = Math.min(stride, size - at)
    const tree = treeBuilder(edge)
    for (const leaf of leaves.slice(at, at + stride)) tree.add(leaf)
    edge = tree.edge()
    for (const tile of [...tree.takeFull(), ...edgeTiles(edge)]) stored.set(keyOf(tile), tile)
  }
}

const hashesOver = (ranges: readonly Range[]) => hashRanges(ranges, tilesAt(tilesFor(ranges)))

it('tiles of a tree give every root and every proof', () => {
  grow()
  expect([...stored.keys()].filter((key) => !key.startsWith('0/')).sort()).toEqual(['1/0', '1/1', '2/0'])
  const rootAt = (count: number) => rootOf(leaves.slice(0, count), nodeSha256)
  const root = rootAt(size)
  for (const count of [1, 255, 256, 257, 65_535, 65_536, 65_537, 65_793, size])
    expect(hashesOver([{ from: 0, to: count }]).map(toHex)).toEqual([toHex(rootAt(count))])
  for (const index of [0, 255, 256, 40_000, 65_535, 65_536, size - 1]) {
    const proof = hashesOver(inclusionRanges(index, size))
    expect(provesInclusion(index, size, leaves[index] ?? root, proof, root)).toBe(true)
    // The number of rows for a proof is bounded, whatever the size.
    expect(tilesFor(inclusionRanges(index, size)).length).toBeLessThanOrEqual(6)
  }
  for (const first of [1, 256, 300, 65_536, 65_700]) {
    const proof = hashesOver(consistencyRanges(first, size))
    expect(provesConsistency({ size: first, root: rootAt(first) }, { size, root }, proof)).toBe(true)
  }
})

it('tiles are trusted under a root only if all of them are', () => {
  const root = rootOf(leaves, nodeSha256)
  const ranges = inclusionRanges(40_000, size)
  const places = tilesToCheck(ranges, size)
  expect(places.map(keyOf).sort()).toEqual(['0/156', '0/257', '1/0', '1/1', '2/0'])
  const tiles = tilesAt(places)
  expect(provenTiles(tiles, ranges, size, root)).toEqual(tiles)
  for (const [at, tile] of tiles.entries())
    for (const byte of [0, tile.hashes.length - 1]) {
      const hashes = tile.hashes.slice()
      hashes[byte] = (hashes[byte] ?? 0) ^ 1
      const spoilt = tiles.map((one, index) => (index === at ? { ...tile, hashes } : one))
      expect(provenTiles(spoilt, ranges, size, root), keyOf(tile)).toBeUndefined()
    }
  for (const missing of tiles)
    expect(
      provenTiles(
        tiles.filter((tile) => tile !== missing),
        ranges,
        size,
        root,
      ),
      keyOf(missing),
    ).toBeUndefined()
  // Tiles that have grown since still cover a smaller tree.
  const before = 65_700
  const some = inclusionRanges(3, before)
  const earlier = tilesAt(tilesToCheck(some, before))
  expect(provenTiles(earlier, some, before, rootOf(leaves.slice(0, before), nodeSha256))).toBeDefined()
  expect(() => hashRanges([{ from: 0, to: 2 }], [])).toThrow('lacks hashes')
})
