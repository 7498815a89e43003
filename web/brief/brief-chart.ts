/** The chart of a brief as data for the kit's chart. Pure. */
import { parseISO } from 'date-fns'
import type { RecordedMeasure } from '#schema/advisor/measure'
import type { BriefChart, BriefSpan } from '#schema/brief/brief'
import { textOf } from '../core/language.ts'
import type { ChartData, ChartSpan } from '../kit/charts/chart-data.ts'
import { labelWeeks, outlierIndexes } from '../kit/charts/weeks.ts'
import { isMoney, isPercent, measureValue } from '../kit/figures/measure-value.ts'
import { dayAndMonth, longDay, mediumDay, percent, shortDay } from '../kit/formats.ts'
import { briefText } from '../messages/en/brief.ts'
import { outcomeText } from '../messages/en/outcome.ts'

const lastDay = (weekStart: string): Date => {
  const day = parseISO(weekStart)
  day.setDate(day.getDate() + 6)
  return day
}

const tick = (measure: RecordedMeasure, value: number): string =>
  isPercent(measure) && Number.isInteger(value) ? percent(value, 0) : measureValue(measure, value)

/** Decimals that `measureValue` shows of these values. */
const placesOf = (measure: RecordedMeasure, values: readonly number[]): number => {
  if (isPercent(measure)) return 1
  const isLarge = values.some((value) => Math.abs(value) >= 100)
  return isMoney(measure) ? (isLarge ? 0 : 2) : isLarge ? 0 : 1
}

const levelWords = ({ measure }: BriefChart, { name, level }: BriefSpan): string =>
  level === undefined ? name : `${name}: ${measureValue(measure, level)}`

const spanOf = (chart: BriefChart, span: BriefSpan | undefined, isMain: boolean): readonly ChartSpan[] => {
  if (span === undefined) return []
  const rows = chart.weeks.flatMap(({ weekStart, value }, row) =>
    value !== undefined && weekStart >= span.from && weekStart <= span.to ? [row] : [],
  )
  const [from, to] = [rows[0], rows.at(-1)]
  if (from === undefined || to === undefined) return []
  const level = span.level === undefined ? {} : { level: span.level }
  return [{ from, to, ...level, label: levelWords(chart, span), isMain }]
}

const spoken = ({ of }: BriefChart, weekStart: string): boolean =>
  of !== undefined && weekStart >= of.from && weekStart <= of.to

/** Unusual weeks, except for those that the brief is about. */
const outliersOf = (chart: BriefChart): ChartData['outliers'] => {
  const recorded = chart.weeks.flatMap(({ weekStart, value }, row) =>
    value === undefined ? [] : [{ weekStart, value, row }],
  )
  return outlierIndexes(
    recorded.map(({ value }) => value),
    isPercent(chart.measure),
  ).flatMap((index) => {
    const week = recorded[index]
    return week === undefined || spoken(chart, week.weekStart)
      ? []
      : [{ row: week.row, words: textOf(briefText).unusualWeek }]
  })
}

const forecastOf = ({ weeks, forecast = [], measure }: BriefChart): ChartData['forecast'] => {
  const last = forecast.at(-1)
  if (last === undefined) return undefined
  const monday = parseISO(last.weekStart)
  return {
    from: weeks.length,
    points: forecast.map(({ value, low, high }) => ({ value, low, high })),
    label: {
      value: measureValue(measure, last.value),
      words: textOf(briefText).inWeekOf(dayAndMonth(monday)),
      short: shortDay(monday),
    },
  }
}

/** The chart's table: one row per week, including forecast weeks. */
export const briefChartData = (chart: BriefChart): ChartData => {
  const text = textOf(briefText)
  const { measure, weeks, forecast = [] } = chart
  const name = textOf(outcomeText).measures[measure]
  const ahead = forecastOf(chart)
  const outliers = outliersOf(chart) ?? []
  const starts = [...weeks, ...forecast].map(({ weekStart }) => weekStart)
  return {
    kind: 'line',
    rowTitle: text.week,
    rows: labelWeeks(starts, (weekStart) => text.weekFrom(mediumDay(parseISO(weekStart)))),
    columns: [{ short: name, full: name }],
    values: [...weeks.map(({ value }) => [value ?? null]), ...forecast.map(() => [null])],
    format: (value) => measureValue(measure, value),
    formatTick: (value) => tick(measure, value),
    places: placesOf(
      measure,
      weeks.map(({ value = 0 }) => value),
    ),
    isCropped: true,
    ...(outliers.length > 0 ? { outliers } : {}),
    ...(ahead
      ? { forecast: ahead }
      : { spans: [...spanOf(chart, chart.against, false), ...spanOf(chart, chart.of, true)] }),
  }
}

/** The chart's measure and period: `Profit margin by week, 18 May to 15 November 2026`. */
export const briefChartMeasure = ({ measure, weeks }: BriefChart): string => {
  const [first, last] = [weeks[0]?.weekStart ?? '', weeks.at(-1)?.weekStart ?? '']
  const isOneYear = first.slice(0, 4) === last.slice(0, 4)
  const start = parseISO(first)
  return textOf(briefText).byWeek(
    textOf(outcomeText).measures[measure],
    isOneYear ? dayAndMonth(start) : longDay(start),
    longDay(lastDay(last)),
  )
}

/** The chart in words, for screen readers. */
export const briefChartSummary = (chart: BriefChart): string => {
  const text = textOf(briefText)
  const { measure, weeks, forecast = [], of, against } = chart
  const values = weeks.flatMap(({ value }) => value ?? [])
  const words = (value: number) => measureValue(measure, value)
  const ahead = forecast.at(-1)
  return [
    `${briefChartMeasure(chart)}.`,
    text.chartRange(words(Math.min(...values)), words(Math.max(...values)), words(values.at(-1) ?? 0)),
    ...[of, against].flatMap((span) =>
      span?.level === undefined || ahead ? [] : [`${levelWords(chart, span)}.`],
    ),
    ...(ahead
      ? [
          text.chartAhead(
            words(ahead.value),
            dayAndMonth(parseISO(ahead.weekStart)),
            words(ahead.low),
            words(ahead.high),
          ),
        ]
      : []),
  ].join(' ')
}
