/** Forecasts of every candidate from every recent week, each made from the weeks before it only. */
import { repeatableWeeks, sameWeekLastYear } from './last-year.ts'
import { dampedGrid, dampedSum, fitSmoothing, simpleGrid } from './smoothing.ts'
import { lineSlopes, thetaAhead } from './theta.ts'
import { type PreparedSeries, prepareSeries, type WeeklySeries } from './weekly-series.ts'

/** Methods to choose from; the first is the usual one. */
export const candidateNames = ['damped trend', 'simple smoothing', 'theta', 'same week last year'] as const
export type CandidateName = (typeof candidateNames)[number]

/** A method to choose from, or the naive forecast that each is measured against: the last value on record. */
export type MethodName = CandidateName | 'naive'

/** Makes a value for each method. */
export const eachMethod = <A>(make: (method: MethodName) => A): { readonly [method in MethodName]: A } => ({
  'damped trend': make('damped trend'),
  'simple smoothing': make('simple smoothing'),
  theta: make('theta'),
  'same week last year': make('same week last year'),
  naive: make('naive'),
})

/** Forecasts from one origin, after `origin` known weeks; `values` are the following weeks, NaN if there is none. */
export type OriginForecasts = {
  readonly origin: number
  readonly values: { readonly [method in MethodName]: Float64Array }
}

/** Two years of origins, and the weeks on record before the first. */
const [mostOrigins, weeksBeforeFirst] = [104, 8]

const lastKnown = (values: Float64Array): Float64Array => {
  const known = new Float64Array(values.length + 1)
  for (const [week, value] of values.entries())
    known[week + 1] = Number.isNaN(value) ? (known[week] ?? 0) : value
  return known
}

const firstOrigin = (values: Float64Array): number => {
  let count = 0
  const week = values.findIndex((value) => {
    count += Number.isNaN(value) ? 0 : 1
    return count === weeksBeforeFirst
  })
  return Math.max(week < 0 ? values.length : week + 1, values.length - mostOrigins)
}

/** Forecasts of a prepared series, in its unit and less its base; the last origin is the end of the series. */
export const forecastOrigins = (
  { values, limits }: PreparedSeries,
  weeks: number,
): readonly OriginForecasts[] => {
  const simple = fitSmoothing(values, limits, simpleGrid)
  const damped = fitSmoothing(values, limits, dampedGrid)
  const slopes = lineSlopes(values)
  const repeatable = repeatableWeeks(values, limits)
  const naive = lastKnown(values)
  const at = (numbers: Float64Array, index: number): number => numbers[index] ?? Number.NaN
  const ahead: { readonly [method in MethodName]: (origin: number, week: number) => number } = {
    'damped trend': (origin, week) =>
      at(damped.level, origin) + at(damped.trend, origin) * dampedSum(at(damped.damping, origin), week),
    'simple smoothing': (origin) => at(simple.level, origin),
    theta: (origin, week) =>
      thetaAhead(
        {
          level: at(simple.level, origin),
          share: at(simple.share, origin),
          slope: at(slopes, origin),
          weeks: origin,
        },
        week,
      ),
    'same week last year': (origin, week) => sameWeekLastYear(repeatable, origin, week),
    naive: (origin) => at(naive, origin),
  }
  const first = firstOrigin(values)
  return Array.from({ length: values.length - first + 1 }, (_, index) => {
    const origin = first + index
    const forecastBy = (method: MethodName): Float64Array => {
      const forecasts = new Float64Array(weeks)
      for (let week = 1; week <= weeks; week++) forecasts[week - 1] = ahead[method](origin, week)
      return forecasts
    }
    return { origin, values: eachMethod(forecastBy) }
  })
}

/** Forecasts of a series from each of its origins, in its own unit; `origin` counts the weeks of `series`. */
export const rollingForecasts = (series: WeeklySeries, weeks: number): readonly OriginForecasts[] => {
  const prepared = prepareSeries(series)
  return forecastOrigins(prepared, weeks).map(({ origin, values }) => ({
    origin: origin + prepared.skipped,
    values: eachMethod((method) => values[method].map((value) => value + prepared.base)),
  }))
}
