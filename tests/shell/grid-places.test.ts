import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PanelPlace } from '#schema/layout/layout'
import {
  deskMoves,
  fittedPlaces,
  inReadingOrder,
  isSamePlaces,
  movedPlaces,
  roomier,
  settled,
  withoutRoom,
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

describe('one move', () => {
  it('up and down changes places with the neighbour', () => {
    expect(ids(movedPlaces(shipped, 'd', 'up', 12))).toEqual(['a', 'd', 'b', 'c'])
    expect(ids(movedPlaces(shipped, 'a', 'down', 12))).toEqual(['b', 'c', 'a', 'd'])
    expect(at(movedPlaces(shipped, 'b', 'up', 12), 'b')).toEqual(place('b', 0, 0, 6, 5))
  })

  it('sideways changes places with the one beside it', () => {
    const moved = movedPlaces(shipped, 'b', 'right', 12)
    expect(ids(moved)).toEqual(['a', 'c', 'b', 'd'])
    expect(at(moved, 'b')).toEqual(place('b', 6, 4, 6, 5))
    expect(movedPlaces(moved, 'b', 'left', 12)).toEqual(shipped)
  })

  it('makes a panel wider, and pushes down what stood there', () => {
    const wider = movedPlaces(shipped, 'b', 'wider', 12)
    expect(at(wider, 'b')).toEqual(place('b', 0, 4, 7, 5))
    expect(at(wider, 'c')).toEqual(place('c', 6, 9, 6, 5))
    expect(at(movedPlaces(shipped, 'c', 'taller', 12), 'd')?.y).toBe(10)
  })

  it('that cannot be made leaves everything as it is', () => {
    expect(isSamePlaces(movedPlaces(shipped, 'a', 'up', 12), shipped)).toBe(true)
    expect(isSamePlaces(movedPlaces(shipped, 'a', 'wider', 12), shipped)).toBe(true)
    expect(isSamePlaces(movedPlaces(shipped, 'a', 'left', 12), shipped)).toBe(true)
    expect(isSamePlaces(movedPlaces(shipped, 'nobody', 'down', 12), shipped)).toBe(true)
  })
})

describe('the room that a panel needs while it is arranged', () => {
  it('is a row for its handle and what it falls short of, and moves down what stands below', () => {
    const shown = roomier(shipped, { a: 2 })
    expect(at(shown, 'a')).toEqual(place('a', 0, 0, 12, 7))
    expect(at(shown, 'b')).toEqual(place('b', 0, 7, 6, 6))
    expect(at(shown, 'd')).toEqual(place('d', 0, 13, 12, 5))
  })

  it('is never kept', () => {
    const rows = fc.record({ a: fc.nat(9), b: fc.nat(9), c: fc.nat(9), d: fc.nat(9) })
    fc.assert(
      fc.property(rows, (room) => {
        expect(settled(withoutRoom(roomier(shipped, room), room))).toEqual(shipped)
      }),
    )
  })
})

describe('what was saved', () => {
  it('is fitted to what is shipped: unknown ones out, new ones below, none beyond the columns', () => {
    const saved = [place('gone', 0, 0, 12, 3), place('d', 0, 3, 14, 4), place('a', 8, 7, 6, 4)]
    const fitted = fittedPlaces(saved, shipped, 12)
    expect([...ids(fitted)].sort()).toEqual(['a', 'b', 'c', 'd'])
    expect(fitted[0]).toEqual(place('d', 0, 0, 12, 4))
    expect(at(fitted, 'a')).toEqual(place('a', 6, 4, 6, 4))
    // What is new comes in below what was placed, and takes the room that is free there.
    expect(at(fitted, 'b')).toEqual(place('b', 0, 4, 6, 5))
    for (const { x, w } of fitted) expect(x + w).toBeLessThanOrEqual(12)
  })

  it('is the shipped arrangement where nothing was', () => {
    expect(fittedPlaces(undefined, shipped, 12)).toEqual(shipped)
  })
})

it('whatever is done in whatever order, nothing overlaps, nothing floats, nothing leaves the columns', () => {
  const moves = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom(...deskMoves)), {
    maxLength: 30,
  })
  fc.assert(
    fc.property(moves, (made) => {
      const places = made.reduce((now, [id, move]) => movedPlaces(now, id, move, 12), settled(shipped))
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
