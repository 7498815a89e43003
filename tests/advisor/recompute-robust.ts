/** Robust statistics by the tests' own arithmetic. */
import type { Pair } from './values-behind.ts'

/** The quantile at `share` of the way, on the straight line between its two neighbours (type 7 of Hyndman and Fan). */
export const quantileOf = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const [low = NaN, high = low] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return low * (1 - (place % 1)) + high * (place % 1)
}
export const middleOf = (values: readonly number[]): number => quantileOf(values, 0.5)
export const madOf = (values: readonly number[]): number =>
  1.4826 * middleOf(values.map((value) => Math.abs(value - middleOf(values))))

export const slopesOf = (pairs: readonly Pair[]): readonly number[] => {
  const found: number[] = []
  for (let j = 1; j < pairs.length; j++)
    for (let i = 0; i < j; i++) {
      const [[x0, y0], [x1, y1]] = [pairs[i] ?? [0, 0], pairs[j] ?? [0, 0]]
      if (x1 !== x0) found.push((y1 - y0) / (x1 - x0))
    }
  return found
}
