/**
 * Public holidays by state of the business, with Mother's and Father's Day and the Melbourne Cup. Actual
 * days, not weekday substitutes, unless a law moves the holiday: Australia Day everywhere, Anzac Day in some
 * states.
 */
import type { Holiday } from '#schema/advisor/period'
import type { IsoDate } from '#schema/core/scalars'
import { plusDays, weekdayOf } from '../calendar.ts'
import { dateOf, nthWeekday, type Span } from './dates.ts'
import { easterSunday } from './easter.ts'
import { currentState, type State } from './states.ts'

const day = (date: IsoDate): Span => ({ from: date, to: date })

/** Moves to Monday from these weekdays (5 is Saturday, 6 Sunday). */
const toMonday = (date: IsoDate, weekdays: readonly number[]): IsoDate =>
  weekdays.includes(weekdayOf(date)) ? plusDays(date, 7 - weekdayOf(date)) : date

const wednesdaysOfAugust = (year: number): readonly IsoDate[] =>
  [1, 2, 3, 4, 5].map((nth) => nthWeekday(year, 8, 2, nth)).filter((date) => date <= dateOf(year, 8, 31))

// The second Wednesday of August, or the third if there are five.
const ekka = (year: number): IsoDate => nthWeekday(year, 8, 2, wednesdaysOfAugust(year).length === 5 ? 3 : 2)

/** Labour Day, May Day or Eight Hours Day: its month, and which Monday. */
const labourDays: Readonly<Record<State, readonly [month: number, nth: number]>> = {
  qld: [5, 1],
  nt: [5, 1],
  nsw: [10, 1],
  act: [10, 1],
  sa: [10, 1],
  vic: [3, 2],
  tas: [3, 2],
  wa: [3, 1],
}

/** States that move Anzac Day from a Sunday, or from any weekend day, to Monday. */
const anzacMoves: Readonly<Record<State, readonly number[]>> = {
  qld: [6],
  nt: [6],
  sa: [6],
  act: [6],
  wa: [5, 6],
  nsw: [],
  vic: [],
  tas: [],
}

const labourDay = (year: number): IsoDate => {
  const [month, nth] = labourDays[currentState()]
  return nthWeekday(year, month, 0, nth)
}

const lastMonday = (year: number, month: number): IsoDate => {
  const fifth = nthWeekday(year, month, 0, 5)
  return fifth.slice(0, 7) === dateOf(year, month, 1).slice(0, 7) ? fifth : nthWeekday(year, month, 0, 4)
}

// Western Australia proclaims the day each year, usually the last Monday of September.
const kingsBirthday = (year: number): IsoDate => {
  const state = currentState()
  if (state === 'qld') return nthWeekday(year, 10, 0, 1)
  return state === 'wa' ? lastMonday(year, 9) : nthWeekday(year, 6, 0, 2)
}

const spans: Readonly<Record<Holiday, (year: number) => Span>> = {
  'new-year': (year) => day(dateOf(year, 1, 1)),
  'australia-day': (year) => day(toMonday(dateOf(year, 1, 26), [5, 6])),
  'good-friday': (year) => day(plusDays(easterSunday(year), -2)),
  easter: (year) => ({ from: plusDays(easterSunday(year), -2), to: plusDays(easterSunday(year), 1) }),
  'easter-monday': (year) => day(plusDays(easterSunday(year), 1)),
  'anzac-day': (year) => day(toMonday(dateOf(year, 4, 25), anzacMoves[currentState()])),
  'labour-day': (year) => day(labourDay(year)),
  'mothers-day': (year) => day(nthWeekday(year, 5, 6, 2)),
  ekka: (year) => day(ekka(year)),
  'fathers-day': (year) => day(nthWeekday(year, 9, 6, 1)),
  'kings-birthday': (year) => day(kingsBirthday(year)),
  'melbourne-cup': (year) => day(nthWeekday(year, 11, 1, 1)),
  'valentines-day': (year) => day(dateOf(year, 2, 14)),
  'st-patricks-day': (year) => day(dateOf(year, 3, 17)),
  halloween: (year) => day(dateOf(year, 10, 31)),
  'christmas-eve': (year) => day(dateOf(year, 12, 24)),
  'christmas-day': (year) => day(dateOf(year, 12, 25)),
  'boxing-day': (year) => day(dateOf(year, 12, 26)),
}

/** The days of a holiday in a year. */
export const holidaySpan = (holiday: Holiday, year: number): Span => spans[holiday](year)

/** Names of holidays in sentences. */
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
  'melbourne-cup': 'Melbourne Cup Day',
  'valentines-day': 'Valentine’s Day',
  'st-patricks-day': 'St Patrick’s Day',
  halloween: 'Halloween',
  'christmas-eve': 'Christmas Eve',
  'christmas-day': 'Christmas Day',
  'boxing-day': 'Boxing Day',
}

/** True if the business's state observes the holiday: Ekka Wednesday in Queensland, the Melbourne Cup in Victoria. */
export const isKeptHere = (holiday: Holiday): boolean => {
  const state = currentState()
  if (holiday === 'ekka') return state === 'qld'
  return holiday !== 'melbourne-cup' || state === 'vic'
}

/** Days that a question may name and that move no business enough to be noted beside its figures. */
const unnoted: readonly Holiday[] = ['valentines-day', 'st-patricks-day', 'halloween']

/** True for a holiday to note beside figures. */
export const isNoted = (holiday: Holiday): boolean => isKeptHere(holiday) && !unnoted.includes(holiday)

const publicHolidays: readonly Holiday[] = [
  'new-year',
  'australia-day',
  'good-friday',
  'easter-monday',
  'anzac-day',
  'labour-day',
  'ekka',
  'kings-birthday',
  'melbourne-cup',
  'christmas-day',
  'boxing-day',
]

/** Every public holiday of the business's state between two days. */
export const publicHolidaysIn = ({ from, to }: Span): readonly Span[] => {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  const years = Array.from({ length: last - first + 1 }, (_, after) => first + after)
  return years
    .flatMap((year) => publicHolidays.filter(isKeptHere).map((holiday) => holidaySpan(holiday, year)))
    .filter((span) => span.from <= to && span.to >= from)
}
