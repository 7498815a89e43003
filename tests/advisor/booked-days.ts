/** Books of imported days for tests of income: their rows, and the weeks that they give. */
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { plusDays } from '../../service/advisor/calendar.ts'
import { importedRecords } from '../../service/advisor/imported/imported-records.ts'
import { type ImportedDay, importedWeeks, wholeWeeks } from '../../service/advisor/imported/imported-weeks.ts'
import { fileRow } from './imported-days.ts'

export const day = (text: string) => decodeOrThrow(IsoDate, text, 'A day')
export const monday = day('2026-07-06')

export type Account = {
  account: string
  direction: 'in' | 'out'
  amount: string
  from?: string
  tax?: string
}

export const booked = (date: IsoDate, ...accounts: readonly Account[]): ImportedDay => ({
  kind: 'books',
  date,
  figures: JSON.stringify({ accounts }),
  position: 1,
})

export const income = (amount: string, account = 'Consulting fees'): Account => ({
  account,
  direction: 'in',
  amount,
})
export const wages: Account = { account: 'Wages', direction: 'out', amount: '300.00' }

/** The whole weeks of these books, as revenue and margin. */
export const weeksOf = (days: readonly ImportedDay[], from: IsoDate, to: IsoDate) => {
  const records = importedRecords([fileRow('books', from, to)], days)
  return wholeWeeks(importedWeeks(records.days, records.coverage), records.days).map(({ week }) => week)
}

export const lastDay = plusDays(monday, 27)
