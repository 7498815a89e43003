/** Statements whose periods overlap tell of each day once. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { BooksDay } from '#schema/import/days'
import { plusDays } from '../../service/advisor/calendar.ts'
import { CostsByDay } from '../../service/advisor/imported/costs-by-day.ts'
import type { ImportedDay } from '../../service/advisor/imported/imported-weeks.ts'
import { withoutOverlap } from '../../service/advisor/imported/statement-overlap.ts'

const start = decodeOrThrow(IsoDate, '2026-07-01', 'A day')

type Stated = { readonly from: number; readonly to: number; readonly dollars: number }

const rowsOf = (stated: readonly Stated[]): readonly ImportedDay[] =>
  stated.map(({ from, to, dollars }) => ({
    kind: 'books',
    date: plusDays(start, to),
    position: 1,
    figures: JSON.stringify({
      accounts: [{ account: 'Rent', direction: 'out', amount: `${dollars}.00`, from: plusDays(start, from) }],
    }),
  }))

/** Rent by day number, in cents. */
const rentOf = (rows: readonly ImportedDay[], days: number): readonly number[] => {
  const costs = new CostsByDay()
  for (const { date, figures } of withoutOverlap(rows))
    for (const account of decodeOrThrow(BooksDay, JSON.parse(figures), 'A day').accounts)
      costs.addAccount(decodeOrThrow(IsoDate, date, 'A day'), account)
  return Array.from({ length: days }, (_, at) => Number(costs.of(plusDays(start, at))?.premises ?? 0n))
}

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)

it('takes the year to date, sent each month, for the months that it adds', () => {
  const rent = rentOf(
    rowsOf([
      { from: 0, to: 30, dollars: 310 },
      { from: 0, to: 61, dollars: 930 },
      { from: 0, to: 91, dollars: 1230 },
    ]),
    92,
  )
  expect([sum(rent.slice(0, 31)), sum(rent.slice(31, 62)), sum(rent.slice(62))]).toEqual([
    31_000, 62_000, 30_000,
  ])
})

it('takes months before the quarter that has them', () => {
  const rent = rentOf(
    rowsOf([
      { from: 0, to: 30, dollars: 310 },
      { from: 31, to: 61, dollars: 620 },
      { from: 62, to: 91, dollars: 300 },
      { from: 0, to: 91, dollars: 1230 },
    ]),
    92,
  )
  expect(sum(rent)).toBe(123_000)
})

it('takes the day that two statements share once', () => {
  const rent = rentOf(
    rowsOf([
      { from: 0, to: 30, dollars: 310 },
      { from: 30, to: 61, dollars: 320 },
    ]),
    62,
  )
  expect([sum(rent), rent[30]]).toEqual([62_000, 1000])
})

it('leaves statements alone that follow each other', () => {
  const rows = rowsOf([
    { from: 0, to: 30, dollars: 310 },
    { from: 31, to: 61, dollars: 620 },
  ])
  expect(withoutOverlap(rows)).toBe(rows)
})

it('comes to the total of the longest, whatever lies within it', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 89 }), { maxLength: 4 }),
      fc.integer({ min: 0, max: 9000 }),
      (cuts, dollars) => {
        const ends = [...cuts.toSorted((one, other) => one - other)]
        const parts = ends.map((end, at) => ({
          from: at === 0 ? 0 : (ends[at - 1] ?? 0) + 1,
          to: end,
          dollars: 7,
        }))
        expect(sum(rentOf(rowsOf([...parts, { from: 0, to: 91, dollars }]), 92))).toBe(dollars * 100)
      },
    ),
  )
})
