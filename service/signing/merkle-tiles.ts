/**
 * Tiles that store the Merkle tree of a log. A tile of level `t` has 256 adjacent hashes of the tree's level 8·t (t = 0:
 * leaf hashes), so a proof reads a few rows, and a new event changes one or two (decision 122).
 */
import { hash } from 'node:crypto'
import { hashBytes, type Sha256, sameBytes } from '#schema/proof/bytes'
import { type Range, rangeHash, rootOf } from '#schema/proof/tree'

/** Hashes in a full tile, and tree levels per tile level. */
export const tileWidth = 256
export const tileHeight = 8

/** A tile with its concatenated hashes. */
export type Tile = { readonly level: number; readonly index: number; readonly hashes: Uint8Array }

/** Coordinates of a tile. */
export type TileCoordinates = { readonly level: number; readonly index: number }

/** SHA-256 by Node's crypto, several times as fast as JavaScript. */
export const nodeSha256: Sha256 = (bytes) => hash('sha256', bytes, 'buffer')

const keyOf = ({ level, index }: TileCoordinates): string => `${level}/${index}`

/** Splits a tile into its hashes. */
export const hashesOf = ({ hashes }: Pick<Tile, 'hashes'>): readonly Uint8Array[] =>
  Array.from({ length: hashes.length / hashBytes }, (_, at) =>
    hashes.subarray(at * hashBytes, (at + 1) * hashBytes),
  )

type NodePlace = TileCoordinates & { readonly from: number; readonly count: number }

const placeOf = (level: number, index: number): NodePlace => {
  const tileLevel = Math.floor(level / tileHeight)
  const count = 2 ** (level - tileLevel * tileHeight)
  const first = index * count
  return { level: tileLevel, index: Math.floor(first / tileWidth), from: first % tileWidth, count }
}

/** Tiles needed to compute the hashes over these ranges. */
export const tilesFor = (ranges: readonly Range[]): readonly TileCoordinates[] => {
  const places = new Map<string, TileCoordinates>()
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

/** Hashes over ranges, from the tiles that `tilesFor` names; throws if one is missing or too short. */
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

/** Partial tiles at the right edge of a tree of this size; the root is computed from their hashes. */
export const partialTiles = (size: number): readonly TileCoordinates[] => {
  const places: TileCoordinates[] = []
  for (let level = 0, count = size; count > 0; level += 1, count = Math.floor(count / tileWidth))
    if (count % tileWidth > 0) places.push({ level, index: Math.floor(count / tileWidth) })
  return places
}

/** Number of hashes that a tile has in a tree of this size; 0 if it is beyond the tree. */
export const tileCount = (size: number, { level, index }: TileCoordinates): number =>
  Math.max(0, Math.min(tileWidth, Math.floor(size / tileWidth ** level) - index * tileWidth))

/** Tiles above a full tile, up to the edge of a tree of this size. */
const tilesAbove = (size: number, { level, index }: TileCoordinates): readonly TileCoordinates[] => {
  const place = { level: level + 1, index: Math.floor(index / tileWidth) }
  return tileCount(size, { level, index }) < tileWidth ? [] : [place, ...tilesAbove(size, place)]
}

/** Tiles for these ranges, and those that prove that they belong to the tree of this size. */
export const tilesToCheck = (ranges: readonly Range[], size: number): readonly TileCoordinates[] => {
  const wanted = [
    ...partialTiles(size),
    ...tilesFor(ranges).flatMap((one) => [one, ...tilesAbove(size, one)]),
  ]
  return [...new Map(wanted.map((place) => [keyOf(place), place])).values()]
}

/**
 * The tiles as of this size, or undefined if they do not match the root: the root covers the tiles at the edge, and a hash
 * in the tile above covers each full tile. `tiles` are those named by `tilesToCheck`, and may have grown since.
 */
export const provenTiles = (
  tiles: readonly Tile[],
  ranges: readonly Range[],
  size: number,
  root: Uint8Array,
): readonly Tile[] | undefined => {
  const cut = tiles.map((tile) => ({
    ...tile,
    hashes: tile.hashes.subarray(0, tileCount(size, tile) * hashBytes),
  }))
  const known = new Map(cut.map((tile) => [keyOf(tile), hashesOf(tile)]))
  const isWhole = (place: TileCoordinates) => known.get(keyOf(place))?.length === tileCount(size, place)
  if (!tilesToCheck(ranges, size).every(isWhole)) return undefined
  const [over] = hashRanges([{ from: 0, to: size }], cut)
  const isCovered = ({ level, index }: TileCoordinates): boolean => {
    const hashes = known.get(keyOf({ level, index })) ?? []
    if (hashes.length < tileWidth) return true
    const above = known.get(keyOf({ level: level + 1, index: Math.floor(index / tileWidth) }))
    const cover = above?.[index % tileWidth]
    return cover !== undefined && sameBytes(cover, rootOf(hashes, nodeSha256))
  }
  return over && sameBytes(over, root) && cut.every(isCovered) ? cut : undefined
}
