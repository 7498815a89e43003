/** How the tax in sales is known. */
import { oneOf } from '../core/scalars.ts'

/**
 * Without a column of tax: `split` was worked out as a share of each amount; amounts `without` have no tax in them; of amounts
 * `with` tax it is not known how much it is.
 */
export const workedOutTaxes = ['split', 'without', 'with'] as const
export type WorkedOutTax = (typeof workedOutTaxes)[number]

/** `told`: the source lists the tax; `untold`: it does not say whether there is any. */
export const taxBases = ['told', 'untold', ...workedOutTaxes] as const
export const TaxBasis = oneOf(...taxBases)
export type TaxBasis = (typeof taxBases)[number]

/** True if revenue of these sales is without tax. */
export const isNetOfTax = (bases: Iterable<TaxBasis>): boolean =>
  [...bases].every((basis) => basis !== 'untold' && basis !== 'with')

/** How the tax of a day's sales is known. */
export const taxBasisOfDay = ({
  tax,
  taxBasis,
}: {
  readonly tax?: unknown
  readonly taxBasis?: readonly TaxBasis[] | undefined
}): readonly TaxBasis[] => taxBasis ?? [tax === undefined ? 'untold' : 'told']
