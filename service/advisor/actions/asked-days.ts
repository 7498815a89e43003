/** Future days in a request for a plan: "this Saturday", "next week", "the fortnight", "the week of 30 November". */
import { holidays } from '#schema/advisor/period'
import type { IsoDate } from '#schema/core/scalars'
import { daysBetween, plusDays, today, weekdayOf } from '../calendar.ts'
import { dateOf, mondayOf, plusMonths, yearOf } from '../periods/dates.ts'
import { holidayNames, holidaySpan } from '../periods/holidays.ts'

/** Days in order, without gaps unless single days were named. */
export type AskedDays = {
  readonly days: readonly IsoDate[]
  /** False if the request names no time. */
  readonly isNamed: boolean
}

const [oneWeek, fortnight, month] = [7, 14, 28]

const run = (from: IsoDate, count: number): readonly IsoDate[] =>
  Array.from({ length: count }, (_, ahead) => plusDays(from, ahead))

const weekdayWords = [
  /\bmon(?:day)?s?\b/i,
  /\btue(?:s|sday)?s?\b/i,
  /\bwed(?:s|nesday)?s?\b/i,
  /\bthu(?:rs?|rsday)?s?\b/i,
  /\bfri(?:day)?s?\b/i,
  /\bsat(?:urday)?s?\b/i,
  /\bsun(?:day)?s?\b/i,
] as const

const nextWeekday = /\bnext (?:mon|tue|wed|thu|fri|sat|sun)/i

/** Weekdays in a text; 0 is Monday. */
export const weekdaysNamed = (text: string): readonly number[] =>
  weekdayWords.flatMap((words, weekday) => (words.test(text) ? [weekday] : []))

const mayHaveHoliday =
  /\b(?:christmas|xmas|easter|boxing|new year|australia day|anzac|labour day|ekka|birthday|mother|father)/i

const monthWords = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const inWords =
  /\b(\d{1,2})(?:st|nd|rd|th)?(?:\s*(?:to|till|until|and|–|-)\s*(\d{1,2})(?:st|nd|rd|th)?)?(?: of)? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/i
const inDigits = /\b(\d{1,2})()[/.](\d{1,2})\b/

const isInMonth = (year: number, monthOfYear: number, day: number): boolean => {
  const first = dateOf(year, monthOfYear, 1)
  return day >= 1 && day <= daysBetween(first, plusMonths(first, 1))
}

/** Next occurrence of a date, today included. */
const nextDate = (monthOfYear: number, day: number, now: IsoDate): IsoDate | undefined => {
  if (monthOfYear < 1 || monthOfYear > 12) return undefined
  return [yearOf(now), yearOf(now) + 1]
    .flatMap((year) => (isInMonth(year, monthOfYear, day) ? [dateOf(year, monthOfYear, day)] : []))
    .find((date) => date >= now)
}

const dated = (text: string, now: IsoDate): readonly IsoDate[] => {
  const [, first = '', last = '', name = ''] = inWords.exec(text) ?? inDigits.exec(text) ?? []
  const monthOfYear = /^\d/.test(name) ? Number(name) : monthWords.indexOf(name.slice(0, 3).toLowerCase()) + 1
  const from = first === '' ? undefined : nextDate(monthOfYear, Number(first), now)
  if (!from) return []
  if (/\b(?:week|wk) (?:of|from|starting|beginning|commencing)\b/i.test(text)) return run(from, oneWeek)
  const length = last === '' ? 1 : Number(last) - Number(first) + 1
  return run(from, Math.max(1, Math.min(month, length)))
}

/** The next holiday in a text; for a week with a holiday, the whole week. */
const ofHoliday = (text: string, now: IsoDate): readonly IsoDate[] => {
  if (!mayHaveHoliday.test(text)) return []
  const plain = text
    .toLowerCase()
    .replace(/\bxmas\b/, 'christmas')
    .replaceAll('’', "'")
  const isChristmas = /\bchristmas\b(?! eve)/.test(plain)
  const holiday = isChristmas
    ? 'christmas-day'
    : holidays.find((one) => plain.includes(holidayNames[one].toLowerCase().replaceAll('’', "'")))
  if (!holiday) return []
  const spans = [yearOf(now), yearOf(now) + 1].map((year) => holidaySpan(holiday, year))
  const span = spans.find(({ from }) => from >= now)
  if (!span) return []
  return /\bweek\b/.test(plain)
    ? run(mondayOf(span.from), oneWeek)
    : run(span.from, weekdayOf(span.to) - weekdayOf(span.from) + 1)
}

const numbers: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
}
const numberOf = (word: string | undefined): number =>
  word === undefined ? 0 : (numbers[word.toLowerCase()] ?? Number(word))

/** Number of days for a length in a text. */
const lengthIn = (text: string): number | undefined => {
  if (/\bfortnight/i.test(text)) return fortnight
  if (/\b(?:a|the|next|coming|one|whole|this) month\b|\bmonth of\b|\bmonthly\b|\bmonth[’']?s\b/i.test(text))
    return month
  const [, count, unit] = /\b(two|three|four|five|six|seven|ten|\d{1,2}) (day|week|wk)s?\b/i.exec(text) ?? []
  if (unit === undefined) return undefined
  return Math.min(month, numberOf(count) * (/^d/i.test(unit) ? 1 : oneWeek))
}

/**
 * Days of a request, starting today. `ignoresWeekdays`: its weekdays mean something else, such as where to
 * roster fewer people.
 */
export const askedDays = (
  text: string,
  now: Date,
  { ignoresWeekdays = false }: { readonly ignoresWeekdays?: boolean } = {},
): AskedDays => {
  const day = today(now)
  const nextMonday = plusDays(mondayOf(day), oneWeek)
  const named = (days: readonly IsoDate[]): AskedDays => ({ days, isNamed: true })
  const exact = dated(text, day)
  if (exact.length > 0) return named(exact)
  const holiday = ofHoliday(text, day)
  const isNextWeek = /\b(?:next|following|nxt) (?:week|wk)/i.test(text)
  const weekdays = ignoresWeekdays ? [] : weekdaysNamed(text)
  if (/\bweek.?ends?\b/i.test(text)) {
    const saturday = plusDays(mondayOf(day), 5)
    const from =
      weekdayOf(day) > 5 || isNextWeek || /\bnext weekend/i.test(text)
        ? plusDays(saturday, oneWeek)
        : saturday
    return named(run(from, 2).filter((one) => one >= day))
  }
  if (weekdays.length > 0) {
    const isToday = /\b(?:today|tonight)\b/i.test(text)
    const ahead = weekdays.map((weekday) => {
      if (isNextWeek) return plusDays(nextMonday, weekday)
      const soonest = plusDays(day, (weekday - weekdayOf(day) + oneWeek) % oneWeek || (isToday ? 0 : oneWeek))
      // On a Friday, "next Saturday" is not tomorrow but a week later.
      return nextWeekday.test(text) && soonest < nextMonday ? plusDays(soonest, oneWeek) : soonest
    })
    const [first, last] = [weekdays[0] ?? 0, weekdays.at(-1) ?? 0]
    const isRange = weekdays.length === 2 && /\w (?:to|till|until|through|–|-) \w/i.test(text) && last > first
    if (isRange && ahead[0]) return named(run(ahead[0], last - first + 1))
    return named(ahead.toSorted())
  }
  if (/\btomorrow|tmrw|2moro\b/i.test(text)) return named([plusDays(day, 1)])
  if (/\b(?:today|tonight)\b/i.test(text)) return named([day])
  const length = lengthIn(text)
  if (length !== undefined)
    return named(run(isNextWeek || length >= fortnight ? nextMonday : plusDays(day, 1), length))
  if (/\bthis (?:week|wk)\b/i.test(text)) return named(run(day, oneWeek - weekdayOf(day)))
  if (isNextWeek || /\b(?:coming|upcoming) (?:week|wk)/i.test(text)) return named(run(nextMonday, oneWeek))
  if (holiday.length > 0) return named(holiday)
  return { days: [], isNamed: false }
}
