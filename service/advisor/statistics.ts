/** Measures over the values behind the inputs of a figure. */
import { median, medianAbsoluteDeviation, quantile } from 'simple-statistics'

/** One value behind an input: `at` counts weeks (weekly figures) or days (hours of a day) since some day. */
export type Point = { readonly at: number; readonly value: number }

/** The values alone. */
export const values = (points: readonly Point[] | undefined): number[] =>
  (points ?? []).map(({ value }) => value)
/** Their sum; 0 for none. */
export const sum = (points: readonly Point[] | undefined): number => values(points).reduce((a, b) => a + b, 0)
/** Their mean. That of nothing is no number; whoever measures then leaves the figure out. */
export const mean = (points: readonly Point[] | undefined): number => sum(points) / values(points).length
/** The inputs taken two by two, the means of each pair multiplied, and all of them added up. */
export const sumOfProducts = (inputs: readonly (readonly Point[])[]): number =>
  inputs.reduce(
    (total, one, index) => (index % 2 === 1 ? total + mean(inputs[index - 1]) * mean(one) : total),
    0,
  )
/** The median; not a number for none. */
export const middle = (points: readonly Point[] | undefined): number =>
  points?.length ? median(values(points)) : Number.NaN
/** The newest; not a number for none. */
export const last = (points: readonly Point[] | undefined): number => points?.at(-1)?.value ?? Number.NaN
const madScale = 1.4826
/** The median absolute deviation, times 1.4826; not a number for none. */
export const deviation = (points: readonly Point[] | undefined): number =>
  points?.length ? madScale * medianAbsoluteDeviation(values(points)) : Number.NaN

const slopes = (points: readonly Point[] | undefined): number[] =>
  (points ?? []).flatMap((one, index, all) =>
    all
      .slice(index + 1)
      .filter(({ at }) => at !== one.at)
      .map(({ at, value }) => (value - one.value) / (at - one.at)),
  )
/** A quantile of the slopes between all pairs (0.5 is the Theil-Sen slope; type 7, linear); not a number with fewer than two. */
export const slopeAt = (points: readonly Point[] | undefined, share: number): number => {
  const found = slopes(points)
  return found.length === 0 ? Number.NaN : quantile(found, share)
}
