/** Weeks that differ from those around them: closed, partly recorded, or outliers without a known reason. Pure. */
import type { DayHours, KpiRecord } from '#schema/kpi/kpi'
import { textOf } from '../core/language.ts'
import { daysAfter } from '../kit/business-day.ts'
import { outlierIndexes } from '../kit/charts/weeks.ts'
import { money } from '../kit/formats.ts'
import { kpiText } from '../messages/en/kpi.ts'
import type { FigureName } from './figure-names.ts'
import { valueIn, weeksShown, withFigure } from './kpi-figures.ts'

/** Indexes of records (sorted oldest first, all with the figure) that differ from the weeks around them. */
export const outlierRows = (records: readonly KpiRecord[], name: FigureName): readonly number[] =>
  outlierIndexes(
    records.map((record) => valueIn(record, name)),
    name === 'profit_margin',
  )

/** Places of the odd weeks in a figure's history; the latest week is never one, since it is the figure. */
export const oddOf = (all: readonly KpiRecord[], name: FigureName): readonly number[] => {
  const records = withFigure(all, name)
  const first = Math.max(0, records.length - weeksShown)
  return outlierRows(records, name).flatMap((row) =>
    row >= first && row < records.length - 1 ? [row - first] : [],
  )
}

/** Weeks of a span without the outliers, and how many those were. */
export type UsualWeeks = { readonly weeks: readonly KpiRecord[]; readonly leftOut: number }

/**
 * The weeks of a span that count in a figure's average. `from` and `to` as in `slice`; outliers are judged among all
 * records.
 */
export const usualWeeks = (
  all: readonly KpiRecord[],
  name: FigureName,
  from: number,
  to?: number,
): UsualWeeks => {
  const records = withFigure(all, name)
  const outliers = new Set(outlierRows(records, name).map((row) => records[row]))
  const span = records.slice(from, to)
  const weeks = span.filter((record) => !outliers.has(record))
  return { weeks, leftOut: span.length - weeks.length }
}

/** Adds to a sentence about an average that outlier weeks were left out. */
export const withLeftOut = (sentence: string, leftOut: number): string =>
  leftOut === 0 ? sentence : `${sentence} ${textOf(kpiText).outliersLeftOut(leftOut)}`

/** What a sparkline shows, in words. */
export const historyLabel = (weeks: string, odd: readonly number[]): string =>
  odd.length === 0 ? weeks : withLeftOut(`${weeks}.`, odd.length)

/** Records that may explain an outlier week: hourly data by day, oldest first, and texts. */
export type Evidence = {
  readonly days?: readonly DayHours[] | undefined
  readonly notes?: readonly { readonly title: string; readonly message: string }[] | undefined
}

/** Days of a week without sales that are open in other weeks; 0 when hourly data does not cover the whole week. */
const closedDays = (weekStart: string, days: readonly DayHours[]): number => {
  const [first, last] = [days[0]?.date, days.at(-1)?.date]
  if (first === undefined || last === undefined || first > weekStart || last < daysAfter(weekStart, 6))
    return 0
  const isOpen = (date: string) => days.some((day) => day.date === date && day.hours.length > 0)
  return [0, 1, 2, 3, 4, 5, 6].filter((day) => {
    const others = [-14, -7, 7, 14].map((weeks) => daysAfter(weekStart, day + weeks))
    return !isOpen(daysAfter(weekStart, day)) && others.some(isOpen)
  }).length
}

/** The known reason for an outlier week: closed days, otherwise a text that mentions the week's exact revenue. */
export const causeOf = ({ weekStart, revenue }: KpiRecord, { days = [], notes = [] }: Evidence): string => {
  const text = textOf(kpiText)
  const closed = closedDays(weekStart, days)
  if (closed > 0) return text.outlierClosed(closed)
  // An exact revenue is unlikely to appear by chance. Adjoining digits would make it a different amount.
  const exactRevenue = new RegExp(`(?<!\\d)${money(revenue).replace('$', '\\$')}(?![\\d.,]*\\d)`)
  const note = notes.find(({ message }) => exactRevenue.test(message))
  return note === undefined ? text.outlierUnexplained : text.outlierNoted(note.title)
}
