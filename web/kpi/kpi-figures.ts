/** Weekly records made into figures: the latest value, its change against the week before, and its history. Pure. */
import { differenceInCalendarDays, getISOWeek, parseISO } from 'date-fns'
import type { KpiRecord } from '#schema/kpi/kpi'
import { textOf } from '../core/language.ts'
import { centPlaces } from '../kit/formats.ts'
import { kpiText } from '../messages/en/kpi.ts'
import type { FigureName } from './figure-names.ts'

/** How many weeks a sparkline shows. */
export const weeksShown = 8

/** 52 weeks: the same weekday a year before. */
export const daysInYearOfWeeks = 364

/** Decimals with which a figure is shown; what a sale brings has cents where they matter. */
const placesAt = (name: FigureName, value: number): number =>
  name === 'per_sale' ? centPlaces(value) : name === 'profit_margin' ? 1 : 0

/** The value of a figure; a week in which nobody bought brought nothing a sale. */
export const valueIn = (record: KpiRecord, name: FigureName): number => {
  if (name !== 'per_sale') return record[name]
  return record.weekly_footfall === 0 ? 0 : record.revenue / record.weekly_footfall
}

/** Decimals with which the figure of a record is shown; a change too small to be seen there counts as none. */
export const placesOf = (record: KpiRecord, name: FigureName): number => placesAt(name, valueIn(record, name))

/** The value of a figure, rounded as it is shown. */
export const shownIn = (record: KpiRecord, name: FigureName): number =>
  rounded(valueIn(record, name), placesOf(record, name))

/** A change against the week before: `by` in the unit of the figure, `percent` whole, null where that week was zero. */
export type Movement = {
  readonly direction: 'up' | 'down' | 'none'
  readonly by: number
  readonly percent: number | null
}

/** A figure as it is shown; `weekBefore` and `movement` are null where the week before the latest has no record. */
export type Figure = {
  readonly latest: number
  /** Rounded as it is shown. */
  readonly weekBefore: number | null
  readonly movement: Movement | null
  /** The last weeks, oldest first, the latest among them; rounded as they are shown. */
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
    percent: before === 0 ? null : rounded(Math.abs((difference / before) * 100), 0),
  }
}

// A gap in the records must not pass for the week before.
const isWeekBefore = (previous: KpiRecord, latest: KpiRecord): boolean =>
  differenceInCalendarDays(parseISO(latest.weekStart), parseISO(previous.weekStart)) === 7

/** One figure of records that stand oldest first; null where there are none. */
export const figureOf = (records: readonly KpiRecord[], name: FigureName): Figure | null => {
  const [previous, latest] = [records.at(-2), records.at(-1)]
  if (latest === undefined) return null
  const shown = (record: KpiRecord): number => shownIn(record, name)
  const weekBefore = previous !== undefined && isWeekBefore(previous, latest) ? shown(previous) : null
  const value = valueIn(latest, name)
  return {
    latest: value,
    weekBefore,
    movement: weekBefore === null ? null : movementOf(value, weekBefore, placesOf(latest, name)),
    history: records.slice(-weeksShown).map(shown),
  }
}

/** The change of the latest record against the same week a year before (364 days); null where that week has no record. */
export const yearMovementOf = (records: readonly KpiRecord[], name: FigureName): Movement | null => {
  const latest = records.at(-1)
  if (latest === undefined) return null
  const day = parseISO(latest.weekStart)
  const before = records.find(
    ({ weekStart }) => differenceInCalendarDays(day, parseISO(weekStart)) === daysInYearOfWeeks,
  )
  return before === undefined
    ? null
    : movementOf(valueIn(latest, name), valueIn(before, name), placesOf(latest, name))
}

/** The ISO 8601 week of a day. */
export const weekOf = (day: string): number => getISOWeek(parseISO(day))

/** The week of the latest record as it reads inside a sentence, `week 46` (ISO 8601); undefined without records. */
export const latestWeek = (records: readonly KpiRecord[]): string | undefined => {
  const latest = records.at(-1)
  return latest && textOf(kpiText).week(weekOf(latest.weekStart))
}

/** Year-to-date growth in percent, by the formula of decision 17, "Year-to-date growth". */
export const yearToDateGrowth = (weeklyRevenue: number): number => rounded((weeklyRevenue / 100000) * 52, 1)
