/** Periods of days, weeks and months that touch a range. Pure. */

import type { IsoDate } from '#schema/core/scalars'
import type { Grain } from '#schema/kpi/series'
import { plusDays } from '../../advisor/calendar.ts'
import { mondayOf, monthIndex, monthStart, plusMonthsOf, type Span } from '../../advisor/periods/dates.ts'

/** The period of a day. */
export const periodAt = (grain: Grain, day: IsoDate): Span => {
  if (grain === 'day') return { from: day, to: day }
  if (grain === 'week') return { from: mondayOf(day), to: plusDays(mondayOf(day), 6) }
  const month = monthIndex(day)
  return { from: monthStart(month), to: plusDays(monthStart(month + 1), -1) }
}

/** The periods that touch a span, oldest first. */
export const periodsIn = (grain: Grain, { from, to }: Span): readonly Span[] => {
  const periods: Span[] = []
  for (
    let period = periodAt(grain, from);
    period.from <= to;
    period = periodAt(grain, plusDays(period.to, 1))
  )
    periods.push(period)
  return periods
}

/** 52 weeks, so that the same weekday is compared. */
const yearOfWeeks = 364

/** Period to compare with: the same month last year, or the day or week 52 weeks before. */
export const yearBefore = (grain: Grain, { from, to }: Span): Span =>
  grain === 'month'
    ? plusMonthsOf({ from, to }, -12)
    : { from: plusDays(from, -yearOfWeeks), to: plusDays(to, -yearOfWeeks) }

/** The days of a span. */
export const daysIn = ({ from, to }: Span): readonly IsoDate[] => {
  const days: IsoDate[] = []
  for (let day = from; day <= to; day = plusDays(day, 1)) days.push(day)
  return days
}
