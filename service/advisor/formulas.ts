/**
 * How every figure of the advisor is calculated, by the name in its `formula`. A formula receives the values
 * behind each input, in input order; `words` explains it to a person. Robust measures are the usual ones:
 * median, median absolute deviation (MAD, times 1.4826 to compare with a standard deviation), and the
 * Theil-Sen slope, the median of slopes between all pairs of values.
 */
import { rosterFormulas } from './actions/roster/roster.formulas.ts'
import { findingFormulas } from './findings/finding.formulas.ts'
import { forecastFormulas } from './forecast/forecast.formulas.ts'
import { combinedFormulas } from './measures/combined.formulas.ts'
import { type ComposedFormula, composedWords, computeComposed } from './measures/composed-formulas.ts'
import { measureFormulas } from './measures/measure.formulas.ts'
import { percentFormulas } from './percent.formulas.ts'
import { leverFormulas } from './plans/lever.formulas.ts'
import { deviation, last, mean, middle, type Point, slopeAt, sum, values } from './statistics.ts'

type Formula = {
  readonly words: string
  readonly compute: (...inputs: readonly (readonly Point[])[]) => number
}

/** Takings at prices `percent` higher, with volume changing by `elasticity`: as factors of price and volume. */
const priced = (percent: number, elasticity: number) => ({
  price: 1 + percent / 100,
  volume: 1 + (elasticity * percent) / 100,
})

export const formulas = {
  ...rosterFormulas,
  ...percentFormulas,
  ...measureFormulas,
  ...combinedFormulas,
  ...leverFormulas,
  ...forecastFormulas,
  ...findingFormulas,
  value: { words: 'the figure as recorded or as stated', compute: (a) => last(a) },
  mean: { words: 'the mean of the figures', compute: (a) => mean(a) },
  median: { words: 'the median of the figures', compute: (a) => middle(a) },
  sum: { words: 'the sum of the figures', compute: (a) => sum(a) },
  highest: {
    words: 'the highest of the figures',
    compute: (a) => (a?.length ? Math.max(...values(a)) : Number.NaN),
  },
  lowest: {
    words: 'the lowest of the figures',
    compute: (a) => (a?.length ? Math.min(...values(a)) : Number.NaN),
  },
  count: { words: 'the number of figures', compute: (a) => values(a).length },
  'weeks-missing': {
    words: 'weeks needed (first) less the weeks on record (second)',
    compute: (wanted, held) => last(wanted) - values(held).length,
  },
  change: {
    words: 'the mean of the first less the mean of the second',
    compute: (a, b) => mean(a) - mean(b),
  },
  'change-percent': {
    words: 'the mean of the first over the mean of the second, less one, in percent',
    compute: (a, b) => 100 * (mean(a) / mean(b) - 1),
  },
  share: {
    words: 'the sum of the first over the sum of the second, in percent',
    compute: (a, b) => (100 * sum(a)) / sum(b),
  },
  'share-change': {
    words:
      'the share of the first in the second less the share of the third in the fourth, in percentage points',
    compute: (a, b, c, d) => 100 * (sum(a) / sum(b) - sum(c) / sum(d)),
  },
  each: { words: 'the sum of the first over the sum of the second', compute: (a, b) => sum(a) / sum(b) },
  slope: {
    words: 'the median slope between all pairs of figures (Theil-Sen), per week',
    compute: (a) => slopeAt(a, 0.5),
  },
  spread: {
    words: 'the median absolute deviation, times 1.4826, over the median, in percent',
    compute: (a) => (100 * deviation(a)) / middle(a),
  },
  'robust-score': {
    words:
      'the first less the median of the others, in robust deviations (1.4826 times their median absolute deviation)',
    compute: (a, ...rest) => {
      const others = rest.flat()
      return (last(a) - middle(others)) / deviation(others)
    },
  },
  'from-median': {
    words: 'the first over the median of the others, less one, in percent',
    compute: (a, ...rest) => 100 * (last(a) / middle(rest.flat()) - 1),
  },
  'volume-effect': {
    words: 'the change in number, at the price halfway between before and after',
    compute: (takings, number, takingsBefore, numberBefore) =>
      (mean(number) - mean(numberBefore)) *
      ((mean(takings) / mean(number) + mean(takingsBefore) / mean(numberBefore)) / 2),
  },
  'price-effect': {
    words: 'the change in price, at the number halfway between before and after',
    compute: (takings, number, takingsBefore, numberBefore) =>
      (mean(takings) / mean(number) - mean(takingsBefore) / mean(numberBefore)) *
      ((mean(number) + mean(numberBefore)) / 2),
  },
  product: {
    words: 'the mean of the first times the mean of the second',
    compute: (a, b) => mean(a) * mean(b),
  },
  'gap-amount': {
    words: 'the mean of the first less the mean of the second, times the mean of the third',
    compute: (a, b, c) => (mean(a) - mean(b)) * mean(c),
  },
  difference: {
    words: 'the sum of the first less the sum of the second',
    compute: (a, b) => sum(a) - sum(b),
  },
  projection: {
    words: 'the last figure plus the Theil-Sen slope times the number of weeks (second)',
    compute: (a, weeks) => last(a) + last(weeks) * slopeAt(a, 0.5),
  },
  'projection-low': {
    words: 'the last figure plus the lower-quartile slope between pairs times the number of weeks (second)',
    compute: (a, weeks) => last(a) + last(weeks) * slopeAt(a, 0.25),
  },
  'projection-high': {
    words: 'the last figure plus the upper-quartile slope between pairs times the number of weeks (second)',
    compute: (a, weeks) => last(a) + last(weeks) * slopeAt(a, 0.75),
  },
  'surplus-after': {
    words:
      'weekly takings less costs after a change in volume moves takings by a percentage (third); of the costs, the fourth moves with it',
    compute: (takings, costs, percent, moving) =>
      mean(takings) * (1 + last(percent) / 100) - mean(costs) - (mean(moving) * last(percent)) / 100,
  },
  'weeks-of-cash': {
    words:
      'cash (runway times the weekly costs it is based on) over the weekly loss after takings change by a percentage (fourth); of the costs, the fifth moves with them',
    compute: (runway, costs, takings, percent, moving) => {
      const surplus =
        mean(takings) * (1 + last(percent) / 100) - mean(costs) - (mean(moving) * last(percent)) / 100
      return surplus < 0 ? (last(runway) * mean(costs)) / -surplus : Number.NaN
    },
  },
  'price-profit': {
    words:
      'weekly profit gained when prices change by a percentage (second) and volume responds at the elasticity (third); variable costs as a share of takings are the fourth over the fifth',
    compute: (takings, percent, elasticity, part, whole) => {
      const { price, volume } = priced(last(percent), last(elasticity))
      return mean(takings) * (price * volume - 1 - (sum(part) / sum(whole)) * (volume - 1))
    },
  },
  'price-takings': {
    words:
      'weekly takings gained when prices change by a percentage (second) and volume responds at the elasticity (third)',
    compute: (takings, percent, elasticity) => {
      const { price, volume } = priced(last(percent), last(elasticity))
      return mean(takings) * (price * volume - 1)
    },
  },
  'break-even-volume': {
    words:
      'how far volume can fall, in percent, before a price change by a percentage (first) leaves less profit; variable costs as a share of takings are the second over the third',
    compute: (percent, part, whole) => {
      const kept = 1 - sum(part) / sum(whole)
      return 100 * (1 - kept / (kept + last(percent) / 100))
    },
  },
  'volume-profit': {
    words:
      'a percentage (second) of the first, less the variable costs of it; variable costs as a share of takings are the third over the fourth',
    compute: (takings, percent, part, whole) =>
      ((mean(takings) * last(percent)) / 100) * (1 - sum(part) / sum(whole)),
  },
  'break-even-takings': {
    words:
      'takings needed to break even: costs (first) less variable costs, divided by what is left of each dollar of takings (second) after variable costs; variable costs as a share of takings are the third over the fourth',
    compute: (costs, takings, part, whole) => {
      const share = sum(part) / sum(whole)
      // If a sale costs more than it brings, no takings break even.
      return share < 1 ? (mean(costs) - mean(takings) * share) / (1 - share) : Number.NaN
    },
  },
  'each-to-cover': {
    words:
      'how many more units, each worth the second over the third, it takes to earn the first after variable costs (fourth over fifth)',
    compute: (amount, takings, number, part, whole) =>
      mean(amount) / ((sum(takings) / sum(number)) * (1 - sum(part) / sum(whole))),
  },
} as const satisfies { readonly [name: string]: Formula }

/** Name of a formula, as in a figure. */
export type FormulaName = keyof typeof formulas | ComposedFormula

const byName: { readonly [name: string]: Formula } = formulas

/** A formula in words; undefined for unknown names. */
export const formulaWords = (name: string): string | undefined =>
  Object.hasOwn(byName, name) ? byName[name]?.words : composedWords(name, (one) => formulas[one].words)

/** Value of a formula; not finite if the inputs are insufficient. */
export const compute = (name: FormulaName, inputs: readonly (readonly Point[])[]): number =>
  byName[name]?.compute(...inputs) ?? computeComposed(name, inputs, compute) ?? Number.NaN
