/** Formulas of measures that combine expense lines; the number is their count. */
import { mean, type Point, sum } from '../statistics.ts'

type Series = readonly (readonly Point[] | undefined)[]
type Total = (points: readonly Point[] | undefined) => number

const rest =
  (total: Total) =>
  (...[first, ...others]: Series): number =>
    others.reduce((left, one) => left - total(one), total(first))

const together =
  (total: Total) =>
  (...all: Series): number =>
    all.reduce((whole, one) => whole + total(one), 0)

const restShare = (...all: Series): number => (100 * rest(sum)(...all)) / sum(all[0])

const shareTogether = (...all: Series): number => (100 * together(sum)(...all.slice(0, -1))) / sum(all.at(-1))

const restWords = 'the sum of the first less the sums of the others'
const restOfMeans = { words: 'the mean of the first less the means of the others', compute: rest(mean) }
const restOfSums = { words: restWords, compute: rest(sum) }
const restAsShare = { words: `${restWords}, over the sum of the first, in percent`, compute: restShare }
const meansTogether = { words: 'the means of all, added up', compute: together(mean) }
const sumsTogether = { words: 'the sums of all, added up', compute: together(sum) }
const togetherAsShare = {
  words: 'the sums of all but the last, over the sum of the last, in percent',
  compute: shareTogether,
}

export const combinedFormulas = {
  'rest-1': restOfSums,
  'rest-2': restOfSums,
  'rest-3': restOfSums,
  'rest-4': restOfSums,
  'mean-rest-1': restOfMeans,
  'mean-rest-2': restOfMeans,
  'mean-rest-3': restOfMeans,
  'mean-rest-4': restOfMeans,
  'rest-share-1': restAsShare,
  'rest-share-2': restAsShare,
  'rest-share-3': restAsShare,
  'rest-share-4': restAsShare,
  'together-2': sumsTogether,
  'together-3': sumsTogether,
  'together-4': sumsTogether,
  'mean-together-2': meansTogether,
  'mean-together-3': meansTogether,
  'mean-together-4': meansTogether,
  'together-share-2': togetherAsShare,
  'together-share-3': togetherAsShare,
  'together-share-4': togetherAsShare,
} as const

/** Number of series of each formula. */
export const combinedSeries = {
  'rest-1': 2,
  'rest-2': 3,
  'rest-3': 4,
  'rest-4': 5,
  'mean-rest-1': 2,
  'mean-rest-2': 3,
  'mean-rest-3': 4,
  'mean-rest-4': 5,
  'rest-share-1': 2,
  'rest-share-2': 3,
  'rest-share-3': 4,
  'rest-share-4': 5,
  'together-2': 2,
  'together-3': 3,
  'together-4': 4,
  'mean-together-2': 2,
  'mean-together-3': 3,
  'mean-together-4': 4,
  'together-share-2': 3,
  'together-share-3': 4,
  'together-share-4': 5,
} as const satisfies { readonly [name in keyof typeof combinedFormulas]: number }
