/** Shifts cover every opening hour, whatever the opening hours and the need. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Shift,
  shiftsByDay,
  shiftsByHour,
  shownShift,
} from '../../service/advisor/actions/roster/shifts.ts'

const openings = fc
  .uniqueArray(fc.integer({ min: 0, max: 23 }), { minLength: 1, maxLength: 24 })
  .map((hours) => hours.sort((a, b) => a - b))

const at = (shifts: readonly Shift[], hour: number): number =>
  shifts.filter(({ from, to }) => from <= hour && hour < to).reduce((sum, { people }) => sum + people, 0)

const areSound = (shifts: readonly Shift[]): boolean =>
  shifts.every(
    ({ from, to, people }) => to - from >= 3 && to - from <= 8 && from >= 0 && to <= 24 && people >= 1,
  )

describe('shifts by the hour', () => {
  it('hold at least what each hour needs, in shifts of three to eight hours', () => {
    fc.assert(
      fc.property(
        openings,
        fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 24, maxLength: 24 }),
        (hours, people) => {
          const needs = hours.map((hour) => ({ hour, people: people[hour] ?? 0 }))
          const shifts = shiftsByHour(needs)
          expect(areSound(shifts)).toBe(true)
          for (const need of needs)
            expect(at(shifts, need.hour)).toBeGreaterThanOrEqual(Math.max(1, need.people))
        },
      ),
    )
  })
  it('ask for nobody more than a long quiet day needs', () => {
    const needs = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17].map((hour) => ({ hour, people: 1 }))
    expect(shiftsByHour(needs)).toEqual([
      { from: 6, to: 12, people: 1 },
      { from: 12, to: 18, people: 1 },
    ])
  })
  it('lengthen a busy hour to the shortest shift', () => {
    const needs = [8, 9, 10, 11, 12].map((hour) => ({ hour, people: hour === 12 ? 2 : 1 }))
    expect(shiftsByHour(needs)).toEqual([
      { from: 8, to: 13, people: 1 },
      { from: 10, to: 13, people: 1 },
    ])
  })
})

describe('shifts by the day', () => {
  it('hold somebody from the first hour to the last, and as many people as are needed', () => {
    fc.assert(
      fc.property(openings, fc.integer({ min: 1, max: 30 }), (hours, people) => {
        const shifts = shiftsByDay(hours, people)
        expect(areSound(shifts)).toBe(true)
        expect(shifts.reduce((sum, one) => sum + one.people, 0)).toBeGreaterThanOrEqual(people)
        for (const hour of hours) expect(at(shifts, hour)).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})

it('shows a shift by the clock; midnight is 00:00', () =>
  expect(shownShift('Floor', { from: 16, to: 24, people: 2 })).toEqual({
    role: 'Floor',
    start: '16:00',
    end: '00:00',
    people: 2,
  }))
