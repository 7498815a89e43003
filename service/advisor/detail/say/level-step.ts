/** Largest step in the level of a series: the position at which values before and after differ most. */

export type Step = {
  /** Index of the first value after the step. */
  readonly at: number
  readonly before: number
  readonly after: number
  /** Share of the spread that the step explains, 0 to 1. */
  readonly fit: number
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length
const squares = (values: readonly number[]): number => {
  const middle = mean(values)
  return values.reduce((sum, one) => sum + (one - middle) ** 2, 0)
}

/** Maximum values on each side, because a level lasts only until the next step. */
const longestSide = 13

/** Undefined for a series that is too short, or has no step in this direction. */
export const largestStep = (
  values: readonly number[],
  shortestSide: number,
  way: 'up' | 'down' | undefined,
): Step | undefined => {
  let best: Step | undefined
  let gain = 0
  for (let at = shortestSide; at <= values.length - shortestSide; at += 1) {
    const [earlier, later] = [
      values.slice(Math.max(0, at - longestSide), at),
      values.slice(at, at + longestSide),
    ]
    const [before, after] = [mean(earlier), mean(later)]
    if (way === 'up' ? after <= before : way === 'down' ? after >= before : after === before) continue
    const all = squares([...earlier, ...later])
    const left = squares(earlier) + squares(later)
    if (all - left > gain) {
      gain = all - left
      best = { at, before, after, fit: all === 0 ? 0 : 1 - left / all }
    }
  }
  return best
}
