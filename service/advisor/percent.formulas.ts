/** Formulas for a percentage of one or several amounts; part of the table in formulas.ts. */
import { mean, type Point, sumOfProducts } from './statistics.ts'

type Inputs = readonly (readonly Point[])[]

export const percentFormulas = {
  'percent-of': {
    words:
      'the average of the first times a percentage (second), plus each further pair worked out the same way',
    compute: (...pairs: Inputs): number => sumOfProducts(pairs) / 100,
  },
  'percent-of-takings': {
    words:
      'the average of the first times a percentage (second), plus each further pair worked out the same way, as a percentage of average takings (last)',
    compute: (...inputs: Inputs): number => sumOfProducts(inputs.slice(0, -1)) / mean(inputs.at(-1)),
  },
} as const
