/** Named periods as they come next: February of next year, asked in November. */
import type { NamedPeriod } from '#schema/advisor/period'
import type { IsoDate } from '#schema/core/scalars'
import { daysBetween, plusDays } from '../../calendar.ts'
import { plusMonthsOf, type Span, yearOf } from '../../periods/dates.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'

/** The days of a named period. */
export const spanOf = (of: NamedPeriod, today: IsoDate): Span | undefined =>
  resolvePeriod({ of }, { today, record: undefined })

const ofYear = (of: NamedPeriod, year: number): NamedPeriod | undefined => {
  switch (of.kind) {
    case 'month':
    case 'quarter':
    case 'half':
    case 'season':
    case 'holiday':
    case 'school-holidays':
      return 'year' in of && of.year !== undefined ? undefined : { ...of, year }
    default:
      return undefined
  }
}

/** The next period of a name that is not over: February of next year, asked in November. */
export const coming = (of: NamedPeriod, today: IsoDate): NamedPeriod => {
  const now = yearOf(today)
  const found = [now, now + 1].flatMap((year) => {
    const one = ofYear(of, year)
    const span = one && spanOf(one, today)
    return one && span && span.to >= today ? [one] : []
  })[0]
  if (found) return found
  // "The first week of January" that is over is that of next year.
  if (of.kind === 'unit-of') {
    const past = spanOf(of, today)
    if (past && past.to < today && (of.unit === 'week' || of.unit === 'day'))
      return { ...of, date: plusDays(of.date, 364 * Math.ceil((daysBetween(past.to, today) + 1) / 364)) }
  }
  const span = of.kind === 'dates' ? spanOf(of, today) : undefined
  return span && span.to < today ? { kind: 'dates', ...plusMonthsOf(span, 12) } : of
}
