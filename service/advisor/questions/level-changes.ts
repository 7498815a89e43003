/** Changes that say where a lever ends. */
import type { LeverChange } from '#schema/advisor/change-plans'
import { perWeek } from './amounts/amount-units.ts'
import type { Amount } from './amounts/amounts.ts'
import { startOf } from './amounts/change-sizes.ts'
import { directionOf } from './amounts/directions.ts'
import type { LeverAt } from './levers.ts'
import type { Question, Used } from './question.ts'

/** A product has a price of its own, which no record holds; only the average sale can be set. */
const isOwnPrice = ({ trade, terms }: Question, { at, lever }: LeverAt): boolean =>
  lever !== 'price' || trade !== 'cafe' || /average|spend|sale/i.test(terms[at]?.text ?? '')

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
