/** Numbers without a unit. */
import { smallPrice } from '../money-changes.ts'
import type { Question } from '../question.ts'
import { meaningOf } from '../term.ts'
import type { Amount } from './amounts.ts'
import { directionsIn } from './directions.ts'

/** What a plain number may be: dollars where it is large, percent where a direction is just before it. */
export const asUnit = (question: Question, amount: Amount): Amount | undefined => {
  // "Three weeks off" are no three percent.
  const counted = question.terms[amount.after]
  if (counted && (meaningOf(counted, 'grain') ?? meaningOf(counted, 'unit'))) return undefined
  const isCost = amount.value >= smallPrice
  const lead = question.terms[amount.first - 1]?.text ?? ''
  // "Hire one" is a person; "staff by 10% and supplies by 5" says percent once.
  const isDigit = /^\d/.test(question.terms[amount.first]?.text ?? '')
  const isListed =
    /^by$/i.test(lead) &&
    question.amounts.some(({ first, unit }) => unit === 'percent' && first < amount.first)
  // "Losing 31 managements" are so many of them.
  const isCounted = counted !== undefined && /^\p{L}{3,}s$/u.test(counted.text)
  const isPercent =
    !isCost &&
    isDigit &&
    !isCounted &&
    (isListed || directionsIn(question).some(({ at }) => at < amount.first && at >= amount.first - 2))
  return isCost || isPercent ? { ...amount, unit: isCost ? 'dollars' : 'percent' } : undefined
}
