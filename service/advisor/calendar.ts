/** Calendar days of advice, in the time zone of the business. */
import { format, getISOWeek, parseISO } from 'date-fns'
import { LRUCache } from 'lru-cache'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { currentZone } from '../runtime/business-zone.ts'
import { listed } from '../runtime/counted.ts'

// Canadian English writes days as ISO 8601 does. Creating a formatter takes far longer than using it.
const formatters = new LRUCache<string, Intl.DateTimeFormat>({ max: 100 })

const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  formatters.set(timeZone, made)
  return made
}

// One message asks for the day of its moment a hundred times, and formatting it takes far longer than a look-up.
const daysOfMoments = new LRUCache<string, IsoDate>({ max: 1000 })

/** The day of a moment, in the business's zone. */
export const today = (now: Date): IsoDate => {
  const key = `${now.getTime()} ${currentZone()}`
  const known = daysOfMoments.get(key)
  if (known !== undefined) return known
  const day = decodeOrThrow(IsoDate, formatterOf(currentZone()).format(now), 'A day')
  daysOfMoments.set(key, day)
  return day
}

const dayMs = 86_400_000

// A figure reads dates of a whole year, and parsing or writing a day takes far longer than a look-up.
const knownDays = 20_000
const numbers = new Map<IsoDate, number>()
const days = new Map<number, IsoDate>()
/** Any year has few days: those that no business has are forgotten with all others. */
const makeRoom = (known: Map<unknown, unknown>): void => {
  if (known.size >= knownDays) known.clear()
}

// Days are counted in UTC, where each has 24 hours.
const dayNumber = (day: IsoDate): number => {
  const known = numbers.get(day)
  if (known !== undefined) return known
  const number = Date.parse(day) / dayMs
  makeRoom(numbers)
  numbers.set(day, number)
  return number
}

const dayAt = (number: number): IsoDate => {
  const known = days.get(number)
  if (known !== undefined) return known
  const day = decodeOrThrow(IsoDate, new Date(number * dayMs).toISOString().slice(0, 10), 'A day')
  makeRoom(days)
  days.set(number, day)
  return day
}

/** The day `count` days after another; before it if `count` is negative. */
export const plusDays = (day: IsoDate, count: number): IsoDate => dayAt(dayNumber(day) + count)

/** Days from one day to another. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => dayNumber(to) - dayNumber(from)

/** The weekday of a day; 0 is Monday. 1 January 1970 was a Thursday. */
export const weekdayOf = (day: IsoDate): number => (((dayNumber(day) + 3) % 7) + 7) % 7

/** The ISO 8601 week number of a day (decision 18). */
export const weekNumberOf = (day: IsoDate): number => getISOWeek(parseISO(day))

/** Formats days, each once. */
const writer = (pattern: string): ((day: IsoDate) => string) => {
  const written = new LRUCache<IsoDate, string>({ max: knownDays })
  return (day) => {
    const known = written.get(day)
    if (known !== undefined) return known
    const text = format(parseISO(day), pattern)
    written.set(day, text)
    return text
  }
}

/** A day in a sentence: 16 November. */
export const dayText = writer('d MMMM')

/** A short day: 16 Nov. */
export const shortDayText = writer('d MMM')

/** A day with its weekday: Friday 27 November. */
export const weekdayText = writer('EEEE d MMMM')

/** A day with its year, for dates further back: 16 November 2025. */
export const longDayText = writer('d MMMM yyyy')

/** The month of a day, with its year: November 2025. */
export const monthText = writer('MMMM yyyy')

/** Names of the weekdays, Monday first. */
export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** Weekdays as they are spoken of: "weekdays", "Thursdays to Saturdays", "all days but Sundays". */
export const weekdaysText = (weekdays: readonly number[]): string => {
  const key = [...weekdays].sort().join('')
  if (key === '01234') return 'weekdays'
  if (key === '56') return 'weekends'
  if (key === '0123456') return 'all days of the week'
  const [first, last] = [key.at(0), key.at(-1)].map((day) => weekdayNames[Number(day)])
  const without = weekdayNames.filter((_, day) => !weekdays.includes(day))
  if (without.length === 1) return `all days but ${without[0]}s`
  if (key.length > 2 && '0123456'.includes(key)) return `${first}s to ${last}s`
  return listed(weekdays.map((weekday) => `${weekdayNames[weekday] ?? ''}s`))
}

/** The latest day of a weekday before a day. */
export const latestDay = (weekday: number, before: IsoDate): IsoDate =>
  plusDays(before, -((weekdayOf(before) - weekday + 7) % 7 || 7))

/** The coming day of a weekday (0 is Monday), at least `ahead` days after a day. */
export const coming = (weekday: number, after: IsoDate, ahead = 1): IsoDate => {
  const first = plusDays(after, ahead)
  return plusDays(first, (weekday - weekdayOf(first) + 7) % 7)
}

/** An hour of the day in a sentence: 7 am, noon, 5 pm. */
export const hourText = (hour: number): string => {
  if (hour === 12) return 'noon'
  if (hour === 0) return 'midnight'
  return hour < 12 ? `${hour} am` : `${hour - 12} pm`
}
