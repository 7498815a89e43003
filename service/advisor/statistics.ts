/** Statistics over the values behind a figure's inputs. */
import { median, medianAbsoluteDeviation, quantile } from 'simple-statistics'

/** One value behind an input: `at` counts weeks (weekly figures) or days (daily and hourly ones) from a fixed day. */
export type Point = { readonly at: number; readonly value: number }

/** The values alone. */
export const values = (points: readonly Point[] | undefined): number[] =>
  (points ?? []).map(({ value }) => value)
/** Sum; 0 if empty. */
export const sum = (points: readonly Point[] | undefined): number => values(points).reduce((a, b) => a + b, 0)
/** Mean; NaN if empty, so the figure is omitted. */
export const mean = (points: readonly Point[] | undefined): number => sum(points) / values(points).length
/** Sum of products of the means of consecutive input pairs. */
export const sumOfProducts = (inputs: readonly (readonly Point[])[]): number =>
  inputs.reduce(
    (total, one, index) => (index % 2 === 1 ? total + mean(inputs[index - 1]) * mean(one) : total),
    0,
  )
/** Median; NaN if empty. */
export const middle = (points: readonly Point[] | undefined): number =>
  points?.length ? median(values(points)) : Number.NaN
/** Latest value; NaN if empty. */
export const last = (points: readonly Point[] | undefined): number => points?.at(-1)?.value ?? Number.NaN
const madScale = 1.4826
/** Median absolute deviation times 1.4826; NaN if empty. */
export const deviation = (points: readonly Point[] | undefined): number =>
  points?.length ? madScale * medianAbsoluteDeviation(values(points)) : Number.NaN

const slopes = (points: readonly Point[] | undefined): number[] =>
  (points ?? []).flatMap((one, index, all) =>
    all
      .slice(index + 1)
      .filter(({ at }) => at !== one.at)
      .map(({ at, value }) => (value - one.value) / (at - one.at)),
  )
/** Quantile of the slopes between all pairs (0.5 is the Theil-Sen slope; type 7, linear); NaN with fewer than two values. */
export const slopeAt = (points: readonly Point[] | undefined, share: number): number => {
  const found = slopes(points)
  return found.length === 0 ? Number.NaN : quantile(found, share)
}
