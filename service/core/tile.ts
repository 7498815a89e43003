/**
 * Tiles: how the Merkle tree of a log is stored. A tile of level `t` holds 256 neighbouring hashes of the tree's level
 * 8·t (t = 0: leaf hashes), so that a proof needs a handful of rows, and an added event changes one or two.
 */
import { hash } from 'node:crypto'
import { hashBytes, joined, type Sha256 } from '#schema/proof/bytes'
import { type Range, rangeHash, rootOf } from '#schema/proof/tree'

/** Hashes in a complete tile, and the levels of the tree between two levels of tiles. */
export const tileWidth = 256
const tileHeight = 8

/** One tile: its hashes one after the other. */
export type Tile = { readonly level: number; readonly index: number; readonly hashes: Uint8Array }

/** Where a tile lies. */
export type TilePlace = { readonly level: number; readonly index: number }

/** Node's own SHA-256, several times as fast as one in JavaScript. */
export const nodeSha256: Sha256 = (bytes) => hash('sha256', bytes, 'buffer')

const keyOf = ({ level, index }: TilePlace): string => `${level}/${index}`

/** The hashes of a tile, apart. */
export const hashesOf = ({ hashes }: Pick<Tile, 'hashes'>): readonly Uint8Array[] =>
  Array.from({ length: hashes.length / hashBytes }, (_, at) =>
    hashes.subarray(at * hashBytes, (at + 1) * hashBytes),
  )

type NodePlace = TilePlace & { readonly from: number; readonly count: number }

const placeOf = (level: number, index: number): NodePlace => {
  const tileLevel = Math.floor(level / tileHeight)
  const count = 2 ** (level - tileLevel * tileHeight)
  const first = index * count
  return { level: tileLevel, index: Math.floor(first / tileWidth), from: first % tileWidth, count }
}

/** The tiles that the hashes over these ranges are made of. */
export const tilesFor = (ranges: readonly Range[]): readonly TilePlace[] => {
  const places = new Map<string, TilePlace>()
  const nothing = new Uint8Array(hashBytes)
  for (const range of ranges)
    rangeHash(range, (level, index) => {
      const { level: tileLevel, index: tileIndex } = placeOf(level, index)
      const place = { level: tileLevel, index: tileIndex }
      places.set(keyOf(place), place)
      return nothing
    })
  return [...places.values()]
}

/** The hashes over ranges, from the tiles that `tilesFor` names; throws where one is missing or too short. */
export const hashRanges = (ranges: readonly Range[], tiles: readonly Tile[]): readonly Uint8Array[] => {
  const known = new Map(tiles.map((tile) => [keyOf(tile), hashesOf(tile)]))
  return ranges.map((range) =>
    rangeHash(
      range,
      (level, index) => {
        const { from, count, ...place } = placeOf(level, index)
        const hashes = known.get(keyOf(place))?.slice(from, from + count) ?? []
        if (hashes.length < count) throw new Error(`Tile ${keyOf(place)} of a tree lacks hashes.`)
        return rootOf(hashes, nodeSha256)
      },
      nodeSha256,
    ),
  )
}

/** The tiles at the right edge of a tree of this size that are not full: what adding leaves goes on from. */
export const openTiles = (size: number): readonly TilePlace[] => {
  const places: TilePlace[] = []
  for (let level = 0, count = size; count > 0; level += 1, count = Math.floor(count / tileWidth))
    if (count % tileWidth > 0) places.push({ level, index: Math.floor(count / tileWidth) })
  return places
}

/** The tiles that change when leaves are added to a tree of this size, from those that are open in it. */
export const addLeaves = (
  size: number,
  open: readonly Tile[],
  leaves: readonly Uint8Array[],
): readonly Tile[] => {
  const edge = new Map(open.map((tile) => [tile.level, [...hashesOf(tile)]]))
  const counts = new Map<number, number>()
  const changed = new Map<string, { place: TilePlace; hashes: Uint8Array[] }>()
  const countAt = (level: number): number => counts.get(level) ?? Math.floor(size / tileWidth ** level)
  const add = (level: number, leaf: Uint8Array): void => {
    const count = countAt(level)
    const place = { level, index: Math.floor(count / tileWidth) }
    const hashes = edge.get(level) ?? []
    if (hashes.length !== count % tileWidth) throw new Error(`Tile ${keyOf(place)} of a tree lacks hashes.`)
    hashes.push(leaf)
    counts.set(level, count + 1)
    changed.set(keyOf(place), { place, hashes })
    const isFull = hashes.length === tileWidth
    edge.set(level, isFull ? [] : hashes)
    if (isFull) add(level + 1, rootOf(hashes, nodeSha256))
  }
  for (const leaf of leaves) add(0, leaf)
  return [...changed.values()].map(({ place, hashes }) => ({ ...place, hashes: joined(...hashes) }))
}
