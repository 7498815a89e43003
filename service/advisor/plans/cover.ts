/**
 * The recorded days or weeks by which a period is measured. Rules (decision 181):
 *
 * 1. A weekday, an hour or a single day needs days; a measure recorded only by week has no answer.
 * 2. A period of whole weeks is measured in weeks.
 * 3. Any other period is measured in days, if the measure has days and all of them until yesterday are on record.
 * 4. Otherwise by the weeks whose Thursday is in it (ISO 8601 assigns weeks to years in this way): each week belongs to
 *    exactly one month, so months add up to their quarter.
 * 5. A period without a Thursday, or shorter than four days, is measured by the weeks that it touches, which is more than
 *    was asked.
 * 6. If no such week is on record, by the days that are.
 */
import type { CountingRule, Coverage } from '#schema/advisor/coverage'
import type { IsoDate } from '#schema/core/scalars'
import { daysBetween, plusDays, weekdayOf } from '../calendar.ts'
import { type Base, hasGrain, isInDay, isInWeek, type RecordGrain } from '../measures/bases.ts'
import { isWholeWeeks, lengthOf, mondayOf, type Span } from '../periods/dates.ts'
import type { ResolvedPeriod } from '../periods/resolve-period.ts'
import type { Records } from '../records.ts'
import { recordSpan, yesterday } from './context.ts'
import { overlap } from './overlap.ts'
import { allWeeks, workedWeeks } from './worked-weeks.ts'

/** Hours of the day, from one until another (exclusive). */
export type Hours = { readonly from: number; readonly until: number }

/** Days or weeks that measure a period. */
export type Cover = {
  readonly period: ResolvedPeriod
  readonly grain: RecordGrain
  readonly rule: CountingRule
  /** Days, or Mondays of weeks, with the measure; oldest first. */
  readonly dates: readonly IsoDate[]
  /** The same before a condition removed some. */
  readonly recorded: readonly IsoDate[]
  readonly isNarrowed?: true
  /** Recorded days or weeks, including closed days, and the total in the period. */
  readonly onRecord: number
  readonly of: number
  readonly hours?: Hours
}

const thursday = 3

/** Thursday of a week, which decides its month. */
export const thursdayOf = (date: IsoDate): IsoDate => plusDays(mondayOf(date), thursday)

/** Number of days of a span on these weekdays. */
const countWeekdays = (span: Span, weekdays: readonly number[]): number => {
  const length = lengthOf(span)
  const first = weekdayOf(span.from)
  return weekdays.reduce((total, weekday) => {
    const ahead = (weekday - first + 7) % 7
    return total + (ahead < length ? Math.floor((length - 1 - ahead) / 7) + 1 : 0)
  }, 0)
}

/** Number of days of a period, on its weekdays if it has any. */
export const countDays = ({ weekdays, ...span }: ResolvedPeriod): number =>
  weekdays ? countWeekdays(span, [...new Set(weekdays)]) : lengthOf(span)

/** Number of weeks with their Thursday in a span. */
export const countThursdays = (span: Span): number => countWeekdays(span, [thursday])

const isWithin = (date: IsoDate, { from, to }: Span): boolean => date >= from && date <= to

/** Recorded days of a period, including closed ones. */
export const countRecorded = (records: Records, period: ResolvedPeriod): number => {
  const shared = overlap(period, recordSpan(records, 'day'))
  return shared ? countDays({ ...period, ...shared }) : 0
}

const coverDays = (
  records: Records,
  needed: readonly Base[],
  period: ResolvedPeriod,
  hours: Hours | undefined,
): Cover => {
  const dates = records.days
    .filter(
      (day) =>
        isWithin(day.date, period) &&
        (period.weekdays?.includes(weekdayOf(day.date)) ?? true) &&
        needed.every((base) => isInDay(day, base, hours)),
    )
    .map(({ date }) => date)
  return {
    period,
    grain: 'day',
    rule: 'days',
    dates,
    recorded: dates,
    onRecord: countRecorded(records, period),
    of: countDays(period),
    ...(hours ? { hours } : {}),
  }
}

const weekRules = {
  'whole-weeks': (monday: IsoDate, period: Span) => isWithin(monday, period),
  'by-thursday': (monday: IsoDate, period: Span) => isWithin(plusDays(monday, thursday), period),
  touching: (monday: IsoDate, { from, to }: Span) => plusDays(monday, 6) >= from && monday <= to,
} as const

/** Shorter periods are measured by the weeks that they touch. */
const leastDays = 4

const weekRule = (period: Span): keyof typeof weekRules => {
  if (isWholeWeeks(period)) return 'whole-weeks'
  return countThursdays(period) > 0 && lengthOf(period) >= leastDays ? 'by-thursday' : 'touching'
}

/** Mondays of the weeks that measure a period, recorded or not. */
const weeksDue = (period: Span, rule: keyof typeof weekRules): readonly IsoDate[] => {
  const mondays: IsoDate[] = []
  for (let monday = mondayOf(period.from); monday <= period.to; monday = plusDays(monday, 7))
    if (weekRules[rule](monday, period)) mondays.push(monday)
  return mondays
}

/** True for a day, or the Monday of a week, that belongs to a period. */
export const isCovered = (
  date: IsoDate,
  grain: RecordGrain,
  { weekdays, ...span }: ResolvedPeriod,
): boolean =>
  grain === 'week'
    ? weekRules[weekRule(span)](date, span)
    : isWithin(date, span) && (weekdays?.includes(weekdayOf(date)) ?? true)

const coverWeeks = (records: Records, needed: readonly Base[], period: ResolvedPeriod): Cover => {
  const rule = weekRule(period)
  const daily = recordSpan(records, 'day')
  const hasDaysOf = (monday: IsoDate): boolean =>
    daily !== undefined && daily.from <= monday && daily.to >= plusDays(monday, 6)
  const weeks = records.kpis
    .filter((week) => weekRules[rule](week.weekStart, period))
    .filter((week) =>
      needed.every((base) => (hasGrain(base, 'week') ? isInWeek(week, base) : hasDaysOf(week.weekStart))),
    )
    .map(({ weekStart }) => weekStart)
  const dates = allWeeks(
    weeks,
    workedWeeks(records, needed, (monday) => weekRules[rule](monday, period)),
  )
  const touched = daysBetween(mondayOf(period.from), mondayOf(period.to)) / 7 + 1
  return {
    period,
    grain: 'week',
    rule,
    dates,
    recorded: dates,
    onRecord: dates.length,
    of: rule === 'touching' ? touched : countThursdays(period),
  }
}

const isDailyUntilYesterday = (records: Records, { from, to }: Span): boolean => {
  const recorded = recordSpan(records, 'day')
  const end = to < yesterday(records) ? to : yesterday(records)
  return recorded !== undefined && recorded.from <= from && end >= from && recorded.to >= end
}

/** Covers a period by days or weeks with all the bases, at a given granularity or by the rules. */
export const coverPeriod = (
  records: Records,
  needed: readonly Base[],
  period: ResolvedPeriod,
  { grain, hours }: { readonly grain?: RecordGrain | undefined; readonly hours?: Hours | undefined } = {},
): Cover => {
  const days = () => coverDays(records, needed, period, hours)
  if (grain === 'day') return days()
  const weeks = coverWeeks(records, needed, period)
  if (grain === 'week' || !needed.every((base) => hasGrain(base, 'day'))) return weeks
  if (!needed.every((base) => hasGrain(base, 'week'))) return days()
  if (weeks.rule === 'whole-weeks' && weeks.dates.length > 0) return weeks
  // Days of timesheets are known by the week.
  if (workedWeeks(records, needed, (monday) => weeks.dates.includes(monday)).length > 0) return weeks
  if (isDailyUntilYesterday(records, period) || weeks.dates.length === 0) return days()
  return weeks
}

/** Coverage for an answer. */
export const coverageOf = ({ period, grain, rule, onRecord, of, recorded }: Cover): Coverage => {
  const held = new Set(recorded)
  const missing =
    grain === 'week' && rule !== 'days' && onRecord < of
      ? weeksDue(period, rule).filter((monday) => !held.has(monday))
      : []
  return {
    from: period.from,
    to: period.to,
    grain,
    rule,
    onRecord,
    of,
    ...(missing.length > 0 ? { missing } : {}),
  }
}
