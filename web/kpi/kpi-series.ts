/** The weeks of a figure as a chart. */
import { parseISO } from 'date-fns'
import type { KpiRecord } from '#schema/kpi/kpi'
import { textOf } from '../core/language.ts'
import type { ChartData, ChartLabel } from '../kit/chart-data.ts'
import { mediumDay, monthName } from '../kit/formats.ts'
import { kpiText } from '../messages/en/kpi.ts'
import { mean } from './averages.ts'
import type { FigureName } from './figure-names.ts'
import { fullWords, valueWords } from './figure-words.ts'
import { decimals, rounded, shownIn, weekOf } from './kpi-figures.ts'

/** How many weeks a chart holds at most. */
export const weeksCharted = 52

/** The name of each week; the first one of a month stands on the axis with that month. */
export const weekLabels = (records: readonly KpiRecord[]): readonly ChartLabel[] =>
  records.map(({ weekStart }, index) => {
    const day = parseISO(weekStart)
    const before = records[index - 1]
    const isNewMonth = before === undefined || parseISO(before.weekStart).getMonth() !== day.getMonth()
    return {
      short: isNewMonth ? monthName(day) : '',
      full: textOf(kpiText).weekLabel(weekOf(weekStart), mediumDay(day)),
    }
  })

/** A figure week by week, the latest one spoken of, held against the average of those shown. */
export const weekSeries = (all: readonly KpiRecord[], name: FigureName): ChartData => {
  const records = all.slice(-weeksCharted)
  const text = textOf(kpiText)
  const values = records.map((record) => shownIn(record, name))
  const average = mean(values)
  return {
    kind: name === 'revenue' || name === 'weekly_footfall' ? 'bar' : 'line',
    rowTitle: text.weekHead,
    rows: weekLabels(records),
    columns: [{ short: text.names[name], full: text.names[name] }],
    values: values.map((value) => [value]),
    format: (value) => valueWords(name, value),
    emphasis: [records.length - 1],
    isCropped: name !== 'revenue' && name !== 'weekly_footfall',
    ...(average === null || records.length < 4
      ? {}
      : {
          reference: {
            value: average,
            label: text.averageOf(valueWords(name, rounded(average, decimals[name]))),
          },
        }),
  }
}

/** One sentence that says what the chart of a figure shows. */
export const seriesSummary = (all: readonly KpiRecord[], name: FigureName): string => {
  const values = all.slice(-weeksCharted).map((record) => shownIn(record, name))
  const words = (value: number) => fullWords(name, value)
  return textOf(kpiText).series(
    textOf(kpiText).names[name],
    values.length,
    words(Math.min(...values)),
    words(Math.max(...values)),
    words(values.at(-1) ?? 0),
  )
}
