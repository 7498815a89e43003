/** Chart data of a weekly figure. */
import { parseISO } from 'date-fns'
import type { KpiRecord } from '#schema/kpi/kpi'
import { textOf } from '../core/language.ts'
import { daysAfter } from '../kit/business-day.ts'
import type { ChartData, ChartLabel, ChartValue } from '../kit/charts/chart-data.ts'
import { labelWeeks } from '../kit/charts/weeks.ts'
import { mediumDay, money, percent } from '../kit/formats.ts'
import { kpiText } from '../messages/en/kpi.ts'
import { mean } from './averages.ts'
import type { FigureName } from './figure-names.ts'
import { formatFigure, formatWithUnit } from './format-figure.ts'
import { daysInYearOfWeeks, placesOf, rounded, shownIn, valueIn, weekOf, withFigure } from './kpi-figures.ts'
import { causeOf, type Evidence, outlierRows } from './outlier-weeks.ts'

/** Maximum number of weeks in a chart. */
export const weeksCharted = 52

/** Label of each week, with its number; the axis shows the month at its first week. */
export const weekLabels = (records: readonly Pick<KpiRecord, 'weekStart'>[]): readonly ChartLabel[] =>
  labelWeeks(
    records.map(({ weekStart }) => weekStart),
    (weekStart) => textOf(kpiText).weekLabel(weekOf(weekStart), mediumDay(parseISO(weekStart))),
  )

/** Figures drawn as bars; the others are lines. */
const barred: readonly FigureName[] = ['revenue', 'weekly_footfall']

/** Figures where changes matter more than the level. */
const cropped: readonly FigureName[] = ['profit_margin', 'per_sale']

const tickWords = (name: FigureName, value: number): string => {
  if (name === 'profit_margin') return percent(value, Number.isInteger(value) ? 0 : 1)
  return name === 'per_sale' && Number.isInteger(value) ? money(value) : formatFigure(name, value)
}

/** For each week the same week a year earlier; null when it is not on record or was an outlier. */
const yearBefore = (all: readonly KpiRecord[], name: FigureName): readonly ChartValue[] => {
  const outliers = new Set(outlierRows(all, name))
  const byStart = new Map<string, KpiRecord>(
    all.flatMap((record, row) => (outliers.has(row) ? [] : [[record.weekStart, record]])),
  )
  return all.map(({ weekStart }) => {
    const record = byStart.get(daysAfter(weekStart, -daysInYearOfWeeks))
    return record === undefined ? null : rounded(valueIn(record, name), placesOf(record, name) + 1)
  })
}

/** A figure by week: highlights the latest and compares it with the average. Outliers count in no average. */
export const weekSeries = (
  recorded: readonly KpiRecord[],
  name: FigureName,
  evidence: Evidence = {},
): ChartData => {
  const all = withFigure(recorded, name)
  const records = all.slice(-weeksCharted)
  const text = textOf(kpiText)
  // One decimal more than displayed, so that a runway going from 12.6 to 12.4 weeks does not look like a cliff.
  const values = records.map((record) => rounded(valueIn(record, name), placesOf(record, name) + 1))
  const earlier = all.length - records.length
  const outliers = outlierRows(all, name).flatMap((row) => (row < earlier ? [] : [row - earlier]))
  const before = barred.includes(name) ? yearBefore(all, name).slice(earlier) : []
  const isMarked = before.some((value) => value !== null)
  const average = mean(values.filter((_, row) => !outliers.includes(row)))
  return {
    kind: barred.includes(name) ? 'bar' : 'line',
    rowTitle: text.weekHead,
    rows: weekLabels(records),
    columns: [text.names[name], ...(isMarked ? [text.yearBefore] : [])].map((title) => ({
      short: title,
      full: title,
    })),
    values: values.map((value, row) => (isMarked ? [value, before[row] ?? null] : [value])),
    format: (value) => formatFigure(name, value),
    formatTick: (value) => tickWords(name, value),
    places: Math.min(...records.map((record) => placesOf(record, name))),
    isCount: name === 'weekly_footfall',
    emphasis: records.length - 1,
    isCropped: cropped.includes(name),
    outliers: outliers.flatMap((row) => {
      const record = records[row]
      return record === undefined ? [] : [{ row, words: causeOf(record, evidence) }]
    }),
    ...(average === null || records.length < 4
      ? {}
      : { reference: { value: average, label: text.averageOf(formatFigure(name, average)) } }),
  }
}

/** Summary of a figure's chart in one sentence. */
export const seriesSummary = (all: readonly KpiRecord[], name: FigureName): string => {
  const values = withFigure(all, name)
    .slice(-weeksCharted)
    .map((record) => shownIn(record, name))
  const words = (value: number) => formatWithUnit(name, value)
  return textOf(kpiText).series(
    textOf(kpiText).names[name],
    values.length,
    words(Math.min(...values)),
    words(Math.max(...values)),
    words(values.at(-1) ?? 0),
  )
}
