/** A general ledger with both sides of each entry gives revenue and costs, and never its bank as either. */
import { expect, it } from 'vitest'
import { plusDays } from '../../service/advisor/calendar.ts'
import { accountPlace, profitAndLoss } from '../../service/advisor/imported/general-ledger.ts'
import { importedRecords } from '../../service/advisor/imported/imported-records.ts'
import type { ImportedDay } from '../../service/advisor/imported/imported-weeks.ts'
import { type Account, booked, income, lastDay, monday, weeksOf } from './booked-days.ts'
import { fileRow } from './imported-days.ts'

const debit = (account: string, amount: string): Account => ({ account, direction: 'out', amount })
const credit = (account: string, amount: string): Account => ({ account, direction: 'in', amount })

type Names = {
  readonly bank?: string
  readonly sales?: string
  readonly rent?: string
  readonly tax?: string
}

/** Four weeks of sales of $1,100 with GST, wages of $400 and rent of $220, and a loan in the second. */
const ledger = (
  { bank = 'Cheque account', sales = 'Sales', rent = 'Rent', tax = 'GST' }: Names = {},
  ...more: readonly Account[]
): readonly ImportedDay[] =>
  [0, 1, 2, 3].flatMap((week) => [
    booked(
      plusDays(monday, 7 * week),
      debit(bank, '1100.00'),
      credit(sales, '1000.00'),
      credit(tax, '100.00'),
      ...(week === 1 ? more : []),
    ),
    booked(plusDays(monday, 7 * week + 3), credit(bank, '400.00'), debit('Wages', '400.00')),
    booked(
      plusDays(monday, 7 * week + 4),
      credit(bank, '220.00'),
      debit(rent, '200.00'),
      debit(tax, '20.00'),
    ),
  ])

const margins = (days: readonly ImportedDay[]) =>
  weeksOf(days, monday, lastDay).map(({ revenue, expenses, profitMargin }) => [
    revenue,
    expenses,
    profitMargin,
  ])
const right = [0, 1, 2, 3].map(() => [
  1000,
  { staff: 400, supplies: 0, premises: 200, marketing: 0, other: 0 },
  40,
])

it('counts the accounts of profit and loss, without GST', () => {
  expect(margins(ledger())).toEqual(right)
  expect(
    margins(ledger({}, debit('Cheque account', '5000.00'), credit('Loan from B Harker', '5000.00'))),
  ).toEqual(right)
})

it.each([
  { bank: '1-1110 Westpac', sales: '4-1000 Fees', rent: '6-2000 Rent', tax: '2-1200 Tax office' },
  { bank: 'Westpac 3391' },
  { bank: 'Accounts receivable' },
])('knows the bank of %j', (names) => {
  expect(margins(ledger(names))).toEqual(right)
})

it('says that its figures are without GST', () => {
  const { days, booked: found } = importedRecords([fileRow('books', monday, lastDay)], ledger())
  expect([...(found?.accounts ?? [])]).toEqual(['Sales'])
  expect(days.flatMap(({ figures }) => JSON.parse(figures).taxBasis)).not.toContain('untold')
})

it('leaves out what closes the accounts of a year, in income and in costs', () => {
  const closing = [
    debit('Sales', '9000.00'),
    credit('Rent', '3000.00'),
    credit('Retained earnings', '6000.00'),
  ]
  expect(margins(ledger({}, ...closing))).toEqual(right)
})

it('shows no costs while accounts may be costs or things that were bought, and names them', () => {
  const bought = ledger({}, credit('Cheque account', '3000.00'), debit('Ovens', '3000.00'))
  expect(margins(bought)).toEqual(right.map(([revenue]) => [revenue, undefined, undefined]))
  expect(profitAndLoss(bought)?.unclear).toEqual(['Ovens'])
  // A little of the costs is taken for a cost.
  const little = ledger({}, credit('Cheque account', '20.00'), debit('Keys', '20.00'))
  expect(margins(little)[1]).toEqual([
    1000,
    { staff: 400, supplies: 0, premises: 200, marketing: 0, other: 20 },
    38,
  ])
})

it('asks about income in its own words, and not about loans', () => {
  const days = ledger({ sales: 'Settled homes' })
  const { booked: found } = importedRecords([fileRow('books', monday, lastDay)], days)
  expect(found?.inOwnWords.map(({ name }) => name)).toEqual(['Settled homes'])
  expect(found?.unclear).toEqual(['Settled homes'])
})

it('leaves other books as they are', () => {
  expect(profitAndLoss([booked(monday, income('100.00'), debit('Rent', '90.00'))])).toBeUndefined()
})

it.each([
  ['1-1110 Anything', 'held'],
  ['2-2000 Loan from B Harker', 'held'],
  ['3-1000 Drawings', 'held'],
  ['4-1000 Settled homes', 'earned'],
  ['6-5000 Motor vehicle', 'cost'],
  ['Bank charges', 'cost'],
  ['Interest paid', 'cost'],
  ['Equipment hire', 'cost'],
  ['Insurance', 'cost'],
  ['Depreciation', 'cost'],
  ['Loan interest', 'cost'],
  ['Motor vehicle running costs', 'cost'],
  ['Superannuation', 'cost'],
  ['Superannuation payable', 'held'],
  ['Wages payable', 'held'],
  ['Accumulated depreciation', 'held'],
  ['Stock on hand', 'held'],
  ['Plant and equipment at cost', 'held'],
  ['Visa card', 'held'],
  ['PAYG withholding', 'held'],
  ['Term deposit', 'held'],
  ['Retained earnings', 'held'],
  ['Sales', 'earned'],
  ['Ovens', undefined],
])('“%s” is %s', (account, place) => {
  expect(accountPlace(account)).toBe(place)
})
