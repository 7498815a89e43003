/**
 * Whether the amounts of books include tax. A file that says nothing about tax, such as a bank statement, is what was paid
 * and asks nothing; one that names tax is told by its columns, or asked about (decision 600).
 */
import { type Column, columnsNamed } from '../assign-roles.ts'
import { isGross, type Role } from '../roles.ts'
import { pairOf, statedOrAsked, type TaxFound } from './tax-included.ts'
import { placeOf } from './tax-place.ts'
import type { TaxContext } from './tax-question.ts'
import { taxSaid, taxSaidIn } from './tax-said.ts'
import type { TaxSaid } from './tax-words.ts'

/** The column of amounts, or the fuller one of debits and credits. */
const amountOf = (found: ReadonlyMap<Role, Column>): Column | undefined => {
  const sides = [found.get('debit'), found.get('credit')].flatMap((column) => column ?? [])
  return found.get('amount') ?? sides.sort((one, other) => other.profile.filled - one.profile.filled)[0]
}

/** The tax of a pay run is income tax. */
const isPay = (found: ReadonlyMap<Role, Column>, { label }: Column): boolean =>
  found.has('employee') ||
  found.has('super') ||
  found.has('hours') ||
  /\b(?:wages?|pay|salar(?:y|ies)|earnings)\b/i.test(label)

const hasFigures = ({ profile }: Column): boolean => profile.negatives + profile.positives > 0

/** Notes around a bank statement are about its fees, so only labels count there. */
const saidOf = (
  found: ReadonlyMap<Role, Column>,
  { label }: Column,
  { table, title }: TaxContext,
): TaxSaid | undefined => (found.has('balance') ? taxSaidIn(label) : taxSaid(label, table, title))

/** Tax in the amounts of books; undefined if nothing says a word about it, and while it is asked. */
export const booksTax = (found: Map<Role, Column>, context: TaxContext): TaxFound | undefined => {
  const { table, open, currency } = context
  const amount = amountOf(found)
  if (!amount || isPay(found, amount)) return undefined
  const tax = found.get('tax')
  if (tax) {
    const place = hasFigures(tax) ? placeOf('tax', amount, tax, { table, open, currency }) : 'within'
    if (place === undefined) return undefined
    return place === 'within' ? { taxIs: 'told', decided: 'column' } : { taxIs: 'without', decided: 'on-top' }
  }
  const taken = new Set(found.values())
  const net = columnsNamed(table.columns, 'net').find((column) => !taken.has(column))
  if (
    net &&
    pairOf(
      new Map([
        ['amount', amount],
        ['net', net],
      ]),
      context,
    )
  ) {
    found.set('net', net)
    return { taxIs: 'difference', decided: 'columns' }
  }
  const said = saidOf(found, amount, context)
  const isNamed =
    said !== undefined ||
    isGross(amount.label) ||
    columnsNamed(table.columns, 'tax-code').some((column) => !taken.has(column))
  return isNamed ? statedOrAsked(found, amount, said, context) : undefined
}
