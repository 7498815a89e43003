/** Forecasts from the inputs of a figure. */
import { forecastWeeks } from '../../service/advisor/forecast/forecast.ts'
import type { Pair } from './values-behind.ts'

/** The forecasting method has its own tests; this checks series, horizon and the end of the band. */
export const forecastOf = (
  formula: string,
  [pairs = [], ahead = [], to = [], held = []]: readonly (readonly Pair[])[],
): number => {
  const first = pairs[0]?.[0] ?? 0
  const weeks = Array.from({ length: (pairs.at(-1)?.[0] ?? 0) - first + 1 }, (_, index) => {
    const held = pairs.find(([at]) => Math.round(at - first) === index)
    return held?.[1] ?? null
  })
  const isSum = formula.startsWith('forecast-sum') || formula === 'forecast-mean'
  const from = ahead.at(-1)?.[1] ?? NaN
  const forecast = forecastWeeks(weeks, isSum ? (to.at(-1)?.[1] ?? NaN) : from)
  if (forecast.kind === 'no skill') return NaN
  if (isSum) {
    const end = formula.endsWith('low') ? 'low' : formula.endsWith('high') ? 'high' : 'value'
    let total = held.reduce((sum, [, value]) => sum + value, 0)
    let weeksIn = held.length
    for (const point of forecast.points)
      if (point.ahead >= from) {
        total += point[end]
        weeksIn += 1
      }
    return formula === 'forecast-mean' ? total / weeksIn : total
  }
  const point = forecast.points.at(-1)
  const ends = { forecast: point?.value, 'forecast-low': point?.low, 'forecast-high': point?.high }
  return Object.entries(ends).find(([name]) => name === formula)?.[1] ?? NaN
}
