/** Forecasts out of the inputs of a figure. */
import { forecastWeeks } from '../../service/advisor/forecast/forecast.ts'
import type { Pair } from './values-behind.ts'

/** The method of forecasts has tests of its own; here it is the right series, horizon and end of the band. */
export const forecastOf = (
  formula: string,
  [pairs = [], ahead = []]: readonly (readonly Pair[])[],
): number => {
  const first = pairs[0]?.[0] ?? 0
  const weeks = Array.from({ length: (pairs.at(-1)?.[0] ?? 0) - first + 1 }, (_, index) => {
    const held = pairs.find(([at]) => Math.round(at - first) === index)
    return held?.[1] ?? null
  })
  const forecast = forecastWeeks(weeks, ahead.at(-1)?.[1] ?? NaN)
  if (forecast.kind === 'no skill') return NaN
  const point = forecast.points.at(-1)
  const ends = { forecast: point?.value, 'forecast-low': point?.low, 'forecast-high': point?.high }
  return Object.entries(ends).find(([name]) => name === formula)?.[1] ?? NaN
}
