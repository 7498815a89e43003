/** Weeks of imported days: a week that was closed still costs money, and counts as a week. */
import { expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { importedWeeks } from '../../service/advisor/imported/imported-weeks.ts'

const account = (name: string, amount: string) => ({
  account: name,
  direction: 'out' as const,
  amount,
})
const books = (date: string, ...accounts: readonly ReturnType<typeof account>[]) => ({
  kind: 'books',
  date,
  figures: JSON.stringify({ accounts }),
  position: 1,
})
const sales = (date: string, revenue: string) => ({
  kind: 'sales',
  date,
  figures: JSON.stringify({ gross: revenue, revenue, sales: 10 }),
  position: 2,
})

const days = [
  sales('2026-06-02', '1000.00'),
  sales('2026-06-16', '1200.00'),
  books('2026-06-03', account('Wages', '300.00'), account('Rent', '200.00')),
  books('2026-06-10', account('Rent', '200.00'), account('Repairs and maintenance - roof', '500.00')),
  books('2026-06-17', account('Wages', '300.00'), account('Rent', '200.00')),
]
const day = (text: string) => decodeOrThrow(IsoDate, text, 'A day')
const of = (from: string, to: string) => ({ sales: [], books: [{ from: day(from), to: day(to) }] })
const covered = of('2026-06-01', '2026-06-21')

it('counts a week between others that sold nothing and cost money', () => {
  const weeks = importedWeeks(days, covered).map(({ week }) => week)
  expect(weeks.map(({ weekStart, revenue }) => [weekStart, revenue])).toEqual([
    ['2026-06-01', 1000],
    ['2026-06-08', 0],
    ['2026-06-15', 1200],
  ])
  const shut = weeks[1]?.expenses
  expect((shut?.premises ?? 0) + (shut?.other ?? 0)).toBe(700)
  expect(weeks[1]).not.toHaveProperty('profitMargin')
  expect(weeks[1]?.transactions).toBe(0)
})

it('adds no week that the books do not cover, and none before or after the sales', () => {
  const starts = (part: typeof covered) => importedWeeks(days, part).map(({ week }) => week.weekStart)
  expect(starts({ sales: [], books: [] })).toEqual(['2026-06-01', '2026-06-15'])
  const early = [books('2026-05-20', account('Wages', '10.00')), ...days]
  expect(importedWeeks(early, of('2026-05-01', '2026-06-30')).map(({ week }) => week.weekStart)).toEqual([
    '2026-06-01',
    '2026-06-08',
    '2026-06-15',
  ])
})
