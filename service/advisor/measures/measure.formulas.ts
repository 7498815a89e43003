/** Formulas of measures, and of the parts of a change; part of the table in formulas.ts. */
import { last, mean, type Point, sum } from '../statistics.ts'

type Series = readonly Point[] | undefined

// The midpoint of before and after, so that both effects add up to the whole change.
const partEffect = (part: Series, whole: Series, partBefore: Series, wholeBefore: Series): number =>
  ((mean(part) - mean(partBefore)) * (1 / mean(whole) + 1 / mean(wholeBefore))) / 2
const wholeEffect = (part: Series, whole: Series, partBefore: Series, wholeBefore: Series): number =>
  ((1 / mean(whole) - 1 / mean(wholeBefore)) * (mean(part) + mean(partBefore))) / 2

export const measureFormulas = {
  differences: {
    words: 'the figures in first, third and every other place, less the one after each, added up',
    compute: (...inputs: readonly Series[]) =>
      inputs.reduce((total, one, at) => total + (at % 2 === 0 ? sum(one) : -sum(one)), 0),
  },
  'sum-less': {
    words: 'the sum of the first less the second',
    compute: (a: Series, b: Series) => sum(a) - last(b),
  },
  'mean-less': {
    words: 'the mean of the first less the second',
    compute: (a: Series, b: Series) => mean(a) - last(b),
  },
  'share-less': {
    words: 'the sum of the first over the sum of the second, in percent, less the third',
    compute: (a: Series, b: Series, c: Series) => (100 * sum(a)) / sum(b) - last(c),
  },
  'each-less': {
    words: 'the sum of the first over the sum of the second, less the third',
    compute: (a: Series, b: Series, c: Series) => sum(a) / sum(b) - last(c),
  },
  'value-less': {
    words: 'the last of the first less the second',
    compute: (a: Series, b: Series) => last(a) - last(b),
  },
  'part-of-periods': {
    words: 'the number of periods that meet it (first) over all of them (second), in percent',
    compute: (a: Series, b: Series) => (100 * last(a)) / last(b),
  },
  'runway-of-costs': {
    words: 'the product of the means of the first and the second, over the mean of the second and the third',
    compute: (...inputs: readonly Series[]) =>
      (mean(inputs[0]) * mean(inputs[1])) / (mean(inputs[1]) + last(inputs[2])),
  },
  'mean-each': {
    words: 'the mean of the first over the second',
    compute: (a: Series, b: Series) => mean(a) / last(b),
  },
  'hours-of-staff': {
    words: 'paid hours (first) at a wage (second) over the mean of staff costs (third), in percent',
    compute: (hours: Series, wage: Series, staff: Series) => (100 * last(hours) * last(wage)) / mean(staff),
  },
  periods: {
    words: 'the number of periods',
    compute: (...series: readonly Series[]): number => series.length,
  },
  'contribution-each': {
    words: 'the sum of the first less the sum of the second, over the sum of the third',
    compute: (a: Series, b: Series, c: Series): number => (sum(a) - sum(b)) / sum(c),
  },
  'rest-share': {
    words: 'the sum of the first less the sum of the second, over the sum of the first, in percent',
    compute: (a: Series, b: Series): number => (100 * (sum(a) - sum(b))) / sum(a),
  },
  'each-part-effect': {
    words: 'the change in the first, over the second halfway between before and after',
    compute: partEffect,
  },
  'each-whole-effect': {
    words: 'the change in one over the second, times the first halfway between before and after',
    compute: wholeEffect,
  },
  'share-part-effect': {
    words: 'the change in the first, over the second halfway between before and after, in percentage points',
    compute: (...series: readonly Series[]): number =>
      100 * partEffect(series[0], series[1], series[2], series[3]),
  },
  'share-whole-effect': {
    words:
      'the change in one over the second, times the first halfway between before and after, in percentage points',
    compute: (...series: readonly Series[]): number =>
      100 * wholeEffect(series[0], series[1], series[2], series[3]),
  },
} as const
