/** How good a forecast is: scaled error and skill. */
import type { WeeklySeries } from './weekly-series.ts'

/** Mean absolute value; NaN if empty. */
const meanAbsolute = (errors: readonly number[]): number =>
  errors.reduce((sum, error) => sum + Math.abs(error), 0) / errors.length

/**
 * Mean absolute scaled error (Hyndman and Koehler 2006), without a unit: the mean absolute error of a forecast over the mean
 * absolute change from one week on record to the next in the series that it was made from. Undefined if that never changes.
 */
export const meanAbsoluteScaledError = (
  series: WeeklySeries,
  forecast: readonly number[],
  actual: readonly number[],
): number | undefined => {
  const known = series.filter((value) => value !== null)
  const scale = meanAbsolute(known.slice(1).map((value, index) => value - (known[index] ?? Number.NaN)))
  const error = meanAbsolute(actual.map((value, index) => value - (forecast[index] ?? Number.NaN)))
  return scale > 0 ? error / scale : undefined
}

/**
 * Share of the naive forecast's error that a forecast saves: 1 − error / naive error. 1 is a perfect
 * forecast, 0 is no better than repeating the last value.
 */
export const skillOver = (error: number, naiveError: number): number =>
  error === 0 ? 1 : 1 - error / naiveError
