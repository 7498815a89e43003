/**
 * Public holidays of Queensland by the rules of the Holidays Act 1983, with Mother's and Father's Day. Days themselves,
 * not substitutes for a weekend, except where the Act moves the holiday: Australia Day and Anzac Day.
 */
import type { Holiday } from '#schema/advisor/period'
import type { IsoDate } from '#schema/core/scalars'
import { plusDays, weekdayOf } from '../calendar.ts'
import { dateOf, nthWeekday, type Span } from './dates.ts'
import { easterSunday } from './easter.ts'

const day = (date: IsoDate): Span => ({ from: date, to: date })

/** Moved to Monday from any of these weekdays (5 is Saturday, 6 Sunday). */
const toMonday = (date: IsoDate, weekdays: readonly number[]): IsoDate =>
  weekdays.includes(weekdayOf(date)) ? plusDays(date, 7 - weekdayOf(date)) : date

const wednesdaysOfAugust = (year: number): readonly IsoDate[] =>
  [1, 2, 3, 4, 5].map((nth) => nthWeekday(year, 8, 2, nth)).filter((date) => date <= dateOf(year, 8, 31))

// The second Wednesday of August, and the third where there are five.
const ekka = (year: number): IsoDate => nthWeekday(year, 8, 2, wednesdaysOfAugust(year).length === 5 ? 3 : 2)

const spans: Readonly<Record<Holiday, (year: number) => Span>> = {
  'new-year': (year) => day(dateOf(year, 1, 1)),
  'australia-day': (year) => day(toMonday(dateOf(year, 1, 26), [5, 6])),
  'good-friday': (year) => day(plusDays(easterSunday(year), -2)),
  easter: (year) => ({ from: plusDays(easterSunday(year), -2), to: plusDays(easterSunday(year), 1) }),
  'easter-monday': (year) => day(plusDays(easterSunday(year), 1)),
  'anzac-day': (year) => day(toMonday(dateOf(year, 4, 25), [6])),
  'labour-day': (year) => day(nthWeekday(year, 5, 0, 1)),
  'mothers-day': (year) => day(nthWeekday(year, 5, 6, 2)),
  ekka: (year) => day(ekka(year)),
  'fathers-day': (year) => day(nthWeekday(year, 9, 6, 1)),
  'kings-birthday': (year) => day(nthWeekday(year, 10, 0, 1)),
  'christmas-eve': (year) => day(dateOf(year, 12, 24)),
  'christmas-day': (year) => day(dateOf(year, 12, 25)),
  'boxing-day': (year) => day(dateOf(year, 12, 26)),
}

/** The days of a holiday in a year. */
export const holidaySpan = (holiday: Holiday, year: number): Span => spans[holiday](year)

/** What holidays are called in sentences. */
export const holidayNames: Readonly<Record<Holiday, string>> = {
  'new-year': 'New Year’s Day',
  'australia-day': 'Australia Day',
  'good-friday': 'Good Friday',
  easter: 'Easter',
  'easter-monday': 'Easter Monday',
  'anzac-day': 'Anzac Day',
  'labour-day': 'Labour Day',
  'mothers-day': 'Mother’s Day',
  ekka: 'Ekka Wednesday',
  'fathers-day': 'Father’s Day',
  'kings-birthday': 'King’s Birthday',
  'christmas-eve': 'Christmas Eve',
  'christmas-day': 'Christmas Day',
  'boxing-day': 'Boxing Day',
}
