/** Tax of refunds that is written without a minus: it has the sign of the amount that it is part of, or nothing says what it is. */
import type { Column } from '../assign-roles.ts'
import type { Answers } from '../layout.ts'
import type { Cents } from '../money.ts'
import { CellFault, centsIn, type RowContext } from '../read-row.ts'
import type { Role } from '../roles.ts'
import type { SourceRow } from '../source-row.ts'
import { presentRate, taxWithin } from './tax-rates.ts'

/** Id of the decision that is recorded; there is no question. */
export const signQuestion = 'tax-sign'

/**
 * True if refunds may have a tax without a minus. A recorded file is read as it was, and so is a layout with files on record
 * whose rows have no numbers.
 */
export const isTaxSigned = (
  found: ReadonlyMap<Role, Column>,
  {
    earlier,
    given,
    isReplay,
  }: { readonly earlier: Answers; readonly given: Answers; readonly isReplay: boolean },
): boolean => {
  if (isReplay) return given[signQuestion] !== undefined
  const isOpen = Object.keys(earlier).length === 0 || earlier[signQuestion] !== undefined || found.has('id')
  const amount = (found.get('amount') ?? found.get('net'))?.profile
  const tax = found.get('tax')?.profile
  return isOpen && amount !== undefined && tax !== undefined && tax.negatives < amount.negatives
}

const isNear = (one: Cents, other: Cents): boolean => one - other <= 1n && other - one <= 1n

/** Tax of a row, with the sign of its amount. Throws `CellFault` if it has another one and is not its share. */
export const taxOfRow = (context: RowContext, row: SourceRow): Cents | undefined => {
  const tax = centsIn(context, row, 'tax')
  const { isTaxSigned: isSigned, takingsBelowZero } = context.layout
  if (!isSigned || takingsBelowZero || tax === undefined || tax <= 0n) return tax
  const base = centsIn(context, row, 'amount') ?? centsIn(context, row, 'net')
  if (base === undefined || base >= 0n) return tax
  const rate = presentRate(context.currency)
  const size = -base
  const shares = rate === undefined ? [] : [taxWithin(size, rate), (size * rate + 50n) / 100n]
  if (shares.some((share) => isNear(share, tax))) return -tax
  throw new CellFault('tax', 'above zero, while the amount is below zero')
}
