/** Which accounts of the books are income, and what is left out: nothing passes for revenue that may be something else. */
import { expect, it } from 'vitest'
import { plusDays } from '../../service/advisor/calendar.ts'
import { accountAnswersIn } from '../../service/advisor/imported/account-answers.ts'
import { bookedIncome } from '../../service/advisor/imported/booked-income.ts'
import { costKind } from '../../service/advisor/imported/cost-kind.ts'
import { coverageOf } from '../../service/advisor/imported/coverage.ts'
import { importedRecords } from '../../service/advisor/imported/imported-records.ts'
import { type ImportedDay, importedWeeks } from '../../service/advisor/imported/imported-weeks.ts'
import { gapsOf } from '../../service/advisor/imported/load-imported.ts'
import { type Account, booked, day, income, lastDay, monday, wages, weeksOf } from './booked-days.ts'
import { fileRow } from './imported-days.ts'

/** Four weeks with these accounts on the days of a week from Monday. */
const fourWeeks = (...accounts: readonly Account[]) =>
  [0, 1, 2, 3].flatMap((week) => [
    booked(plusDays(monday, 7 * week), wages),
    ...accounts.map((account, at) => booked(plusDays(monday, 7 * week + 1 + at), account)),
  ])

const readFour = (days: readonly ImportedDay[]) => importedRecords([fileRow('books', monday, lastDay)], days)

it('knows no revenue while more than a little of the money in may be something else', () => {
  const days = fourWeeks(
    income('5000.00', 'Acme Pty Ltd'),
    income('3000.00', 'Harbour Legal'),
    income('400.00'),
  )
  const { booked: found, days: read } = readFour(days)
  expect(read).toEqual(days)
  expect(found?.unclear).toEqual(['Acme Pty Ltd', 'Harbour Legal'])
  expect(readFour(fourWeeks(income('5000.00'), income('50.00', 'Harbour Legal'))).booked).toMatchObject({
    unclear: [],
    without: ['Harbour Legal'],
  })
})

it('knows no revenue while a tenth of the money in may be something else', () => {
  const days = fourWeeks(income('900.00'), income('100.00', 'Harbour Legal'))
  expect(readFour(days).booked).toMatchObject({ unclear: ['Harbour Legal'], days: [] })
})

it('takes an account for income that a statement has below its heading of income', () => {
  const [from, to] = [day('2026-06-01'), day('2026-06-30')]
  const stated = { ...income('300.00', 'Harbour Legal'), from }
  const files = [fileRow('books', from, to), fileRow('books', monday, lastDay)]
  const days = [booked(to, stated), ...fourWeeks(income('70.00', 'Harbour Legal'))]
  expect([...(importedRecords(files, days).booked?.accounts ?? [])]).toEqual(['Harbour Legal'])
  // Below a heading of costs, it says nothing about money in.
  const cost = booked(to, { ...stated, direction: 'out' })
  expect(
    importedRecords(files, [cost, ...fourWeeks(income('700.00', 'Harbour Legal'))]).booked?.unclear,
  ).toEqual(['Harbour Legal'])
})

it('takes returns and discounts off, in a ledger and in a statement', () => {
  const returned: Account = { account: 'Sales returns', direction: 'out', amount: '200.00' }
  expect(weeksOf(fourWeeks(income('1000.00', 'Sales'), returned), monday, lastDay)[0]).toMatchObject({
    revenue: 800,
    expenses: { other: 0 },
  })
  const [from, to] = [day('2026-07-01'), day('2026-07-31')]
  const stated = [
    { ...income('31000.00', 'Sales'), from },
    { ...income('-3100.00', 'Less refunds'), from },
    { ...income('620.00', 'Fuel tax credits'), from },
    { account: 'Wages', direction: 'out', amount: '3100.00', from } as const,
  ]
  expect(weeksOf([booked(to, ...stated)], from, to)[0]).toMatchObject({ revenue: 6300 })
})

it('leaves out what closes the accounts of a year', () => {
  const closing = booked(
    plusDays(monday, 12),
    { account: 'Sales', direction: 'out', amount: '4000.00' },
    income('4000.00', 'Retained earnings'),
  )
  expect(weeksOf([...fourWeeks(income('1000.00', 'Sales')), closing], monday, lastDay)[1]?.revenue).toBe(1000)
})

it('gives a statement that ends within a week no more days than it has', () => {
  const from = day('2026-07-01')
  const to = day('2026-09-30')
  const rows = ['2026-07-31', '2026-08-31', '2026-09-30'].map((end) => {
    const start = `${end.slice(0, 8)}01`
    const amount = `${Number(end.slice(8)) * 1000}.00`
    return booked(day(end), { ...income(amount), from: start }, { ...wages, from: start })
  })
  const weeks = weeksOf(rows, from, to)
  expect(weeks.map(({ revenue }) => revenue)).toEqual(weeks.map(() => 7000))
  expect(weeks.at(-1)?.weekStart).toBe('2026-09-21')
})

it('ends a statement within a week where it ends, whatever the ledger beside it does', () => {
  const days = [0, 1, 2, 3].flatMap((week) => [
    booked(plusDays(monday, 7 * week + 1), wages),
    booked(plusDays(monday, 7 * week + 4), income('1000.00')),
  ])
  const [from, to] = [day('2026-09-01'), day('2026-10-31')]
  const stated = booked(to, { ...income('6100.00'), from })
  const ledger = { from: plusDays(monday, 1), to: plusDays(monday, 25) }
  const files = [fileRow('books', ledger.from, ledger.to), fileRow('books', from, to)]
  expect(coverageOf(files, [...days, stated]).books).toEqual([
    { from: monday, to: lastDay },
    { from, to },
  ])
})

it('shows no week that a gap between two ledgers cuts', () => {
  const days = fourWeeks(income('1000.00', 'Sales'), income('500.00', 'Sales'))
  const kept = days.filter(({ date }) => date < '2026-07-22' || date > '2026-07-24')
  const files = [fileRow('books', monday, day('2026-07-21')), fileRow('books', day('2026-07-27'), lastDay)]
  const { days: read, coverage } = importedRecords(files, kept)
  expect(importedWeeks(read, coverage).map(({ week }) => week.weekStart)).not.toContain('2026-07-20')
  expect(gapsOf(coverage, read)).toEqual([{ from: '2026-07-22', to: '2026-07-26' }])
})

it('asks about money in on an account that is named like a cost, since a cleaner earns with cleaning', () => {
  const cleaner = fourWeeks(income('5000.00', 'Cleaning'), income('4000.00', 'Repairs and maintenance'))
  expect(readFour(cleaner).booked).toMatchObject({
    unclear: ['Cleaning', 'Repairs and maintenance'],
    accounts: new Set(),
  })
  const told = accountAnswersIn({ 'account:Cleaning': 'income', 'account:Repairs and maintenance': 'income' })
  const [file] = [fileRow('books', monday, lastDay)]
  expect([...bookedIncome(cleaner, coverageOf([file], cleaner), told).accounts]).toEqual([
    'Cleaning',
    'Repairs and maintenance',
  ])
  // A little that a supplier gives back leaves revenue known.
  expect(readFour(fourWeeks(income('5000.00'), income('50.00', 'Cleaning'))).booked).toMatchObject({
    unclear: [],
    without: ['Cleaning'],
  })
})

it('knows a team’s pay for wages', () => {
  for (const name of ['Team pay', 'Pay run', 'Payrun 12', 'Fortnightly pays'])
    expect(costKind(name), name).toBe('staff')
  for (const name of ['Pay TV', 'Pay by the month phone', 'Payments', 'Interest payable'])
    expect(costKind(name), name).not.toBe('staff')
})
