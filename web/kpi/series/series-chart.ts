/** Data of the Finance chart. Pure. */
import { parseISO } from 'date-fns'
import type { Grain, KpiSeries, KpiTarget, SeriesPeriod } from '#schema/kpi/series'
import { textOf } from '../../core/language.ts'
import type { ChartData, ChartValue } from '../../kit/charts/chart-data.ts'
import { outlierIndexes } from '../../kit/charts/weeks.ts'
import { monthName, percent, shortDay } from '../../kit/formats.ts'
import { seriesText } from '../../messages/en/series.ts'
import { mean } from '../averages.ts'
import { withForecast } from '../forecast-rows.ts'
import type { DrawnForecast } from '../forecasts.ts'
import { movementOf, rounded } from '../kpi-figures.ts'
import { isBarred, measureIn, placesOfMeasure, type SeriesMeasure } from './measures.ts'
import { changeText, measureText, measureWithUnit, periodLabels, periodWhen } from './series-words.ts'

/** Input of the chart. */
export type Drawn = {
  readonly series: KpiSeries
  readonly measure: SeriesMeasure
  readonly showsLastYear: boolean
  /** First day of the opened period. */
  readonly opened: string | undefined
  readonly target: KpiTarget | undefined
  readonly forecast: DrawnForecast | undefined
  /** Known reason for an unusual week; undefined if there is none. */
  readonly causeOf: (period: SeriesPeriod) => string
}

const yearColumn: Readonly<Record<Grain, 'sameDay' | 'sameWeek' | 'sameMonth'>> = {
  day: 'sameDay',
  week: 'sameWeek',
  month: 'sameMonth',
}

/** Incomplete or unusual rows: hatched, and left out of averages. */
const oddRows = ({ series, measure, causeOf }: Drawn): readonly { row: number; words: string }[] => {
  const { grain, periods } = series
  const { notWhole } = textOf(seriesText)
  const known = periods.flatMap((period, row) => {
    const value = measureIn(period.figures, measure)
    return period.isWhole && value !== undefined ? [{ row, value, period }] : []
  })
  // Days vary by weekday and months by length, so only weeks are compared with their neighbours.
  const unusual =
    grain === 'week'
      ? outlierIndexes(
          known.map(({ value }) => value),
          measure === 'margin',
        )
      : []
  const parts = periods.flatMap((period, row) =>
    period.isWhole || measureIn(period.figures, measure) === undefined ? [] : [{ row, words: notWhole }],
  )
  const odd = unusual.flatMap((index) => {
    const found = known[index]
    return found ? [{ row: found.row, words: causeOf(found.period) }] : []
  })
  return [...parts, ...odd].sort((one, other) => one.row - other.row)
}

const shownValue = (period: SeriesPeriod, measure: SeriesMeasure): ChartValue => {
  const value = measureIn(period.figures, measure)
  return value === undefined ? null : rounded(value, placesOfMeasure(measure) + 1)
}

const referenceOf = (
  { measure, target, series: { grain } }: Drawn,
  values: readonly number[],
): Pick<ChartData, 'reference'> => {
  const text = textOf(seriesText)
  // Targets are per week.
  if (target && grain === 'week')
    return {
      reference: {
        value: target.target,
        label: text.target(
          measureText(measure, target.target),
          shortDay(parseISO(target.by)),
          target.outlook,
        ),
        isTarget: true,
      },
    }
  const average = mean(values)
  return average === null || values.length < 4
    ? {}
    : { reference: { value: average, label: text.average(measureText(measure, average)) } }
}

/** True if any period includes the measure. */
export const isOnRecord = ({ periods }: KpiSeries, measure: SeriesMeasure): boolean =>
  periods.some(({ figures }) => measureIn(figures, measure) !== undefined)

export const chartOf = (drawn: Drawn): ChartData => {
  const { series, measure, showsLastYear, opened } = drawn
  const { grain, periods } = series
  const text = textOf(seriesText)
  const before = periods.map(({ lastYear }) => {
    const value = lastYear && measureIn(lastYear, measure)
    return value === undefined ? null : rounded(value, placesOfMeasure(measure) + 1)
  })
  const isMarked = showsLastYear && isBarred(measure) && before.some((value) => value !== null)
  const odd = oddRows(drawn)
  const usual = periods.flatMap((period, row) => {
    const value = measureIn(period.figures, measure)
    return value === undefined || odd.some((one) => one.row === row) ? [] : [value]
  })
  const openedRow = periods.findIndex(({ from }) => from === opened)
  const columns = [text.names[measure], ...(isMarked ? [text[yearColumn[grain]]] : [])]
  const data: ChartData = {
    kind: isBarred(measure) ? 'bar' : 'line',
    rowTitle: text.columns[grain],
    rows: periodLabels(grain, periods),
    columns: columns.map((title) => ({ short: title, full: title })),
    values: periods.map((period, row) => {
      const value = shownValue(period, measure)
      return isMarked ? [value, before[row] ?? null] : [value]
    }),
    format: (value) => measureText(measure, value),
    formatTick: (value) =>
      measure === 'margin' && Number.isInteger(value) ? percent(value, 0) : measureText(measure, value),
    places: placesOfMeasure(measure),
    isCount: measure === 'transactions',
    emphasis: periods.findLastIndex(({ figures }) => measureIn(figures, measure) !== undefined),
    ...(openedRow < 0 ? {} : { opened: openedRow }),
    isCropped: measure === 'margin',
    outliers: odd,
    ...referenceOf(drawn, usual),
  }
  return withForecast(data, drawn.forecast, (ahead) =>
    periodLabels(grain, [...periods, ...ahead.map(({ weekStart }) => ({ from: weekStart, to: weekStart }))]),
  )
}

/** The finding, as a sentence without a full stop: about the newest complete period, or a future target. */
export const titleOf = ({ series, measure, target, forecast }: Drawn): string => {
  const text = textOf(seriesText)
  const name = text.names[measure]
  const { grain, periods } = series
  const known = periods.filter(({ isWhole, figures }) => isWhole && measureIn(figures, measure) !== undefined)
  const [previous, latest] = [known.at(-2), known.at(-1)]
  const value = latest && measureIn(latest.figures, measure)
  if (latest === undefined || value === undefined) return name
  if (grain === 'week' && target && forecast && value < target.target && forecast.last.value >= target.target)
    return text.passes(
      name,
      measureText(measure, target.target),
      monthName(parseISO(forecast.last.weekStart)),
    )
  const when = periodWhen(grain, latest)
  const shown = measureWithUnit(measure, value)
  const before = previous && measureIn(previous.figures, measure)
  if (before === undefined) return text.first(name, shown, when)
  const { direction, by, percent: share } = movementOf(value, before, placesOfMeasure(measure))
  const isSlight = isBarred(measure) && share !== null && rounded(share, 0) === 0
  if (direction === 'none' || isSlight) return text.held(name, shown, when)
  return (direction === 'up' ? text.rose : text.fell)(
    name,
    isBarred(measure) && share !== null ? percent(share, 0) : changeText(measure, by),
    shown,
    when,
  )
}

/** Summary of the drawing in one sentence. */
export const summaryOf = ({ series, measure }: Drawn): string => {
  const text = textOf(seriesText)
  const values = series.periods.flatMap(({ figures }) => measureIn(figures, measure) ?? [])
  const words = (value: number) => measureWithUnit(measure, value)
  return text.summary(
    text.names[measure],
    values.length,
    words(Math.min(...values)),
    words(Math.max(...values)),
    words(values.at(-1) ?? 0),
  )
}
