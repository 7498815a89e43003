/** Income in the books of a business without a till counts as its revenue. */
import { expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import type { IsoDate } from '#schema/core/scalars'
import { SalesDay } from '#schema/import/days'
import { plusDays } from '../../service/advisor/calendar.ts'
import { bookedIncome } from '../../service/advisor/imported/booked-income.ts'
import { importedRecords } from '../../service/advisor/imported/imported-records.ts'
import type { ImportedDay } from '../../service/advisor/imported/imported-weeks.ts'
import { incomeKind } from '../../service/advisor/imported/income-kind.ts'
import { type Account, booked, day, income, lastDay, monday, wages, weeksOf } from './booked-days.ts'
import { fileRow } from './imported-days.ts'

const ledger = [0, 1, 2, 3].flatMap((week) => [
  booked(plusDays(monday, 7 * week), wages),
  booked(plusDays(monday, 7 * week + 3), income(`${1000 + week}.10`), income('5.00', 'Interest received')),
  booked(plusDays(monday, 7 * week + 6), { account: 'Rent', direction: 'out', amount: '100.00' }),
])

it('counts the income of a ledger as revenue, and its costs against it', () => {
  const weeks = weeksOf(ledger, monday, lastDay)
  expect(weeks.map(({ revenue }) => revenue)).toEqual([1000.1, 1001.1, 1002.1, 1003.1])
  expect(weeks[0]?.expenses).toMatchObject({ staff: 300, premises: 100, other: 0 })
  expect(weeks[0]?.profitMargin).toBeCloseTo((100 * 600.1) / 1000.1)
  expect(weeks[0]).not.toHaveProperty('transactions')
})

it('leaves books as they are once there are sales', () => {
  const sale: ImportedDay = {
    kind: 'sales',
    date: monday,
    figures: JSON.stringify({ gross: '7.00', revenue: '7.00', sales: 1 }),
    position: 1,
  }
  const files = [fileRow('books', monday, lastDay), fileRow('sales', monday, monday)]
  expect(importedRecords(files, [sale, ...ledger]).days).toEqual([sale, ...ledger])
})

it('takes a credit note from the revenue, not for a cost', () => {
  const days = [...ledger, booked(plusDays(monday, 8), { ...income('200.00'), direction: 'out' })]
  const weeks = weeksOf(days, monday, lastDay)
  expect(weeks[1]?.revenue).toBeCloseTo(801.1)
  expect(weeks[1]?.expenses?.other).toBe(0)
})

it('takes off the tax that the books tell', () => {
  const days = ledger.map((row, at) =>
    at === 1 ? booked(plusDays(monday, 3), { ...income('110.00'), tax: '10.00' }) : row,
  )
  expect(weeksOf(days, monday, lastDay)[0]?.revenue).toBe(100)
})

it('spreads a statement over its days, to the cent', () => {
  const july: Account = { ...income('3100.01', 'Website projects'), from: '2026-07-01' }
  const cost: Account = { account: 'Wages', direction: 'out', amount: '310.00', from: '2026-07-01' }
  const statement = [booked(day('2026-07-31'), july, cost)]
  const { days } = importedRecords([fileRow('books', day('2026-07-01'), day('2026-07-31'))], statement)
  const sales = days.filter(({ kind }) => kind === 'sales')
  expect(sales).toHaveLength(31)
  const cents = sales.map(({ figures }) =>
    Math.round(100 * Number(decodeOrThrow(SalesDay, JSON.parse(figures), 'A day').revenue)),
  )
  expect(cents.reduce((sum, one) => sum + one, 0)).toBe(310_001)
  expect(weeksOf(statement, day('2026-07-01'), day('2026-07-31'))[0]).toMatchObject({ revenue: 700 })
})

it('spreads income that is booked once a month over its month', () => {
  const days = ['2026-07-28', '2026-08-28', '2026-09-28'].flatMap((date) => [
    booked(day(date), income('3100.00')),
  ])
  const weekly = Array.from({ length: 13 }, (_, week) => booked(plusDays(day('2026-07-01'), 7 * week), wages))
  const weeks = weeksOf([...days, ...weekly], day('2026-07-01'), day('2026-09-30'))
  expect(weeks[0]).toMatchObject({ weekStart: '2026-07-06', revenue: 700 })
  expect(weeks.every(({ revenue }) => revenue > 600)).toBe(true)
  const records = importedRecords(
    [fileRow('books', day('2026-07-01'), day('2026-09-30'))],
    [...days, ...weekly],
  )
  expect(bookedIncome([...days, ...weekly], records.coverage).isByMonth).toBe(true)
})

/** The sales that the income of these books gives, by day. */
const salesOf = (days: readonly ImportedDay[], from: IsoDate, to: IsoDate) =>
  new Map(
    importedRecords([fileRow('books', from, to)], days).days.flatMap(({ kind, date, figures }) =>
      kind === 'sales' ? [[date, decodeOrThrow(SalesDay, JSON.parse(figures), 'A day')] as const] : [],
    ),
  )

it('spreads no payment over its month that a statement already has', () => {
  const [from, to] = [day('2026-07-01'), day('2026-09-30')]
  const stated = { ...income('1500.00'), from: '2026-07-01' }
  const days = [
    booked(day('2026-07-10'), income('310.00')),
    booked(day('2026-07-15'), stated),
    booked(day('2026-08-28'), income('3100.00')),
  ]
  const sales = salesOf(days, from, to)
  expect(sales.get(day('2026-07-15'))?.revenue).toBe('100.00')
  expect(sales.get(day('2026-07-16'))?.revenue).toBe('0.00')
  expect(sales.get(day('2026-08-01'))?.revenue).toBe('100.00')
})

it('reads income by week if half of the weeks have some', () => {
  const days = ledger.filter((_, at) => at !== 1 && at !== 4)
  expect(weeksOf(days, monday, lastDay).map(({ revenue }) => revenue)).toEqual([0, 0, 1002.1, 1003.1])
})

it('spreads nothing over a month that the books have only a part of', () => {
  const payments = ['2026-07-28', '2026-08-28', '2026-09-10'].map((date) =>
    booked(day(date), income('3100.00')),
  )
  const sales = salesOf(payments, day('2026-07-01'), day('2026-09-15'))
  expect([...sales.keys()].sort().at(-1)).toBe('2026-08-31')
})

it('says whether tax is in the income, and takes a credit note with its tax', () => {
  const invoice = { ...income('1100.00'), tax: '100.00' }
  const days = [
    booked(monday, invoice),
    booked(plusDays(monday, 1), { ...invoice, amount: '110.00', tax: '10.00', direction: 'out' }),
    booked(plusDays(monday, 2), income('5.00')),
  ]
  const sales = salesOf(days, monday, plusDays(monday, 6))
  expect(sales.get(monday)).toMatchObject({ revenue: '1000.00', tax: '100.00', taxBasis: ['told'] })
  expect(sales.get(plusDays(monday, 1))).toMatchObject({ revenue: '-100.00', tax: '-10.00' })
  expect(sales.get(plusDays(monday, 2))).toMatchObject({ revenue: '5.00', taxBasis: ['untold'] })
})

it('reads no revenue out of books without income', () => {
  const costs = ledger.filter((_, at) => at % 3 !== 1)
  expect(importedRecords([fileRow('books', monday, lastDay)], costs).days).toEqual(costs)
  const bank = [0, 1, 2].map((week) => booked(plusDays(monday, 7 * week), income('900.00', 'Money in')))
  expect(importedRecords([fileRow('books', monday, lastDay)], bank).days).toEqual(bank)
})

it.each([
  'Sales',
  'Sales - Wholesale',
  '200 Sales',
  'Revenue',
  'Other revenue',
  'Commission income',
  'Property management fees',
  'Letting fees',
  'Consulting',
  'Professional services income',
  'Retainers',
  'Trading income',
  'Takings',
  'Tuition',
  'Rental income',
  'Equipment hire income',
  'Vehicle sales',
  'Tax return fees',
  'Management fees - owners',
  'Loan commissions',
])('“%s” is what a business earns', (account) => {
  expect(incomeKind({ account })).toBe('earned')
})

it.each([
  'Money in',
  'Interest income',
  'Loan from director',
  'Owner funds introduced',
  'GST on sales',
  'Sales tax payable',
  'Transfer from savings',
  'Grant income',
  'Insurance claim income',
  'Unearned revenue',
  'Income in advance',
  'Sale of assets',
  'Sale of old vehicle',
  'GST collected',
  'BAS payment',
  'Trust account receipts',
  'Accounts receivable',
  'Income tax refund',
  'Bond held',
  'Foreign exchange gain',
  'Cost of sales',
  'Westpac cheque account',
])('“%s” is not', (account) => {
  expect(incomeKind({ account })).toBe('other')
})

it.each(['Cleaning Services Pty Ltd', 'Services Australia', 'Inland Revenue', 'Acme'])(
  '“%s” may be either',
  (account) => {
    expect(incomeKind({ account })).toBe('unclear')
  },
)
