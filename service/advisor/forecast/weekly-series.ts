/** Weekly series for forecasting: trimmed, as differences from the first week, with a limit for odd weeks. */
import { median } from 'simple-statistics'

/** Values of consecutive calendar weeks, oldest first; null for unrecorded weeks. */
export type WeeklySeries = readonly (number | null)[]

/** A prepared series. Weeks are counted from its first one; NaN is an unrecorded week. */
export type PreparedSeries = {
  /** Values less `base`, so that a forecast moves exactly with its series. */
  readonly values: Float64Array
  /** Value of the first week. */
  readonly base: number
  /** Weeks of the original series omitted before the first one. */
  readonly skipped: number
  /** For each week, the largest one-week change that is not odd; from earlier weeks only. */
  readonly limits: Float64Array
}

/** Three years: older weeks say little about the next quarter. */
const longestHistory = 156

/** Robust deviations beyond which a change is odd, and the factor from a median deviation to a standard deviation. */
const [oddAt, normalScale] = [3, 1.4826]
const [changesForLimit, fewestChanges] = [52, 4]

/**
 * Limit for each week, in the unit of the series: 3 × 1.4826 × the median size of the last 52 changes that are not 0.
 * Infinite until there are four such changes.
 */
export const oddLimits = (values: Float64Array): Float64Array => {
  const changes: number[] = []
  let before = Number.NaN
  return values.map((value) => {
    const limit =
      changes.length < fewestChanges
        ? Number.POSITIVE_INFINITY
        : oddAt * normalScale * median(changes.slice(-changesForLimit))
    const change = Math.abs(value - before)
    if (change > 0) changes.push(change)
    if (!Number.isNaN(value)) before = value
    return limit
  })
}

/** Number of weeks on record. */
export const weeksOnRecord = (series: WeeklySeries): number => series.filter((value) => value !== null).length

/** Prepares a series: the last three years, from the first week on record. Throws if a value is not finite. */
export const prepareSeries = (series: WeeklySeries): PreparedSeries => {
  const unusable = series.find((value) => value !== null && !Number.isFinite(value))
  if (unusable !== undefined) throw new RangeError(`${unusable} cannot be forecast`)
  const start = Math.max(0, series.length - longestHistory)
  const first = series.findIndex((value, week) => week >= start && value !== null)
  const skipped = first < 0 ? series.length : first
  const base = series[skipped] ?? 0
  const values = Float64Array.from(series.slice(skipped), (value) =>
    value === null ? Number.NaN : value - base,
  )
  return { values, base, skipped, limits: oddLimits(values) }
}
