/** Times that last: one is held against as a whole, where a day is only where the time since begins. */
import type { NamedPeriod, Period, PeriodRange } from '#schema/advisor/period'
import type { IsoDate } from '#schema/core/scalars'
import { daysBetween, plusDays, weekdayOf } from '../../calendar.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'

const lasting: ReadonlySet<NamedPeriod['kind']> = new Set([
  'season',
  'month',
  'quarter',
  'year',
  'financial-year',
])

/** True for a month, a season or a year, and not for a day or an event. */
export const isLasting = ({ kind }: NamedPeriod): boolean => lasting.has(kind)

/** True for all that came since a day. */
export const isSinceDay = (range: PeriodRange): boolean =>
  range.kind === 'since' && range.from.kind === 'unit-of' && range.from.unit === 'day'

/** True for the unit under way, one that was counted back from it, or the last ones. */
export const isUnderWayOrLast = ({ of }: Period, today: IsoDate): boolean => {
  if (of.kind === 'current' || of.kind === 'last') return true
  const span = of.kind === 'season' ? resolvePeriod({ of }, { today, record: undefined }) : undefined
  return span !== undefined && span.from <= today && today <= span.to
}

const recentWeeks = 4

/** The last whole weeks after a time that lasts, four at most: "since October" holds none of October's own against it. */
export const weeksSince = (from: NamedPeriod, today: IsoDate): Period => {
  const span = resolvePeriod({ of: from }, { today, record: undefined })
  const whole = span ? Math.floor(daysBetween(span.to, plusDays(today, -weekdayOf(today))) / 7) : recentWeeks
  return { of: { kind: 'last', unit: 'week', count: Math.min(recentWeeks, Math.max(1, whole)) } }
}
