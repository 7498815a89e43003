import { expect, it } from 'vitest'
import { toHex, utf8 } from '#schema/proof/bytes'
import { provesConsistency, provesInclusion } from '#schema/proof/check-proof'
import { consistencyRanges, inclusionRanges, leafHash, type Range, rootOf } from '#schema/proof/tree'
import { addLeaves, hashRanges, nodeSha256, openTiles, type Tile, tilesFor } from '../../service/core/tile.ts'

// Three levels of tiles, the last of each begun and not full.
const size = 66_001
const leaves = Array.from({ length: size }, (_, index) =>
  leafHash(nodeSha256(utf8(String(index))), nodeSha256),
)

const stored = new Map<string, Tile>()
const keyOf = ({ level, index }: Pick<Tile, 'level' | 'index'>) => `${level}/${index}`
const tilesAt = (places: readonly Pick<Tile, 'level' | 'index'>[]): readonly Tile[] =>
  places.flatMap((place) => stored.get(keyOf(place)) ?? [])

const grow = (): void => {
  // Strides of every kind: single ones, across the edge of a tile, many tiles at once.
  for (let at = 0, stride = 1; at < size; at += stride, stride = (stride * 7 + 3) % 5000) {
    stride = Math.min(stride, size - at)
    for (const tile of addLeaves(at, tilesAt(openTiles(at)), leaves.slice(at, at + stride)))
      stored.set(keyOf(tile), tile)
  }
}

const hashesOver = (ranges: readonly Range[]) => hashRanges(ranges, tilesAt(tilesFor(ranges)))

it('keeps a tree in tiles that give every root and every proof of it', () => {
  grow()
  expect([...stored.keys()].filter((key) => !key.startsWith('0/'))).toEqual(['1/0', '2/0', '1/1'])
  const rootAt = (count: number) => rootOf(leaves.slice(0, count), nodeSha256)
  const root = rootAt(size)
  for (const count of [1, 255, 256, 257, 65_535, 65_536, 65_537, 65_793, size])
    expect(hashesOver([{ from: 0, to: count }]).map(toHex)).toEqual([toHex(rootAt(count))])
  for (const index of [0, 255, 256, 40_000, 65_535, 65_536, size - 1]) {
    const proof = hashesOver(inclusionRanges(index, size))
    expect(provesInclusion(index, size, leaves[index] ?? root, proof, root)).toBe(true)
    // Whatever the size, a proof needs a handful of rows.
    expect(tilesFor(inclusionRanges(index, size)).length).toBeLessThanOrEqual(6)
  }
  for (const first of [1, 256, 300, 65_536, 65_700]) {
    const proof = hashesOver(consistencyRanges(first, size))
    expect(provesConsistency({ size: first, root: rootAt(first) }, { size, root }, proof)).toBe(true)
  }
})

it('refuses to go on from a tile that lacks hashes', () => {
  expect(() => addLeaves(3, [], leaves.slice(0, 1))).toThrow('lacks hashes')
  expect(() => hashRanges([{ from: 0, to: 2 }], [])).toThrow('lacks hashes')
})
