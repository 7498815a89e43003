/** Where panels stand on the grid of a dashboard, and how they move. Pure. */
import type { PanelPlace, WidthClass } from '#schema/layout/layout'

/** Columns of the grid by class of width. */
export const deskColumns: Readonly<Record<WidthClass, number>> = { wide: 12, medium: 6 }

/** The smallest panel. */
export const leastWidth = 2
export const leastHeight = 3
/** The tallest one. */
const maxHeight = 40

/** What a panel can be told to do. */
export const deskMoves = ['up', 'down', 'left', 'right', 'wider', 'narrower', 'taller', 'shorter'] as const
export type DeskMove = (typeof deskMoves)[number]

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

/** The order in which panels are read: from the top, and from the left. */
export const inReadingOrder = <P extends PanelPlace>(places: readonly P[]): readonly P[] =>
  [...places].sort((one, other) => one.y - other.y || one.x - other.x)

/** Panels moved up until nothing overlaps and nothing floats; the one named goes first where two want one place. */
export const settled = (places: Places, first?: string): Places => {
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

/** Rows that panels need above their own so that they are seen whole while they are arranged, by id. */
export type Roomier = { readonly [id: string]: number | undefined }

/** The rows above its own with which a panel is shown then: one for its handle, and what else it needs. */
export const roomOf = (id: string, room: Roomier): number => 1 + (room[id] ?? 0)

/** The places as they are shown while they are arranged: in the same order, each with its room. */
export const roomier = (places: Places, room: Roomier): Places =>
  settled(places.map((place) => ({ ...place, h: place.h + roomOf(place.id, room) })))

/** Places of the roomier desk as they are kept. */
export const withoutRoom = (places: Places, room: Roomier): Places =>
  places.map((place) => ({ ...place, h: Math.max(place.h - roomOf(place.id, room), leastHeight) }))

/** What is saved, made to fit what is shipped: unknown panels left out, new ones added below, all within the columns. */
export const fittedPlaces = (saved: Places | undefined, shipped: Places, columns: number): Places => {
  if (saved === undefined) return inReadingOrder(shipped)
  const known = saved.filter(({ id }) => shipped.some((one) => one.id === id))
  const bottom = Math.max(0, ...known.map(({ y, h }) => y + h))
  const added = shipped
    .filter(({ id }) => !known.some((one) => one.id === id))
    .map((place) => ({ ...place, y: place.y + bottom }))
  return settled(
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

/** The places with some of them replaced. */
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
  // Whichever goes below begins where the other one ends.
  return move === 'up'
    ? settled(withPlaces(places, { ...place, y: other.y }, { ...other, y: other.y + place.h }), place.id)
    : settled(withPlaces(places, { ...other, y: place.y }, { ...place, y: place.y + other.h }), other.id)
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
    return settled(withPlaces(places, { ...place, x }), place.id)
  }
  const [first, second] = isLeft ? [place, other] : [other, place]
  const x = isLeft ? other.x : place.x
  return settled(
    withPlaces(places, { ...first, x }, { ...second, x: Math.min(x + first.w, columns - second.w) }),
    place.id,
  )
}

const sized = (places: Places, place: PanelPlace, move: DeskMove, columns: number): Places => {
  const w = place.w + (move === 'wider' ? 1 : move === 'narrower' ? -1 : 0)
  const h = place.h + (move === 'taller' ? 1 : move === 'shorter' ? -1 : 0)
  const width = Math.min(Math.max(w, leastWidth), columns)
  const height = Math.min(Math.max(h, leastHeight), maxHeight)
  const x = Math.min(place.x, columns - width)
  return settled(withPlaces(places, { ...place, x, w: width, h: height }), place.id)
}

/** The places after one move of one panel; the same ones where it cannot be made. */
export const movedPlaces = (places: Places, id: string, move: DeskMove, columns: number): Places => {
  const place = places.find((each) => each.id === id)
  if (place === undefined) return places
  if (move === 'up' || move === 'down') return vertical(places, place, move)
  if (move === 'left' || move === 'right') return sideways(places, place, move, columns)
  return sized(places, place, move, columns)
}

/** Whether two arrangements are the same. */
export const isSamePlaces = (one: Places, other: Places): boolean =>
  one.length === other.length &&
  one.every((place) => {
    const twin = other.find(({ id }) => id === place.id)
    return twin?.x === place.x && twin.y === place.y && twin.w === place.w && twin.h === place.h
  })
