/** Formulas of what a finding costs a week. */
import { last, mean, type Point, sum, values } from '../statistics.ts'

type Series = readonly Point[] | undefined

export const findingFormulas = {
  'share-gap-amount': {
    words:
      'the share of the first in the second less the share of the third in the fourth, times the mean of the fifth',
    compute: (a: Series, b: Series, c: Series, d: Series, e: Series) =>
      (sum(a) / sum(b) - sum(c) / sum(d)) * mean(e),
  },
  'cash-fall': {
    words:
      'the fall of the runway (first) from its first week to its last, per week, times the mean of the costs (second)',
    compute: (runway: Series, costs: Series) => {
      const held = values(runway)
      return (((held[0] ?? Number.NaN) - last(runway)) / (held.length - 1)) * mean(costs)
    },
  },
}
