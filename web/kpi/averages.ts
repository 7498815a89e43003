/** Mean, spread and extremes of a few numbers; null when there are too few. Pure. */

/** The mean; null without values. */
export const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

/** Standard deviation in percent of the mean; null below three values or for a mean of zero. */
export const variation = (values: readonly number[]): number | null => {
  const middle = mean(values)
  if (middle === null || middle === 0 || values.length < 3) return null
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0)
  return (Math.sqrt(squares / (values.length - 1)) / Math.abs(middle)) * 100
}

/** Index of the largest value, the first of equals; -1 without values. */
export const indexOfMax = (values: readonly number[]): number =>
  values.reduce(
    (most, value, index) => (value > (values[most] ?? Number.NEGATIVE_INFINITY) ? index : most),
    -1,
  )

/** Index of the smallest value, the first of equals; -1 without values. */
export const indexOfMin = (values: readonly number[]): number => indexOfMax(values.map((value) => -value))
