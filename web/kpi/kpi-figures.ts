/** Figures from weekly records: latest value, change on the week before, and history. Pure. */
import { differenceInCalendarDays, getISOWeek, parseISO } from 'date-fns'
import type { KpiRecord } from '#schema/kpi/kpi'
import { textOf } from '../core/language.ts'
import { centPlaces } from '../kit/formats.ts'
import { kpiText } from '../messages/en/kpi.ts'
import type { FigureName } from './figure-names.ts'

/** Number of weeks in a sparkline. */
export const weeksShown = 8

/** 52 weeks, so that the same weekday is compared. */
export const daysInYearOfWeeks = 364

/** Decimals of a figure; revenue per sale shows cents only below $100. */
const placesAt = (name: FigureName, value: number): number =>
  name === 'per_sale' ? centPlaces(value) : name === 'profit_margin' ? 1 : 0

const isOnRecord = (record: KpiRecord, name: FigureName): boolean =>
  record[name === 'per_sale' ? 'weekly_footfall' : name] !== undefined

/** Records that include a figure: weeks with sales only have no margin or runway. */
export const withFigure = (records: readonly KpiRecord[], name: FigureName): readonly KpiRecord[] =>
  records.every((record) => isOnRecord(record, name))
    ? records
    : records.filter((record) => isOnRecord(record, name))

/** Value of a figure in a record that includes it (`withFigure`); revenue per sale is 0 in a week without sales. */
export const valueIn = (record: KpiRecord, name: FigureName): number => {
  if (name !== 'per_sale') return record[name] ?? 0
  return record.weekly_footfall ? record.revenue / record.weekly_footfall : 0
}

/** Decimals shown for a figure of a record; smaller changes count as none. */
export const placesOf = (record: KpiRecord, name: FigureName): number => placesAt(name, valueIn(record, name))

/** The value of a figure as displayed, rounded. */
export const shownIn = (record: KpiRecord, name: FigureName): number =>
  rounded(valueIn(record, name), placesOf(record, name))

/** A change on an earlier week: `by` in the unit of the figure, `percent` whole; null when that week was zero. */
export type Movement = {
  readonly direction: 'up' | 'down' | 'none'
  readonly by: number
  readonly percent: number | null
}

/** A figure for display; `weekBefore` and `movement` are null when the previous week has no record. */
export type Figure = {
  readonly latest: number
  /** Rounded as displayed. */
  readonly weekBefore: number | null
  readonly movement: Movement | null
  /** Recent weeks including the latest, oldest first; rounded as displayed. */
  readonly history: readonly number[]
}

/** Rounds to `places` decimals; never returns -0. */
export const rounded = (value: number, places: number): number => {
  const result = Number(value.toFixed(places))
  return result === 0 ? 0 : result
}

/** The change between two values, calculated from the rounded ones so that readers get the same result. */
export const movementOf = (latest: number, previous: number, places: number): Movement => {
  const [now, before] = [rounded(latest, places), rounded(previous, places)]
  const difference = rounded(now - before, places)
  return {
    direction: difference > 0 ? 'up' : difference < 0 ? 'down' : 'none',
    by: Math.abs(difference),
    percent: before === 0 ? null : rounded(Math.abs((difference / before) * 100), 0),
  }
}

// With a gap in the records, the previous record is not the week before.
const isWeekBefore = (previous: KpiRecord, latest: KpiRecord): boolean =>
  differenceInCalendarDays(parseISO(latest.weekStart), parseISO(previous.weekStart)) === 7

/** One figure from records sorted oldest first; null unless the latest record includes it. */
export const figureOf = (all: readonly KpiRecord[], name: FigureName): Figure | null => {
  const records = withFigure(all, name)
  const [previous, latest] = [records.at(-2), records.at(-1)]
  if (latest === undefined || latest !== all.at(-1)) return null
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

/** Change of the latest record against the same week a year earlier (364 days); null when that week has no record. */
export const yearMovementOf = (all: readonly KpiRecord[], name: FigureName): Movement | null => {
  const records = withFigure(all, name)
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

/** ISO 8601 week of a day. */
export const weekOf = (day: string): number => getISOWeek(parseISO(day))

/** Week of the latest record inside a sentence: `week 46` (ISO 8601); undefined without records. */
export const latestWeek = (records: readonly KpiRecord[]): string | undefined => {
  const latest = records.at(-1)
  return latest && textOf(kpiText).week(weekOf(latest.weekStart))
}
