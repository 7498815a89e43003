import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PanelPlace } from '#schema/layout/layout'
import {
  compacted,
  fittedPlaces,
  gridMoves,
  inReadingOrder,
  isSamePlaces,
  movedPlaces,
  withExtraRows,
  withoutExtraRows,
} from '../../web/shell/dashboard-grid/grid-places.ts'

const place = (id: string, x: number, y: number, w: number, h: number): PanelPlace => ({ id, x, y, w, h })
const ids = (places: readonly PanelPlace[]) => places.map(({ id }) => id)
const at = (places: readonly PanelPlace[], id: string) => places.find((one) => one.id === id)

// One wide panel, two halves, one wide panel.
const shipped = [
  place('a', 0, 0, 12, 4),
  place('b', 0, 4, 6, 5),
  place('c', 6, 4, 6, 5),
  place('d', 0, 9, 12, 4),
]

describe('a move', () => {
  it('up or down swaps with the neighbour', () => {
    expect(ids(movedPlaces(shipped, 'd', 'up', 12))).toEqual(['a', 'd', 'b', 'c'])
    expect(ids(movedPlaces(shipped, 'a', 'down', 12))).toEqual(['b', 'c', 'a', 'd'])
    expect(at(movedPlaces(shipped, 'b', 'up', 12), 'b')).toEqual(place('b', 0, 0, 6, 5))
  })

  it('sideways swaps with the panel beside', () => {
    const moved = movedPlaces(shipped, 'b', 'right', 12)
    expect(ids(moved)).toEqual(['a', 'c', 'b', 'd'])
    expect(at(moved, 'b')).toEqual(place('b', 6, 4, 6, 5))
    expect(movedPlaces(moved, 'b', 'left', 12)).toEqual(shipped)
  })

  it('widens a panel, and pushes those in its way down', () => {
    const wider = movedPlaces(shipped, 'b', 'wider', 12)
    expect(at(wider, 'b')).toEqual(place('b', 0, 4, 7, 5))
    expect(at(wider, 'c')).toEqual(place('c', 6, 9, 6, 5))
    expect(at(movedPlaces(shipped, 'c', 'taller', 12), 'd')?.y).toBe(10)
  })

  it('that is impossible changes nothing', () => {
    expect(isSamePlaces(movedPlaces(shipped, 'a', 'up', 12), shipped)).toBe(true)
    expect(isSamePlaces(movedPlaces(shipped, 'a', 'wider', 12), shipped)).toBe(true)
    expect(isSamePlaces(movedPlaces(shipped, 'a', 'left', 12), shipped)).toBe(true)
    expect(isSamePlaces(movedPlaces(shipped, 'nobody', 'down', 12), shipped)).toBe(true)
  })
})

describe('the extra space of a panel while arranging', () => {
  it('is a row for its handle plus any missing height, and pushes those below down', () => {
    const shown = withExtraRows(shipped, { a: 2 })
    expect(at(shown, 'a')).toEqual(place('a', 0, 0, 12, 7))
    expect(at(shown, 'b')).toEqual(place('b', 0, 7, 6, 6))
    expect(at(shown, 'd')).toEqual(place('d', 0, 13, 12, 5))
  })

  it('is never saved', () => {
    const rows = fc.record({ a: fc.nat(9), b: fc.nat(9), c: fc.nat(9), d: fc.nat(9) })
    fc.assert(
      fc.property(rows, (room) => {
        expect(compacted(withoutExtraRows(withExtraRows(shipped, room), room))).toEqual(shipped)
      }),
    )
  })
})

describe('a saved arrangement', () => {
  it('is merged with the default: without unknown panels, new ones below, all within the columns', () => {
    const saved = [place('gone', 0, 0, 12, 3), place('d', 0, 3, 14, 4), place('a', 8, 7, 6, 4)]
    const fitted = fittedPlaces(saved, shipped, 12)
    expect([...ids(fitted)].sort()).toEqual(['a', 'b', 'c', 'd'])
    expect(fitted[0]).toEqual(place('d', 0, 0, 12, 4))
    expect(at(fitted, 'a')).toEqual(place('a', 6, 4, 6, 4))
    // A new panel goes below the saved ones, into the free space.
    expect(at(fitted, 'b')).toEqual(place('b', 0, 4, 6, 5))
    for (const { x, w } of fitted) expect(x + w).toBeLessThanOrEqual(12)
  })

  it('is the default if nothing was saved', () => {
    expect(fittedPlaces(undefined, shipped, 12)).toEqual(shipped)
  })
})

it('after any sequence of moves, panels do not overlap, leave gaps above, or exceed the columns', () => {
  const moves = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom(...gridMoves)), {
    maxLength: 30,
  })
  fc.assert(
    fc.property(moves, (made) => {
      const places = made.reduce((now, [id, move]) => movedPlaces(now, id, move, 12), compacted(shipped))
      expect([...ids(places)].sort()).toEqual(['a', 'b', 'c', 'd'])
      expect(inReadingOrder(places)).toEqual(places)
      const cells = new Set<string>()
      for (const { x, y, w, h } of places) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + w).toBeLessThanOrEqual(12)
        for (let column = x; column < x + w; column++)
          for (let row = y; row < y + h; row++) {
            expect(cells.has(`${column},${row}`)).toBe(false)
            cells.add(`${column},${row}`)
          }
      }
      for (const { x, y, w } of places)
        if (y > 0)
          expect(Array.from({ length: w }, (_, i) => cells.has(`${x + i},${y - 1}`)).some(Boolean)).toBe(true)
    }),
  )
})
