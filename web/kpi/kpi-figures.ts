/** Weekly records made into figures: the latest value, its change against last week, and its history. Pure. */
import { differenceInCalendarDays, parseISO } from 'date-fns'
import type { KpiRecord } from '#schema/kpi/kpi'

/** How many weeks a sparkline shows. */
export const weeksShown = 8

/** The fields of a record that are figures. */
export type FigureName = 'revenue' | 'profit_margin' | 'cash_runway_weeks' | 'weekly_footfall'

/** Decimals with which each figure is shown; a change too small to be seen there counts as none. */
export const decimals: Readonly<Record<FigureName, number>> = {
  revenue: 0,
  profit_margin: 1,
  cash_runway_weeks: 0,
  weekly_footfall: 0,
}

/** A change against last week: `by` in the unit of the figure, `percent` null where last week was zero. */
export type Movement = {
  readonly direction: 'up' | 'down' | 'none'
  readonly by: number
  readonly percent: number | null
}

/** A figure as it is shown; `lastWeek` and `movement` are null where last week has no record. */
export type Figure = {
  readonly latest: number
  readonly lastWeek: number | null
  readonly movement: Movement | null
  /** The last weeks, oldest first, the latest among them. */
  readonly history: readonly number[]
}

/** The number rounded to so many decimals. */
export const rounded = (value: number, places: number): number => {
  const result = Number(value.toFixed(places))
  return result === 0 ? 0 : result
}

/** The change between two values, as a reader of the rounded values would work it out. */
export const movementOf = (latest: number, previous: number, places: number): Movement => {
  const [now, before] = [rounded(latest, places), rounded(previous, places)]
  const difference = rounded(now - before, places)
  return {
    direction: difference > 0 ? 'up' : difference < 0 ? 'down' : 'none',
    by: Math.abs(difference),
    percent: before === 0 ? null : rounded(Math.abs((difference / before) * 100), 1),
  }
}

// A gap in the records must not pass for last week.
const isWeekBefore = (previous: KpiRecord, latest: KpiRecord): boolean =>
  differenceInCalendarDays(parseISO(latest.weekStart), parseISO(previous.weekStart)) === 7

/** One figure of records that stand oldest first; null where there are none. */
export const figureOf = (records: readonly KpiRecord[], name: FigureName): Figure | null => {
  const [previous, latest] = [records.at(-2), records.at(-1)]
  if (latest === undefined) return null
  const lastWeek = previous !== undefined && isWeekBefore(previous, latest) ? previous[name] : null
  return {
    latest: latest[name],
    lastWeek,
    movement: lastWeek === null ? null : movementOf(latest[name], lastWeek, decimals[name]),
    history: records.slice(-weeksShown).map((record) => record[name]),
  }
}

/** Year-to-date growth in percent, exactly as decision 17 words it. */
export const yearToDateGrowth = (weeklyRevenue: number): number => rounded((weeklyRevenue / 100000) * 52, 1)
