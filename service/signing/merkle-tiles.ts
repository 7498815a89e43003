/**
 * Tiles: how the Merkle tree of a log is stored. A tile of level `t` holds 256 neighbouring hashes of the tree's level
 * 8·t (t = 0: leaf hashes), so that a proof needs a handful of rows, and an added event changes one or two.
 */
import { hash } from 'node:crypto'
import { hashBytes, type Sha256, sameBytes } from '#schema/proof/bytes'
import { type Range, rangeHash, rootOf } from '#schema/proof/tree'

/** Hashes in a complete tile, and the levels of the tree between two levels of tiles. */
export const tileWidth = 256
export const tileHeight = 8

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

/** The tiles at the right edge of a tree of this size that are not full; the root is the hash over what they hold. */
export const openTiles = (size: number): readonly TilePlace[] => {
  const places: TilePlace[] = []
  for (let level = 0, count = size; count > 0; level += 1, count = Math.floor(count / tileWidth))
    if (count % tileWidth > 0) places.push({ level, index: Math.floor(count / tileWidth) })
  return places
}

/** How many hashes a tile has in a tree of this size; 0 where the tree does not reach it. */
export const tileCount = (size: number, { level, index }: TilePlace): number =>
  Math.max(0, Math.min(tileWidth, Math.floor(size / tileWidth ** level) - index * tileWidth))

/** The places of the tiles above a full tile, up to the edge of a tree of this size. */
const tilesAbove = (size: number, { level, index }: TilePlace): readonly TilePlace[] => {
  const place = { level: level + 1, index: Math.floor(index / tileWidth) }
  return tileCount(size, { level, index }) < tileWidth ? [] : [place, ...tilesAbove(size, place)]
}

/** The tiles for these ranges, and those that show that they belong to the tree of this size. */
export const tilesToCheck = (ranges: readonly Range[], size: number): readonly TilePlace[] => {
  const wanted = [...openTiles(size), ...tilesFor(ranges).flatMap((one) => [one, ...tilesAbove(size, one)])]
  return [...new Map(wanted.map((place) => [keyOf(place), place])).values()]
}

/**
 * The tiles as they are in the tree of this size and root, or undefined where they are not what that root covers: the root
 * covers the tiles at the edge, and each full tile is covered by one hash of the tile above it. `tiles` are those that
 * `tilesToCheck` names; they may have grown since.
 */
export const coveredTiles = (
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
  const isWhole = (place: TilePlace) => known.get(keyOf(place))?.length === tileCount(size, place)
  if (!tilesToCheck(ranges, size).every(isWhole)) return undefined
  const [over] = hashRanges([{ from: 0, to: size }], cut)
  const isCovered = ({ level, index }: TilePlace): boolean => {
    const hashes = known.get(keyOf({ level, index })) ?? []
    if (hashes.length < tileWidth) return true
    const above = known.get(keyOf({ level: level + 1, index: Math.floor(index / tileWidth) }))
    const cover = above?.[index % tileWidth]
    return cover !== undefined && sameBytes(cover, rootOf(hashes, nodeSha256))
  }
  return over && sameBytes(over, root) && cut.every(isCovered) ? cut : undefined
}
