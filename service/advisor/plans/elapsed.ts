/**
 * Compares a period in progress with the same days of an earlier one: "this week so far" with Monday to
 * Thursday of last week. Both end with the last day on record for the measure.
 */
import type { Selection } from '#schema/advisor/selection'
import type { IsoDate } from '#schema/core/scalars'
import { daysBetween, plusDays, today } from '../calendar.ts'
import { hasMeasureGrain, type Measure } from '../measures/measures.ts'
import { lengthOf } from '../periods/dates.ts'
import { type ResolvedPeriod, resolvePeriod } from '../periods/resolve-period.ts'
import type { Records } from '../records.ts'
import { momentOf, recordSpan } from './context.ts'

// Months, quarters and years of the same kind differ by up to three days.
const unevenDays = 3

const lastRecorded = (
  records: Records,
  measure: Measure,
  grains: readonly ('day' | 'week')[],
): IsoDate | undefined => {
  const ends = grains.flatMap((grain) =>
    hasMeasureGrain(measure, grain) ? (recordSpan(records, grain)?.to ?? []) : [],
  )
  return ends.sort().at(-1)
}

const cut = ({ period: { weekdays }, ...rest }: Selection, from: IsoDate, days: number): Selection => ({
  ...rest,
  period: {
    of: { kind: 'dates', from, to: plusDays(from, days - 1) },
    ...(weekdays ? { weekdays } : {}),
  },
})

const isUnderWay = ({ from, to }: ResolvedPeriod, now: IsoDate): boolean => from <= now && to >= now

const [yearDays, leapDays, monthDays] = [365, 3, 31]

/** True for the same part of two years, and for short times, whose days are alike. */
const isSamePart = (current: ResolvedPeriod, earlier: ResolvedPeriod): boolean => {
  const apart = daysBetween(earlier.from, current.from)
  const years = Math.round(apart / yearDays)
  return lengthOf(current) <= monthDays || (years > 0 && Math.abs(apart - years * yearDays) <= leapDays)
}

/**
 * Both sides of a comparison, cut to the same days if only one of two similar periods is in progress. By the week alone, the
 * last day on record is the last one of a week.
 */
export const sameElapsed = (
  records: Records,
  measure: Measure,
  sides: readonly [Selection, Selection],
  grains: readonly ('day' | 'week')[] = ['day', 'week'],
): readonly [Selection, Selection] => {
  const now = today(records.now)
  const moment = momentOf(records, 'week')
  const [one, other] = [resolvePeriod(sides[0].period, moment), resolvePeriod(sides[1].period, moment)]
  if (!one || !other || isUnderWay(one, now) === isUnderWay(other, now)) return sides
  const current = isUnderWay(one, now) ? one : other
  const earlier = current === one ? other : one
  // A range from a day until today is compared with all of the time before it.
  const { kind } = sides[current === one ? 0 : 1].period.of
  if (kind === 'since' || kind === 'between') return sides
  const last = lastRecorded(records, measure, grains)
  // Dissimilar seasons and half-years are compared as a whole, per week: a cut would remove their best or
  // worst part.
  if (!isSamePart(current, earlier)) return sides
  const isAlike = Math.abs(lengthOf(current) - lengthOf(earlier)) <= unevenDays && earlier.to < now
  if (!isAlike || last === undefined || last < current.from || last >= current.to) return sides
  const days = lengthOf({ from: current.from, to: last })
  return [cut(sides[0], one.from, days), cut(sides[1], other.from, days)]
}
