/** Name of a period in an answer, with dates, so that readers see which days were meant. */

import type { Period, PeriodRange } from '#schema/advisor/period'
import type { Filter } from '#schema/advisor/selection'
import type { IsoDate } from '#schema/core/scalars'
import { listed } from '../../runtime/counted.ts'
import {
  dayText,
  hourText,
  longDayText,
  monthText,
  plusDays,
  today,
  weekdayOf,
  weekdaysText,
  weekdayText,
} from '../calendar.ts'
import { monthsSpan, unitSpan } from '../periods/calendar-units.ts'
import { isWholeWeeks, lengthOf, monthOf, type Span, yearOf } from '../periods/dates.ts'
import { holidayNames } from '../periods/holidays.ts'
import { resolvePeriod } from '../periods/resolve-period.ts'
import { momentOf } from '../plans/context.ts'
import type { Records } from '../records.ts'

/** A period as a noun ("June 2025", "last week") and as an adverbial ("in June 2025", "last week"). */
export type PeriodText = { readonly name: string; readonly when: string }

const isSame = (one: Span, other: Span): boolean => one.from === other.from && one.to === other.to

export const dated = (date: IsoDate, now: IsoDate): string =>
  yearOf(date) === yearOf(now) ? dayText(date) : longDayText(date)

/**
 * "16 to 22 November", "30 September to 6 October", with the year unless it is the current one; across a new year with
 * both: "24 November 2025 to 22 November 2026".
 */
export const rangeText = ({ from, to }: Span, now: IsoDate): string => {
  if (from === to) return dated(to, now)
  if (yearOf(from) !== yearOf(to)) return `${longDayText(from)} to ${longDayText(to)}`
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  return `${isOneMonth ? Number(from.slice(8)) : dated(from, now)} to ${dated(to, now)}`
}

const ofYear = (name: string, year: number, now: IsoDate): string =>
  year === yearOf(now) ? name : `${name} ${year}`

const monthNames = 12
const monthName = (date: IsoDate, now: IsoDate): string =>
  yearOf(date) === yearOf(now) ? (monthText(date).split(' ')[0] ?? '') : monthText(date)

/** Calendar name of a span of whole months; undefined if there is none. */
const monthsName = (span: Span, now: IsoDate): string | undefined => {
  const year = yearOf(span.from)
  const first = monthOf(span.from)
  const isMonths = (count: number) => isSame(span, monthsSpan(year, first, count))
  if (isMonths(1)) return monthName(span.from, now)
  if (isMonths(3) && first % 3 === 1)
    return `the ${ofYear(`${monthName(span.to, span.to)} quarter`, year, now)}`
  if (isMonths(6) && first % 6 === 1) return `the ${first === 1 ? 'first' : 'second'} half of ${year}`
  if (isMonths(monthNames) && first === 1) return String(year)
  if (isMonths(monthNames) && first === 7) return `the financial year ${year}–${String(year + 1).slice(2)}`
  return undefined
}

const inMonths = (name: string): PeriodText => ({ name, when: `in ${name}` })

const day = (date: IsoDate, now: IsoDate): PeriodText => {
  if (date === now) return { name: 'today', when: 'today' }
  if (date === plusDays(now, -1)) return { name: 'yesterday', when: `yesterday, ${weekdayText(date)}` }
  const name = yearOf(date) === yearOf(now) ? weekdayText(date) : `${weekdayText(date)} ${yearOf(date)}`
  return { name, when: `on ${name}` }
}

/** A span by its calendar name, or by its dates. */
export const spanText = (span: Span, now: IsoDate): PeriodText => {
  if (span.from === span.to) return day(span.from, now)
  const ofMonths = monthsName(span, now)
  if (ofMonths !== undefined) return inMonths(ofMonths)
  const dates = rangeText(span, now)
  if (lengthOf(span) === 7 && isWholeWeeks(span)) {
    if (isSame(span, unitSpan('week', now, -1))) return { name: 'last week', when: `last week (${dates})` }
    if (isSame(span, unitSpan('week', now))) return { name: 'this week', when: `this week (${dates})` }
    const name = `the week of ${dated(span.from, now)}`
    return { name, when: `in ${name}` }
  }
  return { name: dates, when: `from ${dates}` }
}

const articled = new Set(['easter', 'christmas-eve'])

/** Common name of a range; undefined if its dates say as much. */
const namedText = (of: PeriodRange, span: Span, now: IsoDate): PeriodText | undefined => {
  const year = yearOf(span.to)
  switch (of.kind) {
    case 'holiday': {
      const name = ofYear(holidayNames[of.holiday], year, now)
      return { name, when: `${articled.has(of.holiday) ? 'over' : 'on'} ${name}` }
    }
    case 'school-holidays': {
      const name = `the ${of.season} school holidays`
      return { name, when: `in ${name} (${rangeText(span, now)})` }
    }
    case 'season':
      return inMonths(ofYear(of.season, year, now))
    case 'since':
      return { name: `the time since ${dated(span.from, now)}`, when: `since ${dated(span.from, now)}` }
    case 'record':
      return { name: 'the whole record', when: `on record, ${rangeText(span, now)}` }
    case 'current': {
      if (of.back !== undefined || of.unit === 'day' || of.unit === 'week') return undefined
      const unit = of.unit === 'financial-year' ? 'financial year' : of.unit
      return { name: `this ${unit} so far`, when: `so far this ${unit}` }
    }
    default:
      return undefined
  }
}

const midnight = 24

/** "between 2 pm and 5 pm", "before noon", "after 2 pm"; empty without hours. */
export const hoursText = ({ hours }: Filter): string => {
  if (!hours) return ''
  if (hours.from === 0) return `before ${hourText(hours.until % midnight)}`
  if (hours.until === midnight) return `after ${hourText(hours.from)}`
  return `between ${hourText(hours.from)} and ${hourText(hours.until)}`
}

/** The same beside a noun: ", 2 pm to 5 pm". */
const hoursName = ({ hours }: Filter): string => {
  if (!hours) return ''
  if (hours.from === 0 || hours.until === midnight) return `, ${hoursText({ hours })}`
  return `, ${hourText(hours.from)} to ${hourText(hours.until)}`
}

/** "on Saturdays", "on weekdays". */
export const onWeekdays = (weekdays: readonly number[]): string => `on ${weekdaysText(weekdays)}`

/** The only day of a span on some weekdays; undefined if there are several, or none. */
const onlyDay = (span: Span, weekdays: readonly number[]): IsoDate | undefined => {
  if (lengthOf(span) > 7) return undefined
  const all = Array.from({ length: lengthOf(span) }, (_, at) => plusDays(span.from, at))
  const [first, ...others] = all.filter((date) => weekdays.includes(weekdayOf(date)))
  return others.length === 0 ? first : undefined
}

/** ", without the week of 13 July". */
const exceptText = (records: Records, { except = [] }: Filter): string =>
  except.length === 0
    ? ''
    : `, without ${listed(except.map((one) => (one.of.kind === 'public-holidays' ? 'public holidays' : periodText(records, one).name)))}`

/** Words for a plan's period, with its weekdays and hours. */
export const periodText = (records: Records, period: Period, filter: Filter = {}): PeriodText => {
  const now = today(records.now)
  const span = resolvePeriod(period, momentOf(records, 'week'))
  if (span === undefined) return { name: 'that time', when: 'then' }
  // A moved period is not "this year so far" any more.
  const isYearBefore = period.moved === 'year-before'
  const isOwn = period.moved === undefined || (isYearBefore && ['holiday', 'season'].includes(period.of.kind))
  const { weekdays } = period
  const only = weekdays && onlyDay(span, weekdays)
  const text = only
    ? spanText({ from: only, to: only }, now)
    : ((isOwn ? namedText(period.of, span, now) : undefined) ?? spanText(span, now))
  const except = exceptText(records, filter)
  // A single day needs no weekday.
  const when = weekdays && !only ? `${onWeekdays(weekdays)} ${text.when}` : text.when
  const name = weekdays && !only ? `${weekdaysText(weekdays)} ${text.when}` : text.name
  const hours = hoursText(filter)
  return { name: `${name}${hoursName(filter)}${except}`, when: `${hours}${hours ? ' ' : ''}${when}${except}` }
}
