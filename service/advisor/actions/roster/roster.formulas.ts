/** How the figures of a roster follow from its hours and pay; part of the table in formulas.ts. */
import { mean, middle, type Point } from '../../statistics.ts'

type Inputs = readonly (readonly Point[])[]

const products = (pairs: Inputs): number =>
  pairs.reduce(
    (total, one, index) => (index % 2 === 1 ? total + mean(pairs[index - 1]) * mean(one) : total),
    0,
  )

export const rosterFormulas = {
  'sum-of-products': {
    words: 'the inputs taken two by two, each pair multiplied, and all of them added up',
    compute: (...pairs: Inputs): number => products(pairs),
  },
  'sum-of-products-share': {
    words:
      'the inputs after the first taken two by two, each pair multiplied, and all of them added up: in percent of the middle one of the first',
    compute: (whole: readonly Point[] = [], ...pairs: Inputs): number =>
      (100 * products(pairs)) / middle(whole),
  },
} as const
