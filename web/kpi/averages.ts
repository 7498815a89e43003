/** Averages and spread of few numbers; null where there are too few to say anything. Pure. */

/** The mean, or null of nothing. */
export const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

/** How far values stray from their mean, in percent of it; null below three values, or about a mean of zero. */
export const variation = (values: readonly number[]): number | null => {
  const middle = mean(values)
  if (middle === null || middle === 0 || values.length < 3) return null
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0)
  return (Math.sqrt(squares / (values.length - 1)) / Math.abs(middle)) * 100
}

/** Where the largest value stands, the first of equals; -1 of nothing. */
export const indexOfMost = (values: readonly number[]): number =>
  values.reduce(
    (most, value, index) => (value > (values[most] ?? Number.NEGATIVE_INFINITY) ? index : most),
    -1,
  )

/** Where the smallest value stands, the first of equals; -1 of nothing. */
export const indexOfLeast = (values: readonly number[]): number => indexOfMost(values.map((value) => -value))
