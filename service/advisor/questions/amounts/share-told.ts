/** A percentage that tells a part of the whole. */

import type { LeverChange } from '#schema/advisor/change-plans'
import { type ExpenseLine, expenseLines } from '#schema/advisor/measure'
import { clauseOf, leversIn, within } from '../levers.ts'
import { hasCue, type Question, textOf, type Used } from '../question.ts'
import type { Amount } from './amounts.ts'
import { isLevel, startOf } from './change-sizes.ts'
import { directionOf, directionsIn } from './directions.ts'

const ofWhole = /^(?:from|of|in|with|comes?|goes|is|are)$/
const isThat = /^(?:is|are|was|were|be|goes|go|went|gone|spent)$/
const isRevenue = /^(?:sales|revenue|takings|turnover|fees|billings?|income)$/
const reach = 3

const isExpense = (lever: string): lever is ExpenseLine => expenseLines.some((line) => line === lever)

/** "62% from one client": a part of the whole that is told, and nothing that changes. */
export const isShareTold = (question: Question, { unit, first, after }: Amount): boolean =>
  unit === 'percent' &&
  !hasCue(question, 'if') &&
  ofWhole.test(textOf(question.terms[after])) &&
  within(directionsIn(question), clauseOf(question, first)).length === 0

/** "If wages were 30% of sales", "wages down to 30%", "if 30% of sales went on wages": an expense as a share of revenue. */
export const shareOfRevenue = (question: Question, used: Used, amount: Amount): LeverChange | undefined => {
  const { first, after, unit, value } = amount
  if (unit !== 'percent' || /^by$/.test(textOf(question.terms[first - 1]))) return undefined
  const own = within(leversIn(question), clauseOf(question, first)).filter(({ lever }) => isExpense(lever))
  const [line, other] = own
  if (!line || (other && other.lever !== line.lever) || !isExpense(line.lever)) return undefined
  const next = question.terms.slice(after, after + reach)
  const isOfRevenue =
    /^of$/.test(textOf(next[0])) && next.slice(1).some((term) => isRevenue.test(textOf(term)))
  const isSpent =
    line.at > after && question.terms.slice(after, line.at).some((term) => isThat.test(textOf(term)))
  if (!isOfRevenue && !isSpent && !isLevel(question, amount, line.lever)) return undefined
  for (const { at } of own) used.add(at)
  for (const said of [amount, startOf(question, amount)]) if (said) used.add(said.first)
  if (isOfRevenue)
    for (const at of [after + 1, after + 2]) if (isRevenue.test(textOf(question.terms[at]))) used.add(at)
  directionOf(question, used, first)
  return { lever: line.lever, by: 'share', size: value }
}
