/** Changes that say where a lever ends. */
import type { LeverChange } from '#schema/advisor/change-plans'
import { perWeek } from './amounts/amount-units.ts'
import type { Amount } from './amounts/amounts.ts'
import { startOf } from './amounts/change-sizes.ts'
import { directionOf } from './amounts/directions.ts'
import { type LeverAt, leverOf } from './levers.ts'
import { type Question, textOf, type Used } from './question.ts'
import { meaningOf, type Term } from './term.ts'

/** A product has a price of its own, which no record holds; only the average sale can be set. */
const isOwnPrice = ({ trade, terms }: Question, { at, lever }: LeverAt): boolean =>
  lever !== 'price' || trade !== 'cafe' || /average|spend|sale/i.test(terms[at]?.text ?? '')

const none: Term = { start: 0, end: 0, text: '', words: [], isApart: false, meanings: [] }

/** What may be between a number sold and its price: "40 days a week at $1,700". */
const betweenSold =
  /^(?:a|an|per|each|every|week|day|month|must|would|do|should|we|i|us|to|have|need|sell|bill|serve|settle|close|for|sold|billed|be|about|around|an average of|average)$/

/** The place of what is sold at a stated price: "40 days a week at $1,700"; undefined where the amount is no such price. */
export const soldAt = ({ terms }: Question, { first, after, unit }: Amount): number | undefined => {
  if (unit !== 'dollars') return undefined
  let lead = first - 1
  while (/^(?:about|around|roughly|an|average|of|only|just)$/.test(textOf(terms[lead]))) lead -= 1
  // "At $1,700 a week" is all that comes in.
  const isOften =
    /^(?:a|an|per|each|every)$/.test(textOf(terms[after])) && meaningOf(terms[after + 1] ?? none, 'grain')
  if (!/^(?:at|@)$/.test(textOf(terms[lead])) || isOften) return undefined
  for (let place = lead - 1; place >= Math.max(0, lead - 8); place -= 1) {
    const term = terms[place]
    if (term === undefined) return undefined
    if (leverOf(term) === 'volume') return place
    if (!betweenSold.test(textOf(term)) && meaningOf(term, 'filler') === undefined) return undefined
  }
  return undefined
}

/** A change to a level, or from one figure to another. */
export const levelChange = (
  question: Question,
  used: Used,
  amount: Amount,
  lever: LeverAt,
): LeverChange | undefined => {
  const take = () => {
    for (const at of [amount.first, lever.at]) used.add(at)
    directionOf(question, used, amount.first)
  }
  const from = startOf(question, amount)
  if (from) {
    take()
    used.add(from.first)
    const isPercent = lever.lever === 'price' || lever.lever === 'volume' || amount.unit === 'percent'
    return isPercent
      ? { lever: lever.lever, by: 'percent', size: 100 * (amount.value / from.value - 1) }
      : {
          lever: lever.lever,
          by: 'amount',
          size: perWeek(question, amount) - perWeek(question, { ...amount, value: from.value }),
        }
  }
  // "Wages to 30 percent" is a share of revenue, unless it is nothing.
  if (amount.value === 0) {
    take()
    return { lever: lever.lever, by: 'percent', size: -100 }
  }
  if (amount.unit === 'percent' || !isOwnPrice(question, lever)) return undefined
  take()
  const size = lever.lever === 'price' ? amount.value : perWeek(question, amount)
  return { lever: lever.lever, by: 'level', size }
}
