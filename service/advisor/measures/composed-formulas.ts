/**
 * Formulas over values of another formula: `difference of share` subtracts one share from another. The
 * formula's series are repeated for each value, in order: part and whole of the first period, then of the
 * second.
 */
import { mean as meanOf, median as medianOf } from 'simple-statistics'
import { mean, type Point } from '../statistics.ts'
import { combinedSeries } from './combined.formulas.ts'

/** Number of series of each measure formula. */
export const seriesOf = {
  sum: 1,
  mean: 1,
  value: 1,
  share: 2,
  each: 2,
  product: 2,
  'change-percent': 2,
  'contribution-each': 3,
  'break-even-takings': 4,
  ...combinedSeries,
} as const satisfies { readonly [formula: string]: number }

/** A formula of a measure over one period. */
export type MeasureFormula = keyof typeof seriesOf

/** Values of periods that have one: a day without sales has no average sale. */
const known = (values: readonly number[]): number[] => values.filter(Number.isFinite)

const combinators = {
  'difference of': {
    words: 'the value of the first period less that of the second, each being',
    combine: ([one = Number.NaN, other = Number.NaN]) => one - other,
  },
  'percent change of': {
    words: 'the value of the first period over that of the second, less one, in percent, each being',
    combine: ([one = Number.NaN, other = Number.NaN]) => 100 * (one / other - 1),
  },
  'percent of': {
    words: 'the value of the first over that of the second, in percent, each being',
    combine: ([one = Number.NaN, other = Number.NaN]) => (100 * one) / other,
  },
  'mean of': {
    words: 'the mean over all periods that have a value, each being',
    combine: (values) => (known(values).length === 0 ? Number.NaN : meanOf(known(values))),
  },
  'median of': {
    words: 'the median over all periods that have a value, each being',
    combine: (values) => (known(values).length === 0 ? Number.NaN : medianOf(known(values))),
  },
} as const satisfies {
  readonly [name: string]: {
    readonly words: string
    readonly combine: (values: readonly number[]) => number
  }
}

type Combinator = keyof typeof combinators

/** Name of a composed formula, such as `median of each`. */
export type ComposedFormula = `${Combinator} ${MeasureFormula}`

const isMeasureFormula = (name: string): name is MeasureFormula => Object.hasOwn(seriesOf, name)
const isCombinator = (name: string): name is Combinator => Object.hasOwn(combinators, name)

const partsOf = (name: string) => {
  const end = name.lastIndexOf(' ')
  const [combinator, formula] = [name.slice(0, Math.max(0, end)), name.slice(end + 1)]
  return isCombinator(combinator) && isMeasureFormula(formula) ? { combinator, formula } : undefined
}

/** A composed formula in words, given those of the inner one; undefined for other names. */
export const composedWords = (
  name: string,
  wordsOf: (formula: MeasureFormula) => string,
): string | undefined => {
  const parts = partsOf(name)
  return parts && `${combinators[parts.combinator].words} ${wordsOf(parts.formula)}`
}

/** Values that a composed formula combines; undefined for other names. */
const combined = (
  name: string,
  series: readonly (readonly Point[])[],
  compute: (formula: MeasureFormula, series: readonly (readonly Point[])[]) => number,
) => {
  const parts = partsOf(name)
  if (parts === undefined) return undefined
  const width = seriesOf[parts.formula]
  const count = Math.floor(series.length / width)
  const values = Array.from({ length: count }, (_, index) =>
    compute(parts.formula, series.slice(index * width, (index + 1) * width)),
  )
  return { ...parts, values }
}

/** Value of a composed formula; undefined for other names. */
export const computeComposed = (
  name: string,
  series: readonly (readonly Point[])[],
  compute: (formula: MeasureFormula, series: readonly (readonly Point[])[]) => number,
): number | undefined => {
  const parts = combined(name, series, compute)
  return parts && combinators[parts.combinator].combine(parts.values)
}

/** The two values that a difference compares; undefined for other formulas. */
export const comparedValues = (
  name: string,
  series: readonly (readonly Point[])[],
  compute: (formula: MeasureFormula, series: readonly (readonly Point[])[]) => number,
): readonly number[] | undefined => {
  if (name === 'change') return series.slice(0, 2).map((each) => mean(each))
  const parts = combined(name, series, compute)
  return parts?.combinator === 'difference of' ? parts.values : undefined
}
