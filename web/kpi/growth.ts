/** Growth in revenue, and the index that the specification calls growth. Pure. */
import { differenceInCalendarDays, getISOWeekYear, parseISO } from 'date-fns'
import type { KpiRecord } from '#schema/kpi/kpi'
import { daysInYearOfWeeks, rounded, weekOf } from './kpi-figures.ts'

/** Growth over `weeks` weeks of `year`, in percent with one decimal; `lastWeek` is the number of the latest one. */
export type Growth = {
  readonly percent: number
  readonly weeks: number
  readonly lastWeek: number
  readonly year: number
}

/**
 * Revenue of the weeks on record in the latest week's year (ISO 8601) against the same weeks a year earlier, which are 364 days
 * before. Only weeks on record in both years count; undefined without one. Decision 42, "Real growth first".
 */
export const growthOf = (records: readonly KpiRecord[]): Growth | undefined => {
  const yearOf = ({ weekStart }: KpiRecord): number => getISOWeekYear(parseISO(weekStart))
  const latest = records.at(-1)
  if (latest === undefined) return undefined
  const year = yearOf(latest)
  const dayOf = ({ weekStart }: KpiRecord): number => differenceInCalendarDays(parseISO(weekStart), 0)
  const revenues = new Map(records.map((record) => [dayOf(record), record.revenue]))
  const pairs = records.flatMap((record) => {
    const before = revenues.get(dayOf(record) - daysInYearOfWeeks)
    return yearOf(record) === year && before !== undefined
      ? [{ week: weekOf(record.weekStart), now: record.revenue, before }]
      : []
  })
  const now = pairs.reduce((sum, pair) => sum + pair.now, 0)
  const before = pairs.reduce((sum, pair) => sum + pair.before, 0)
  const lastWeek = pairs.at(-1)?.week
  if (before <= 0 || lastWeek === undefined) return undefined
  return { percent: rounded(((now - before) / before) * 100, 1), weeks: pairs.length, lastWeek, year }
}

/** The index that the specification calls year-to-date growth, in percent; decision 17, "Year-to-date growth". */
export const yearToDateGrowth = (weeklyRevenue: number): number => rounded((weeklyRevenue / 100000) * 52, 1)
