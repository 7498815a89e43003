/**
 * Adds a forecast to a chart of weekly records; in a file of its own, because sentences about it need no
 * chart code. Pure.
 */
import { parseISO } from 'date-fns'
import type { KpiRecord } from '#schema/kpi/kpi'
import { textOf } from '../core/language.ts'
import type { ChartData } from '../kit/charts/chart-data.ts'
import { shortDay } from '../kit/formats.ts'
import { forecastText } from '../messages/en/forecast.ts'
import { type DrawnForecast, skillWords } from './forecasts.ts'
import { weekLabels } from './kpi-series.ts'

/** A chart of weekly records with the forecast after its last week. */
export const withForecast = (
  data: ChartData,
  records: readonly KpiRecord[],
  forecast: DrawnForecast | undefined,
): ChartData => {
  if (forecast === undefined) return data
  const { weeks, last, day, skill } = forecast
  const charted = records.slice(-data.rows.length)
  const words = skillWords(skill)
  return {
    ...data,
    rows: weekLabels([...charted, ...weeks]),
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
