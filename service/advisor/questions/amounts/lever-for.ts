/** The lever that an amount is about. */
import { clauseOf, hasPriceOfOthers, type LeverAt, within } from '../levers.ts'
import { priceLimit, smallPrice } from '../money-changes.ts'
import { nearest, type Question } from '../question.ts'
import { meaningOf, type Term } from '../term.ts'
import { amountUnit } from './amount-units.ts'
import type { Amount } from './amounts.ts'
import { isLevel } from './change-sizes.ts'

/** True for a person or a shift, which is no line of costs by itself. */
export const isShift = (term: Term): boolean =>
  meaningOf(term, 'staff-hours') !== undefined && meaningOf(term, 'measure') === undefined

/** Dollars a week below which nothing is pay. */
const leastPay = 5

const isShiftAt = ({ terms }: Question, at: number): boolean => terms.slice(at, at + 1).some(isShift)

/** "10% off for seniors" is taken off what they pay; "10% off the wages" is not. */
const isDiscount = ({ terms }: Question, { unit, after }: Amount, all: readonly LeverAt[]): boolean =>
  unit === 'percent' &&
  /^off$/i.test(terms[after]?.text ?? '') &&
  !all.some(
    ({ at, lever }) =>
      lever !== 'price' && lever !== 'volume' && at > after && at <= after + 2 && !isFor(terms, at),
  )

const isFor = (terms: Question['terms'], at: number): boolean =>
  terms.slice(at - 2, at).some((term) => /^(?:for|to)$/i.test(term.text))

/** The lever that an amount is about: the noun after a number, or the nearest in its clause. */
export const leverFor = (
  question: Question,
  amount: Amount,
  all: readonly LeverAt[],
): LeverAt | undefined => {
  if (isDiscount(question, amount, all)) return { at: amount.first, lever: 'price' }
  // More than the price of a sale is no price, and never a number of sales; a level may be a price.
  const isPriced = amount.value <= priceLimit(question) || isLevel(question, amount, 'price')
  const free =
    amount.unit === 'dollars'
      ? all.filter(({ lever }) => lever !== 'volume' && (lever !== 'price' || isPriced))
      : all
  const own = within(free, clauseOf(question, amount.first))
  const close = own.find(({ at }) => at > amount.first && at <= amount.first + 3)
  if (amount.unit === 'plain') return close
  const found = nearest(own, amount.first) ?? nearest(free, amount.first)
  const sold = nearest(
    all.filter(({ lever }) => lever === 'volume' || lever === 'supplies'),
    amount.first,
  )
  const isPrice =
    amount.unit === 'dollars' &&
    amount.value <= smallPrice &&
    amountUnit(question, amount) === undefined &&
    !hasPriceOfOthers(question) &&
    (found === undefined ||
      found.lever === 'supplies' ||
      // Nobody's shift costs cents.
      (amount.value < leastPay && isShiftAt(question, found.at)))
  return isPrice ? { at: sold?.at ?? amount.first, lever: 'price' } : found
}
