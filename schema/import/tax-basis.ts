/** How the tax in sales is known, and when money counts. */
import type * as t from 'io-ts'
import { oneOf } from '../core/scalars.ts'

/**
 * Tax without a column. `split`: calculated as a share of each amount; `without`: the amounts contain no tax; `with`: the
 * amounts contain tax, but how much is unknown.
 */
export const workedOutTaxes = ['split', 'without', 'with'] as const
export type WorkedOutTax = (typeof workedOutTaxes)[number]

/** `told`: the source lists the tax; `untold`: the source does not say whether there is any. */
export const taxBases = ['told', 'untold', ...workedOutTaxes] as const
export const TaxBasis = oneOf(...taxBases)
export type TaxBasis = (typeof taxBases)[number]

/** True if the revenue of these sales excludes tax. */
export const isNetOfTax = (bases: Iterable<TaxBasis>): boolean =>
  [...bases].every((basis) => basis !== 'untold' && basis !== 'with')

/** How the tax in a day's sales is known. */
export const taxBasisOfDay = ({
  tax,
  taxBasis,
}: {
  readonly tax?: unknown
  readonly taxBasis?: readonly TaxBasis[] | undefined
}): readonly TaxBasis[] => taxBasis ?? [tax === undefined ? 'untold' : 'told']

/** Cash: money counts when it moves. Accrual: when it is earned or owed. */
export const Accounting = oneOf('cash', 'accrual')
export type Accounting = t.TypeOf<typeof Accounting>
