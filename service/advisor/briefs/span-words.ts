/** Name of a period in a brief: "over the last four weeks", "in the week of 9 November", "in October". */
import type { Period } from '#schema/advisor/period'
import type { IsoDate } from '#schema/core/scalars'
import { periodText } from '../answers/period-text.ts'
import { dayText, longDayText, plusDays, today } from '../calendar.ts'
import { isWholeWeeks, lengthOf, mondayOf, type Span, yearOf } from '../periods/dates.ts'
import { resolvePeriod } from '../periods/resolve-period.ts'
import { momentOf } from '../plans/context.ts'
import type { Records } from '../records.ts'

const counts = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const
const quarterWeeks = 13
const yearWeeks = 52

const weeksName = (count: number): string => {
  if (count === quarterWeeks) return 'quarter'
  if (count === yearWeeks) return 'year'
  return count < counts.length ? `${counts[count] ?? ''} weeks` : 'weeks'
}

const dated = (date: IsoDate, now: IsoDate): string =>
  yearOf(date) === yearOf(now) ? dayText(date) : longDayText(date)

/** A date without the current year. */
export const shortDay = ({ now }: Records, date: IsoDate): string => dated(date, today(now))

/** The period as an adverbial. */
export const periodWords = (records: Records, period: Period): string => {
  const now = today(records.now)
  const span = resolvePeriod(period, momentOf(records, 'week'))
  if (!span) return 'then'
  const last = records.kpis.at(-1)?.weekStart
  const lastDay = last ? plusDays(last, 6) : plusDays(mondayOf(now), -1)
  const weeks = isWholeWeeks(span) ? lengthOf(span) / 7 : 0
  // A span that ends with the record is the latest, whatever its dates.
  return weeks > 1 && span.to === lastDay && period.weekdays === undefined
    ? `over the last ${weeksName(weeks)}`
    : periodText(records, period).when
}

/** Calendar unit that equals a span, if any. */
const unitOf = ({ from, to }: Span): 'month' | 'quarter' | 'year' | undefined => {
  const isWhole = from.endsWith('-01') && plusDays(to, 1).endsWith('-01')
  const months = isWhole ? Math.round(lengthOf({ from, to }) / 30.4) : 0
  return months === 1 ? 'month' : months === 3 ? 'quarter' : months === 12 ? 'year' : undefined
}

/** The earlier side of a comparison, after "on" or "than": "the four before", "the same weeks last year". */
export const earlierWords = (records: Records, period: Period, earlier: Period): string => {
  const moved = earlier.moved
  const span = resolvePeriod(period, momentOf(records, 'week'))
  const before = resolvePeriod(earlier, momentOf(records, 'week'))
  if (span && before && moved === undefined && isWholeWeeks(before) && plusDays(before.to, 1) === span.from)
    return `the ${counts[lengthOf(before) / 7] ?? ''} weeks before`
  if (!span || moved === undefined) return periodText(records, earlier).name
  const weeks = isWholeWeeks(span) ? lengthOf(span) / 7 : 0
  if (moved === 'year-before') return weeks > 1 ? 'the same weeks last year' : 'a year earlier'
  if (weeks === 1) return 'the week before'
  if (weeks > 1 && weeks < counts.length) return `the ${counts[weeks] ?? ''} before`
  return `the ${unitOf(span) ?? 'time'} before`
}
