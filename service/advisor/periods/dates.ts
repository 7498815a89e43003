/** Dates by year, month and day, and spans of them; all without time zones. */
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { daysBetween, plusDays, weekdayOf } from '../calendar.ts'

/** Range of days, inclusive. */
export type Span = { readonly from: IsoDate; readonly to: IsoDate }

const digits = (value: number, count: number): string => String(value).padStart(count, '0')

/** The date of a year, month (1 to 12) and day. */
export const dateOf = (year: number, month: number, day: number): IsoDate =>
  decodeOrThrow(IsoDate, `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`, 'A date')

export const yearOf = (date: IsoDate): number => Number(date.slice(0, 4))
export const monthOf = (date: IsoDate): number => Number(date.slice(5, 7))

/** Months since the year 0, for counting units of months. */
export const monthIndex = (date: IsoDate): number => yearOf(date) * 12 + monthOf(date) - 1

const knownMonths = 5000
const starts = new Map<number, IsoDate>()

/** The first day of the month with this index. */
export const monthStart = (index: number): IsoDate => {
  const known = starts.get(index)
  if (known !== undefined) return known
  const start = dateOf(Math.floor(index / 12), (index % 12) + 1, 1)
  if (starts.size >= knownMonths) starts.clear()
  starts.set(index, start)
  return start
}

/** The date `months` later; the last day if that month is shorter. */
export const plusMonths = (date: IsoDate, months: number): IsoDate => {
  const start = monthStart(monthIndex(date) + months)
  const length = daysBetween(start, monthStart(monthIndex(date) + months + 1))
  return plusDays(start, Math.min(Number(date.slice(8)), length) - 1)
}

/** The number of days of a span. */
export const lengthOf = ({ from, to }: Span): number => daysBetween(from, to) + 1

/** True for whole weeks, Monday to Sunday. */
export const isWholeWeeks = ({ from, to }: Span): boolean => weekdayOf(from) === 0 && weekdayOf(to) === 6

/** The span `days` later; earlier if negative. */
export const plusDaysOf = ({ from, to }: Span, days: number): Span => ({
  from: plusDays(from, days),
  to: plusDays(to, days),
})

/** The same dates `months` later: 1 to 30 June becomes 1 to 31 July after one month. */
export const plusMonthsOf = ({ from, to }: Span, months: number): Span => ({
  from: plusMonths(from, months),
  to: plusDays(plusMonths(plusDays(to, 1), months), -1),
})

/** The Monday of a day's week. */
export const mondayOf = (date: IsoDate): IsoDate => plusDays(date, -weekdayOf(date))

/** The n-th weekday (0 is Monday) of a month; the first is 1. */
export const nthWeekday = (year: number, month: number, weekday: number, nth: number): IsoDate => {
  const first = dateOf(year, month, 1)
  return plusDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1))
}
