/** The tests' own choice of the weeks or days for a selection, without any code of the product. */
import type { Period } from '#schema/advisor/period'
import type { Filter } from '#schema/advisor/selection'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import type { Records } from '../../service/advisor/records.ts'
import { calendar, dayAt, type OracleDay, oraclePeriod } from './plans-oracle-periods.ts'
import { dayRow, isDaily, isWeekly, needed, type Row, weekRow, worth } from './plans-oracle-rows.ts'

/** The rows for a selection, their grain, and how many of its days or weeks are on record. */
export type Selected = {
  readonly rows: readonly Row[]
  /** The rows before a condition is applied. */
  readonly all: readonly Row[]
  readonly grain: 'day' | 'week'
  readonly onRecord: number
  /** True for weeks of which the period has only some days. */
  readonly isTouched: boolean
  readonly weekdays: readonly number[] | undefined
  /** True for days of the period that are on record. */
  readonly isOn: (day: OracleDay) => boolean
  readonly isInside: (day: OracleDay) => boolean
}

const spanOf = (days: readonly OracleDay[]): readonly OracleDay[] =>
  calendar.slice(days[0]?.index ?? 0, (days.at(-1)?.index ?? -1) + 1)

/** The days of the weeks on record. */
export const weeksOnRecord = ({ kpis }: Records): readonly OracleDay[] => {
  const end = calendar[dayAt(kpis.at(-1)?.weekStart ?? '2022-01-03').index + 6]
  return kpis[0] && end ? spanOf([dayAt(kpis[0].weekStart), end]) : []
}

export const daysOnRecord = (records: Records): readonly OracleDay[] => {
  const [one, last] = [records.days[0], records.days.at(-1)]
  if (!one || !last) return []
  const end = dayAt(last.date)
  const isWeekIn = records.kpis.at(-1)?.weekStart === calendar[end.index - end.weekday]?.date
  return spanOf([dayAt(one.date), (isWeekIn ? calendar[end.index - end.weekday + 6] : end) ?? end])
}

type Ask = {
  readonly measure: string
  readonly period: Period
  readonly filter?: Filter | undefined
  readonly byDay?: boolean
  readonly grain?: 'day' | 'week' | undefined
  readonly more?: readonly string[]
}

/** The rows of a selection by the documented rule; undefined if there is no answer. */
export const selected = (records: Records, ask: Ask): Selected | undefined => {
  const { measure, period, filter = {}, more = [] } = ask
  const fields = [...needed(measure), ...more]
  const byDay = ask.byDay || period.weekdays !== undefined || filter.hours !== undefined
  if ((byDay || ask.grain === 'day') && !isDaily(fields)) return undefined
  const only = byDay || !isWeekly(needed(measure)) ? 'day' : ask.grain
  const [weeks, daily] = [weeksOnRecord(records), daysOnRecord(records)]
  const record = only === 'day' ? (daily.length > 0 ? daily : weeks) : weeks.length > 0 ? weeks : daily
  const { days, weekdays } = oraclePeriod(period, records, record)
  if (days.length === 0) return undefined
  const inPeriod = new Set(days.map(({ date }) => date))
  const at = (day: OracleDay, offset: number) => calendar[day.index + offset]?.date ?? ''
  const isWhole = days[0]?.weekday === 0 && days.at(-1)?.weekday === 6
  // A single day is not part of a week, even a Thursday.
  const hasThursday = days.length >= 4 && days.some(({ weekday }) => weekday === 3)
  const counts = ({ day }: Row): boolean =>
    isWhole || hasThursday
      ? inPeriod.has(at(day, 3))
      : [0, 1, 2, 3, 4, 5, 6].some((offset) => inPeriod.has(at(day, offset)))
  const hasAll = ({ has }: Row) => fields.every((field) => has[field] !== undefined)
  const weekRows = records.kpis.map(weekRow).filter((row) => counts(row) && hasAll(row))
  const wanted = days.filter(({ weekday }) => weekdays?.includes(weekday) ?? true)
  const wantedDates = new Set(wanted.map(({ date }) => date))
  const dayRows = records.days
    .map((day) => dayRow(day, filter.hours?.from, filter.hours?.until))
    .filter((row) => wantedDates.has(row.day.date) && hasAll(row))
  const dailyDates = new Set(daily.map(({ date }) => date))
  const isOn = ({ date }: OracleDay): boolean => inPeriod.has(date) && dailyDates.has(date)
  const isInside = ({ date }: OracleDay): boolean => inPeriod.has(date)
  const common = { weekdays, isOn, isInside }
  const asDays = {
    ...common,
    rows: dayRows,
    all: dayRows,
    isTouched: false,
    grain: 'day',
    onRecord: wanted.filter(({ date }) => dailyDates.has(date)).length,
  } as const
  const asWeeks = {
    ...common,
    rows: weekRows,
    all: weekRows,
    isTouched: !isWhole && !hasThursday,
    grain: 'week',
    onRecord: weekRows.length,
  } as const
  const today = new Date(records.now.getTime() + 36_000_000).toISOString().slice(0, 10)
  const past = days.filter(({ date }) => date < today)
  const choose = (): Selected => {
    if (only !== undefined) return only === 'day' ? asDays : asWeeks
    if (!isDaily(fields)) return asWeeks
    if (isWhole && weekRows.length > 0) return asWeeks
    const isDailyThroughout = past.length > 0 && past.every(({ date }) => dailyDates.has(date))
    return isDailyThroughout || weekRows.length === 0 ? asDays : asWeeks
  }
  const chosen = choose()
  if (chosen.rows.length === 0) return undefined
  const left = (filter.except ?? []).map((one) =>
    oraclePeriod(one, records, chosen.grain === 'day' ? daily : weeks),
  )
  if (left.some(({ days: own }) => own.length === 0)) return undefined
  const isLeftOut = ({ day }: Row): boolean =>
    left.some(({ days: own, weekdays: only }) => {
      const dates = new Set(own.map(({ date }) => date))
      if (chosen.grain === 'day') return dates.has(day.date) && (only?.includes(day.weekday) ?? true)
      const isWhole = own[0]?.weekday === 0 && own.at(-1)?.weekday === 6
      return isWhole || (own.length >= 4 && own.some(({ weekday }) => weekday === 3))
        ? dates.has(at(day, 3))
        : [0, 1, 2, 3, 4, 5, 6].some((offset) => dates.has(at(day, offset)))
    })
  const rows = left.length === 0 ? chosen.rows : chosen.rows.filter((row) => !isLeftOut(row))
  if (rows.length === 0) return undefined
  return narrowed(left.length === 0 ? chosen : { ...chosen, rows, onRecord: NaN }, filter)
}

type Bounds = { above?: number; below?: number; atLeast?: number; atMost?: number }

/** The days of a period so far in a comparison, and the same number of first days for the other side; `isByWeek` where neither has days. */
export const soFar = (
  records: Records,
  measure: string,
  periods: readonly [Period, Period],
  isByWeek = false,
) => {
  const [weeks, daily] = [weeksOnRecord(records), daysOnRecord(records)]
  const record = weeks.length > 0 ? weeks : daily
  const sides = periods.map((period) => oraclePeriod(period, records, record).days)
  const now = dayAt(new Date(records.now.getTime() + 36_000_000).toISOString().slice(0, 10))
  const underWay = sides.filter((days) => days.some(({ index }) => index === now.index))
  const over = sides.filter((days) => days.length > 0 && days.every(({ index }) => index < now.index))
  const fields = needed(measure)
  const ends = [
    ...(isDaily(fields) && !isByWeek ? daily.slice(-1) : []),
    ...(isWeekly(fields) ? weeks.slice(-1) : []),
  ].map(({ index }) => index)
  const end = Math.max(...ends)
  const [open, closed] = [underWay[0], over[0]]
  const { kind } = (periods.find((_, place) => sides[place] === open) ?? periods[0]).of
  if (kind === 'since' || kind === 'between') return periods
  const first = open?.[0]?.index ?? Infinity
  if (!open || !closed || Math.abs(open.length - closed.length) > 3) return periods
  const apart = first - (closed[0]?.index ?? 0)
  const isYearOn = [1, 2, 3, 4].some((years) => Math.abs(apart - 365 * years) <= 3)
  if (open.length > 31 && !isYearOn) return periods
  if (end < first || end >= (open.at(-1)?.index ?? 0)) return periods
  const cut = (period: Period, days: readonly OracleDay[] = []): Period => ({
    ...(period.weekdays ? { weekdays: period.weekdays } : {}),
    of: {
      kind: 'dates',
      from: isoDate(days[0]?.date),
      to: isoDate(calendar[(days[0]?.index ?? 0) + end - first]?.date),
    },
  })
  return [cut(periods[0], sides[0]), cut(periods[1], sides[1])] as const
}

const isoDate = (date: string | undefined) => decodeOrThrow(IsoDate, date, 'A date')

/** True for a value within all bounds. */
export const isWithin = (value: number, bounds: Bounds): boolean =>
  !(Number.isNaN(value) || value <= (bounds.above ?? -Infinity) || value >= (bounds.below ?? Infinity)) &&
  !(value < (bounds.atLeast ?? -Infinity) || value > (bounds.atMost ?? Infinity))

const narrowed = (chosen: Selected, { where }: Filter): Selected | undefined => {
  if (where === undefined) return chosen
  const fields = needed(where.measure)
  const rows = chosen.rows.filter((row) => {
    const value = fields.every((field) => row.has[field] !== undefined) ? worth(where.measure, [row]) : NaN
    return isWithin(value, where)
  })
  const isKnown = chosen.grain === 'day' ? isDaily(fields) : isWeekly(fields)
  return isKnown && rows.length > 0 ? { ...chosen, rows, onRecord: NaN } : undefined
}
