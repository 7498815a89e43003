/** Measures that can raise alerts, as weekly series. */
import type { WatchedMeasure } from '#schema/alert/alert'
import type { WeekFigures } from '#schema/kpi/kpi'
import { daysBetween } from '../calendar.ts'
import { weekValue } from '../field-values.ts'
import type { Records } from '../records.ts'
import type { Scale } from './alert-rules.ts'
import type { Weeks } from './expected-week.ts'

type Watched = { readonly scale: Scale; readonly valueOf: (week: WeekFigures) => number | undefined }

/** An expense line in percent of revenue; undefined for a week without revenue. */
const share =
  (line: 'staff' | 'supplies') =>
  (week: WeekFigures): number | undefined => {
    const spent = weekValue(week, line)
    return spent === undefined || week.revenue <= 0 ? undefined : (100 * spent) / week.revenue
  }

export const watched: Readonly<Record<WatchedMeasure, Watched>> = {
  revenue: { scale: 'relative', valueOf: (week) => weekValue(week, 'revenue') },
  transactions: { scale: 'relative', valueOf: (week) => weekValue(week, 'transactions') },
  'revenue-per-transaction': {
    scale: 'relative',
    valueOf: (week) => weekValue(week, 'revenuePerTransaction'),
  },
  margin: { scale: 'points', valueOf: (week) => weekValue(week, 'surplusPercent') },
  'staff-share': { scale: 'share', valueOf: share('staff') },
  'supplies-share': { scale: 'share', valueOf: share('supplies') },
  runway: { scale: 'relative', valueOf: (week) => weekValue(week, 'cashRunwayWeeks') },
}

/** A measure by calendar week from the first on record; null for weeks without it. */
export const seriesOf = ({ kpis }: Pick<Records, 'kpis'>, measure: WatchedMeasure): Weeks => {
  const [first] = kpis
  const last = kpis.at(-1)
  if (first === undefined || last === undefined) return []
  const weeks: (number | null)[] = Array.from(
    { length: daysBetween(first.weekStart, last.weekStart) / 7 + 1 },
    () => null,
  )
  for (const week of kpis)
    weeks[daysBetween(first.weekStart, week.weekStart) / 7] = watched[measure].valueOf(week) ?? null
  return weeks
}
