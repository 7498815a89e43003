/** Statement about tax beside figures of sales rows, from the records. */
import { isNetOfTax, type TaxBasis } from '#schema/import/tax-basis'
import type { Detail } from './detail.ts'
import type { Days } from './sums.ts'

/** How tax was determined in the sales of some days. */
export const taxBasesIn = ({ tax, taxBasis }: Detail, { from, to }: Days): ReadonlySet<TaxBasis> => {
  const isIn = (date: string): boolean => date >= from && date <= to
  if (taxBasis) return new Set([...taxBasis].flatMap(([date, bases]) => (isIn(date) ? bases : [])))
  return new Set(
    [...tax].flatMap(([date, sum]) => (isIn(date) ? [sum === undefined ? 'untold' : 'told'] : [])),
  )
}

/** "Without tax", "with tax": for an amount of sales. */
export const taxWords = (detail: Detail, days: Days): string => {
  const bases = taxBasesIn(detail, days)
  if (isNetOfTax(bases)) return 'without tax'
  if (bases.size > 1) return 'partly with tax in it'
  return bases.has('with') ? 'with tax in it' : 'and the file doesn’t say whether tax is in it'
}
