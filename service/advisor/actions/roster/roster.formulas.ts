/** Formulas of roster figures from hours and pay; part of the table in formulas.ts. */
import { middle, type Point, sumOfProducts } from '../../statistics.ts'

type Inputs = readonly (readonly Point[])[]

export const rosterFormulas = {
  'sum-of-products': {
    words: 'the inputs in pairs: each pair multiplied, then the products added up',
    compute: (...pairs: Inputs): number => sumOfProducts(pairs),
  },
  'sum-of-products-share': {
    words:
      'the inputs after the first in pairs: each pair multiplied, then the products added up, as a percentage of the median of the first',
    compute: (whole: readonly Point[] = [], ...pairs: Inputs): number =>
      (100 * sumOfProducts(pairs)) / middle(whole),
  },
} as const
