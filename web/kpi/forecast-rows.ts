/**
 * Adds a forecast to a weekly chart; in a file of its own, because sentences about it need no
 * chart code. Pure.
 */
import { parseISO } from 'date-fns'
import { textOf } from '../core/language.ts'
import type { ChartData, ChartLabel } from '../kit/charts/chart-data.ts'
import { shortDay } from '../kit/formats.ts'
import { forecastText } from '../messages/en/forecast.ts'
import { type DrawnForecast, skillWords } from './forecasts.ts'

/** A chart with the forecast after its last week; `rowsWith` labels its rows, followed by the weeks ahead. */
export const withForecast = (
  data: ChartData,
  forecast: DrawnForecast | undefined,
  rowsWith: (ahead: DrawnForecast['weeks']) => readonly ChartLabel[],
): ChartData => {
  if (forecast === undefined) return data
  const { weeks, last, day, skill } = forecast
  const words = skillWords(skill)
  return {
    ...data,
    rows: rowsWith(weeks),
    values: [...data.values, ...weeks.map(() => data.columns.map(() => null))],
    forecast: {
      from: data.rows.length,
      points: weeks.map(({ value, low, high }) => ({ value, low, high })),
      label: {
        value: data.format(last.value),
        words: textOf(forecastText).inWeekOf(day),
        short: shortDay(parseISO(last.weekStart)),
      },
      ...(words === undefined ? {} : { skill: words }),
    },
  }
}
