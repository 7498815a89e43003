/** One account in several spellings has one answer. */
import { expect, it } from 'vitest'
import { plusDays } from '../../service/advisor/calendar.ts'
import { accountAnswersIn, meaningOf } from '../../service/advisor/imported/account-answers.ts'
import { spellingOf } from '../../service/advisor/imported/account-spelling.ts'
import { bookedIncome, earningsIn } from '../../service/advisor/imported/booked-income.ts'
import { coverageOf } from '../../service/advisor/imported/coverage.ts'
import { accountsIn } from '../../service/advisor/imported/income-accounts.ts'
import { booked, income, lastDay, monday, wages } from './booked-days.ts'
import { fileRow } from './imported-days.ts'

it.each([
  'OLD JOINERY',
  'Old  Joinery ',
  'Old\u00a0Joinery',
  'Old Joinery (4021)',
  'Old Joinery - 4021',
  '4-1021 Old Joinery',
  '4021: Old Joinery',
])('takes “%s” for Old Joinery', (other) => {
  expect(spellingOf(other)).toBe(spellingOf('Old Joinery'))
})

it.each([
  ['Unit 1', 'Unit 2'],
  ['Lot 12', 'Lot 14'],
  ['Studio 54', 'Studio'],
  ['St Brigid’s 2026', 'St Brigid’s 2025'],
  ['7 Ridge Road', '9 Ridge Road'],
  ['1200 Ridge Road Body Corporate', '1400 Ridge Road Body Corporate'],
  ['Tour - 2025', 'Tour - 2026'],
  ['Stalls 4 - 12', 'Stalls 4 - 18'],
  ['4021', '4022'],
  ['(4021)', '4-1021'],
  ['İris', 'Iris'],
])('keeps “%s” and “%s” apart', (one, other) => {
  expect(spellingOf(one)).not.toBe(spellingOf(other))
})

it('asks once about all spellings, and counts them all by the one answer', () => {
  const names = ['Old Joinery', 'OLD JOINERY', 'Old Joinery (4021)']
  const days = names.map((name, at) => booked(plusDays(monday, 7 * at), wages, income('500.00', name)))
  expect(accountsIn(earningsIn(days)).inOwnWords).toMatchObject([{ sum: 150_000n }])
  const answers = accountAnswersIn({ 'account:old joinery': 'income' })
  expect(names.map((name) => meaningOf(answers, name))).toEqual(['income', 'income', 'income'])
  const found = bookedIncome(days, coverageOf([fileRow('books', monday, lastDay)], days), answers)
  expect([...found.accounts]).toEqual(['OLD JOINERY', 'Old Joinery', 'Old Joinery (4021)'])
  // The largest stands for all of them.
  const more = [...days, booked(plusDays(monday, 21), income('5000.00', 'OLD JOINERY'))]
  expect(accountsIn(earningsIn(more)).inOwnWords).toEqual([{ name: 'OLD JOINERY', sum: 650_000n }])
})
