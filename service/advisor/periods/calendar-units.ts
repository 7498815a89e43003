/** Calendar units as spans: weeks start on Mondays, financial years in July, summer in December. */
import type { CalendarUnit, Season } from '#schema/advisor/period'
import type { IsoDate } from '#schema/core/scalars'
import { plusDays } from '../calendar.ts'
import { dateOf, mondayOf, monthIndex, monthStart, plusMonths, type Span } from './dates.ts'

type Months = { readonly months: number; readonly firstMonth: number }
type Days = { readonly days: number }

// `firstMonth` is a month in which such a unit starts, 0 for January.
const sizes: Readonly<Record<CalendarUnit, Months | Days>> = {
  day: { days: 1 },
  week: { days: 7 },
  month: { months: 1, firstMonth: 0 },
  quarter: { months: 3, firstMonth: 0 },
  half: { months: 6, firstMonth: 0 },
  year: { months: 12, firstMonth: 0 },
  'financial-year': { months: 12, firstMonth: 6 },
}

/** True for units of whole months. */
export const isOfMonths = (unit: CalendarUnit): boolean => 'months' in sizes[unit]

const startOf = (unit: CalendarUnit, date: IsoDate): IsoDate => {
  const size = sizes[unit]
  if ('days' in size) return size.days === 7 ? mondayOf(date) : date
  const { months, firstMonth } = size
  return monthStart(Math.floor((monthIndex(date) - firstMonth) / months) * months + firstMonth)
}

const moved = (unit: CalendarUnit, start: IsoDate, count: number): IsoDate => {
  const size = sizes[unit]
  return 'days' in size ? plusDays(start, size.days * count) : plusMonths(start, size.months * count)
}

/** A number of consecutive units; the first is `offset` units after the one that contains `date`. */
export const unitSpan = (unit: CalendarUnit, date: IsoDate, offset = 0, count = 1): Span => {
  const from = moved(unit, startOf(unit, date), offset)
  return { from, to: plusDays(moved(unit, from, count), -1) }
}

/** A number of months from the first of a month (1 to 12). */
export const monthsSpan = (year: number, month: number, months: number): Span => {
  const from = dateOf(year, month, 1)
  return { from, to: plusDays(plusMonths(from, months), -1) }
}

const seasonMonths = { autumn: 3, winter: 6, spring: 9 } as const

/** A season of the southern hemisphere; a year's summer starts in December of the year before. */
export const seasonSpan = (season: Season, year: number): Span =>
  season === 'summer' ? monthsSpan(year - 1, 12, 3) : monthsSpan(year, seasonMonths[season], 3)
