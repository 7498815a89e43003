/** Forecasts as formulas of figures: over a weekly series, and the number of weeks ahead. */
import { last, type Point, sum } from '../statistics.ts'
import { forecastWeeks } from './forecast.ts'
import type { WeeklySeries } from './weekly-series.ts'

/** Values by week; null for a missing week between two others. */
const seriesOf = (points: readonly Point[] = []): WeeklySeries => {
  const [first, final] = [points[0]?.at, points.at(-1)?.at]
  if (first === undefined || final === undefined) return []
  const values = new Map(points.map(({ at, value }) => [at, value]))
  return Array.from({ length: final - first + 1 }, (_, week) => values.get(first + week) ?? null)
}

const pointAt = (series: readonly Point[] | undefined, ahead: readonly Point[] | undefined) => {
  const weeks = last(ahead)
  if (!series?.length || !Number.isInteger(weeks)) return undefined
  const forecast = forecastWeeks(seriesOf(series), weeks)
  return forecast.kind === 'no skill' ? undefined : forecast.points.at(-1)
}

type Series = readonly Point[] | undefined

/** One end of the band, summed over a range of weeks ahead, plus the part of the period already on record. */
const summed =
  (end: 'value' | 'low' | 'high') =>
  (...[series, from, to, held]: readonly Series[]): number => {
    const [first, final] = [last(from), last(to)]
    if (!series?.length || !Number.isInteger(first) || !Number.isInteger(final)) return Number.NaN
    const forecast = forecastWeeks(seriesOf(series), final)
    if (forecast.kind === 'no skill') return Number.NaN
    const ahead = forecast.points.slice(first - 1).reduce((total, point) => total + point[end], 0)
    return ahead + sum(held)
  }

/** The same as a weekly mean. */
const meanAWeek = (...[series, from, to, held]: readonly Series[]): number => {
  const weeks = last(to) - last(from) + 1 + (held?.length ?? 0)
  return summed('value')(series, from, to, held) / weeks
}

export const forecastFormulas = {
  'forecast-mean': {
    words:
      'the mean of the forecasts from one week ahead (second) to another (third) and of the weeks on record (fourth)',
    compute: meanAWeek,
  },
  'forecast-sum': {
    words: 'the forecasts from one week ahead (second) to another (third), plus what is on record (fourth)',
    compute: summed('value'),
  },
  'forecast-sum-low': {
    words: 'the sum of those forecasts, with each week at the lower end of its 80% band',
    compute: summed('low'),
  },
  'forecast-sum-high': {
    words: 'the sum of those forecasts, with each week at the upper end of its 80% band',
    compute: summed('high'),
  },
  forecast: {
    words: 'the forecast of the weekly series (first) for a number of weeks ahead (second)',
    compute: (...[series, ahead]: readonly (readonly Point[])[]) =>
      pointAt(series, ahead)?.value ?? Number.NaN,
  },
  'forecast-low': {
    words: 'the lower end of the forecast’s 80% band for a number of weeks ahead (second)',
    compute: (...[series, ahead]: readonly (readonly Point[])[]) => pointAt(series, ahead)?.low ?? Number.NaN,
  },
  'forecast-high': {
    words: 'the upper end of the forecast’s 80% band for a number of weeks ahead (second)',
    compute: (...[series, ahead]: readonly (readonly Point[])[]) =>
      pointAt(series, ahead)?.high ?? Number.NaN,
  },
} as const
