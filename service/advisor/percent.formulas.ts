/** Formulas for a percentage of one or several amounts; part of the table in formulas.ts. */
import { mean, type Point, sumOfProducts } from './statistics.ts'

type Inputs = readonly (readonly Point[])[]

export const percentFormulas = {
  'percent-of': {
    words: 'the first, on average, times a percentage (second); further pairs likewise, all added up',
    compute: (...pairs: Inputs): number => sumOfProducts(pairs) / 100,
  },
  'percent-of-takings': {
    words:
      'the first, on average, times a percentage (second), further pairs likewise, all added up, as a percentage of average takings (last)',
    compute: (...inputs: Inputs): number => sumOfProducts(inputs.slice(0, -1)) / mean(inputs.at(-1)),
  },
} as const
