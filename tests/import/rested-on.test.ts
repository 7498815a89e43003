/** Which advice was based on the days that an undone import had changed. */
import { expect, test } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { acceptedOn, citesDays } from '../../service/import/rested-on.ts'

const day = (text: string) => decodeOrThrow(IsoDate, text, 'A day')
const monday = day('2026-11-09')
const saturday = [day('2026-11-14')]
const input = (fields: object) =>
  ({ kind: 'kpi', field: 'revenue', from: monday, to: monday, ...fields }) as const

test('a week is cited by its Monday, and rests on all of its days', () => {
  expect(citesDays([input({})], saturday, 'sales')).toBe(true)
  expect(citesDays([input({})], [day('2026-11-16')], 'sales')).toBe(false)
  expect(citesDays([input({ from: day('2026-10-05') })], saturday, 'sales')).toBe(true)
})

test('days between those of an import are not those of the import', () => {
  const ends = [day('2026-10-30'), day('2026-11-20')]
  expect(citesDays([input({})], ends, 'sales')).toBe(false)
})

test('hours rest on their own days and weekdays', () => {
  const hours = { kind: 'hourly', field: 'revenue', from: day('2026-11-13'), to: day('2026-11-15') } as const
  expect(citesDays([hours], saturday, 'sales')).toBe(true)
  expect(citesDays([{ ...hours, weekday: 4 }], saturday, 'sales')).toBe(false)
  expect(citesDays([{ ...hours, to: day('2026-11-13') }], saturday, 'sales')).toBe(false)
})

test('costs do not rest on sales, nor takings on books, nor anything on what a person stated', () => {
  expect(citesDays([input({ field: 'staff' })], saturday, 'sales')).toBe(false)
  expect(citesDays([input({})], saturday, 'books')).toBe(false)
  expect(citesDays([input({ field: 'profitMargin' })], saturday, 'books')).toBe(true)
  expect(citesDays([{ kind: 'assumption', field: 'rent' }], saturday, 'books')).toBe(false)
})

test('an accepted advisory rests on the four weeks that its expectation is measured against', () => {
  expect(acceptedOn({ from: day('2026-11-16') }, saturday)).toBe(true)
  expect(acceptedOn({ from: day('2026-12-14') }, saturday)).toBe(false)
  expect(acceptedOn({ from: day('2026-11-09') }, saturday)).toBe(false)
  expect(acceptedOn(undefined, saturday)).toBe(false)
})
