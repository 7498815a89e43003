/** Amounts in a question: a number with its unit, wherever that is written. */
import { meaningOf, type Term } from './term.ts'
import type { NumberUnit } from './tokens.ts'

/** An amount over the terms from `first` until `after` (exclusive). */
export type Amount = {
  readonly first: number
  readonly after: number
  readonly value: number
  readonly unit: NumberUnit
}

const percentOf = (fraction: number, times: number): number => Number((100 * fraction * times).toFixed(2))

const isWord = ({ text }: Term): boolean => /^\p{L}/u.test(text)

const amountAt = (terms: readonly Term[], at: number): Amount | undefined => {
  const [term, next] = [terms[at], terms[at + 1]]
  const number = term && meaningOf(term, 'number')
  const fraction = term && meaningOf(term, 'fraction')
  if (number === undefined)
    return fraction && { first: at, after: at + 1, value: percentOf(fraction.value, 1), unit: 'percent' }
  const scale = next && isWord(next) ? meaningOf(next, 'number')?.value : undefined
  if (scale !== undefined && scale >= 100) {
    const after = terms[at + 2]
    const unit =
      (after && meaningOf(after, 'number-unit')?.unit) ?? (number.unit === 'dollars' ? 'dollars' : 'plain')
    const isDollars = unit === 'dollars' || next?.text.toLowerCase() === 'grand'
    return {
      first: at,
      after: at + (after && meaningOf(after, 'number-unit') ? 3 : 2),
      value: number.value * scale,
      unit: isDollars ? 'dollars' : unit,
    }
  }
  const following = next && meaningOf(next, 'fraction')
  if (following)
    return { first: at, after: at + 2, value: percentOf(following.value, number.value), unit: 'percent' }
  const unit = next && meaningOf(next, 'number-unit')?.unit
  if (unit === 'cents') return { first: at, after: at + 2, value: number.value / 100, unit: 'dollars' }
  if (next && meaningOf(next, 'hour-of-day'))
    return { first: at, after: at + 2, value: number.value, unit: 'hours' }
  if (unit !== undefined) return { first: at, after: at + 2, value: number.value, unit }
  return { first: at, after: at + 1, value: number.value, unit: number.unit }
}

/** All amounts, in order; none overlap. */
export const amountsIn = (terms: readonly Term[]): readonly Amount[] => {
  const amounts: Amount[] = []
  for (let at = 0; at < terms.length; ) {
    const amount = amountAt(terms, at)
    if (amount) amounts.push(amount)
    at = amount?.after ?? at + 1
  }
  return amounts
}
