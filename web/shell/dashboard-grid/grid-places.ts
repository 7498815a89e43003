/** Places of panels on the dashboard grid, and how they move. Pure. */
import type { PanelPlace, WidthClass } from '#schema/layout/layout'

/** Grid columns by width class. */
export const gridColumns: Readonly<Record<WidthClass, number>> = { wide: 12, medium: 6 }

/** Smallest size of a panel, in columns and rows. */
export const minWidth = 2
export const minHeight = 3
/** Largest height, in rows. */
const maxHeight = 40

/** Moves offered for a panel. */
export const gridMoves = ['up', 'down', 'left', 'right', 'wider', 'narrower', 'taller', 'shorter'] as const
export type GridMove = (typeof gridMoves)[number]

type Places = readonly PanelPlace[]

const overlap = (one: PanelPlace, other: PanelPlace): boolean =>
  one.id !== other.id &&
  one.x < other.x + other.w &&
  other.x < one.x + one.w &&
  one.y < other.y + other.h &&
  other.y < one.y + one.h

const sharesColumns = (one: PanelPlace, other: PanelPlace): boolean =>
  one.x < other.x + other.w && other.x < one.x + one.w

const sharesRows = (one: PanelPlace, other: PanelPlace): boolean =>
  one.y < other.y + other.h && other.y < one.y + one.h

/** Sorts panels in reading order: by row, then by column. */
export const inReadingOrder = <P extends PanelPlace>(places: readonly P[]): readonly P[] =>
  [...places].sort((one, other) => one.y - other.y || one.x - other.x)

/** Moves panels up until none overlap and no gaps remain above them; at equal rows, `first` goes first. */
export const compacted = (places: Places, first?: string): Places => {
  const order = [...places].sort(
    (one, other) =>
      one.y - other.y || Number(other.id === first) - Number(one.id === first) || one.x - other.x,
  )
  const done: PanelPlace[] = []
  for (const place of order) {
    const isFree = (y: number) => !done.some((other) => overlap({ ...place, y }, other))
    let y = place.y
    while (!isFree(y)) y += 1
    while (y > 0 && isFree(y - 1)) y -= 1
    done.push({ ...place, y })
  }
  return inReadingOrder(done)
}

/** Extra rows per panel id, needed to show the whole panel while arranging. */
export type ExtraRows = { readonly [id: string]: number | undefined }

/** Extra rows of a panel while arranging: one for its handle, plus what its content needs. */
export const extraRowsOf = (id: string, extraRows: ExtraRows): number => 1 + (extraRows[id] ?? 0)

/** Places while arranging: same order, each panel with its extra rows. */
export const withExtraRows = (places: Places, extraRows: ExtraRows): Places =>
  compacted(places.map((place) => ({ ...place, h: place.h + extraRowsOf(place.id, extraRows) })))

/** Converts places while arranging back to places to save. */
export const withoutExtraRows = (places: Places, extraRows: ExtraRows): Places =>
  places.map((place) => ({ ...place, h: Math.max(place.h - extraRowsOf(place.id, extraRows), minHeight) }))

/** Saved places adapted to the current panels: unknown panels removed, new ones added below, all within the columns. */
export const fittedPlaces = (saved: Places | undefined, defaults: Places, columns: number): Places => {
  if (saved === undefined) return inReadingOrder(defaults)
  const known = saved.filter(({ id }) => defaults.some((one) => one.id === id))
  const bottom = Math.max(0, ...known.map(({ y, h }) => y + h))
  const added = defaults
    .filter(({ id }) => !known.some((one) => one.id === id))
    .map((place) => ({ ...place, y: place.y + bottom }))
  return compacted(
    [...known, ...added].map((place) => {
      const w = Math.min(place.w, columns)
      return { ...place, w, x: Math.min(place.x, columns - w) }
    }),
  )
}

const nearest = (
  places: Places,
  isCandidate: (other: PanelPlace) => boolean,
  distance: (other: PanelPlace) => number,
): PanelPlace | undefined =>
  places.filter(isCandidate).sort((one, other) => distance(one) - distance(other))[0]

/** The places with those of the changed panels replaced. */
const withPlaces = (places: Places, ...changed: Places): Places =>
  places.map((place) => changed.find(({ id }) => id === place.id) ?? place)

const vertical = (places: Places, place: PanelPlace, move: 'up' | 'down'): Places => {
  const other =
    move === 'up'
      ? nearest(
          places,
          (each) => sharesColumns(each, place) && each.y < place.y,
          (each) => place.y - each.y,
        )
      : nearest(
          places,
          (each) => sharesColumns(each, place) && each.y > place.y,
          (each) => each.y - place.y,
        )
  if (other === undefined) return places
  // The lower panel starts where the upper one ends.
  return move === 'up'
    ? compacted(withPlaces(places, { ...place, y: other.y }, { ...other, y: other.y + place.h }), place.id)
    : compacted(withPlaces(places, { ...other, y: place.y }, { ...place, y: place.y + other.h }), other.id)
}

const sideways = (places: Places, place: PanelPlace, move: 'left' | 'right', columns: number): Places => {
  const isLeft = move === 'left'
  const other = nearest(
    places,
    (each) =>
      each.id !== place.id && sharesRows(each, place) && (isLeft ? each.x < place.x : each.x > place.x),
    (each) => Math.abs(each.x - place.x),
  )
  if (other === undefined) {
    const x = Math.min(Math.max(place.x + (isLeft ? -1 : 1), 0), columns - place.w)
    return compacted(withPlaces(places, { ...place, x }), place.id)
  }
  const [first, second] = isLeft ? [place, other] : [other, place]
  const x = isLeft ? other.x : place.x
  return compacted(
    withPlaces(places, { ...first, x }, { ...second, x: Math.min(x + first.w, columns - second.w) }),
    place.id,
  )
}

const sized = (places: Places, place: PanelPlace, move: GridMove, columns: number): Places => {
  const w = place.w + (move === 'wider' ? 1 : move === 'narrower' ? -1 : 0)
  const h = place.h + (move === 'taller' ? 1 : move === 'shorter' ? -1 : 0)
  const width = Math.min(Math.max(w, minWidth), columns)
  const height = Math.min(Math.max(h, minHeight), maxHeight)
  const x = Math.min(place.x, columns - width)
  return compacted(withPlaces(places, { ...place, x, w: width, h: height }), place.id)
}

/** Places after moving one panel; the same array when the move is impossible. */
export const movedPlaces = (places: Places, id: string, move: GridMove, columns: number): Places => {
  const place = places.find((each) => each.id === id)
  if (place === undefined) return places
  if (move === 'up' || move === 'down') return vertical(places, place, move)
  if (move === 'left' || move === 'right') return sideways(places, place, move, columns)
  return sized(places, place, move, columns)
}

/** True when two arrangements are equal, whatever their order. */
export const isSamePlaces = (one: Places, other: Places): boolean =>
  one.length === other.length &&
  one.every((place) => {
    const twin = other.find(({ id }) => id === place.id)
    return twin?.x === place.x && twin.y === place.y && twin.w === place.w && twin.h === place.h
  })
