/** The band of a forecast, from its errors at earlier origins (split-conformal prediction). */
import { type ErrorRows, originsWithErrors } from './rolling-errors.ts'

/** Share of the weeks that the band should hold, as a fraction: four in five. */
const [heldWeeks, ofWeeks] = [4, 5]

/** Growth of a random walk's error, if the errors show none of their own. */
const usualGrowth = 0.5

/** Sizes of the errors for each week ahead, from 1. */
const sizesByHorizon = (rows: ErrorRows): readonly (readonly number[])[] => {
  const sizes: number[][] = Array.from({ length: rows[0]?.length ?? 0 }, () => [])
  for (const row of rows)
    for (let column = 0; column < row.length; column++) {
      const size = Math.abs(row[column] ?? Number.NaN)
      if (!Number.isNaN(size)) sizes[column]?.push(size)
    }
  return sizes
}

/** Power of the horizon with which errors grow, from 0 to 1: slope of log mean error over log horizon, by least squares. */
const growthOf = (byHorizon: readonly (readonly number[])[]): number => {
  let [count, logs, means, products, squares] = [0, 0, 0, 0, 0]
  for (const [index, sizes] of byHorizon.entries()) {
    const log = Math.log(index + 1)
    const mean = Math.log(sizes.reduce((sum, size) => sum + size, 0) / sizes.length)
    if (!Number.isFinite(mean)) continue
    count += sizes.length
    logs += sizes.length * log
    means += sizes.length * mean
    products += sizes.length * log * mean
    squares += sizes.length * log * log
  }
  const spread = count * squares - logs * logs
  return spread > 0 ? Math.min(1, Math.max(0, (count * products - logs * means) / spread)) : usualGrowth
}

/**
 * Half widths of the 80% band for 1 to `weeks` weeks ahead, in the unit of the series. Errors are divided by hᵖ, where p is
 * the power with which they grow with the horizon h, so that all horizons share one set of residuals; the half width is
 * hᵖ times their quantile of rank ⌈0.8 (n + 1)⌉ / n (Vovk, Gammerman and Shafer 2005; Lei and others 2018). n counts
 * origins, not errors, since the errors of one origin go together.
 */
export const conformalBand = (rows: ErrorRows, weeks: number): readonly number[] => {
  const byHorizon = sizesByHorizon(rows)
  const growth = growthOf(byHorizon)
  const scaleOf = (index: number): number => (index + 1) ** growth
  const residuals = Float64Array.from(
    byHorizon.flatMap((sizes, index) => sizes.map((size) => size / scaleOf(index))),
  ).sort()
  const origins = originsWithErrors(rows)
  const rank = Math.min(origins, Math.ceil((heldWeeks * (origins + 1)) / ofWeeks))
  const quantile = residuals[Math.ceil((rank * residuals.length) / origins) - 1] ?? 0
  return Array.from({ length: weeks }, (_, index) => quantile * scaleOf(index))
}
