/** Dollars that are no step of a named lever: sales that come or go, and what something saves, costs or brings in. */
import type { LeverChange } from '#schema/advisor/change-plans'
import { amountUnit, perWeek } from './amounts/amount-units.ts'
import type { Amount } from './amounts/amounts.ts'
import { isLevel } from './amounts/change-sizes.ts'
import { directionOf } from './amounts/directions.ts'
import { clauseOf, type LeverAt, leversIn, within } from './levers.ts'
import { nearest, type Question, textOf, type Used } from './question.ts'
import { isCue, meaningOf } from './term.ts'

/** Dollars up to which a change is one of a price in a shop. */
export const smallPrice = 100

/** The most that a price changes by: a day of consulting or a commission has four or five digits, a coffee none. */
export const priceLimit = ({ trade }: Question): number => (trade === 'cafe' ? smallPrice : 800)

/** Dollars of sales that come or go: "lose a client worth $8,000 a month", "$600 a week of extra sales". */
export const revenueFor = (
  question: Question,
  amount: Amount,
  free: readonly LeverAt[],
): LeverAt | undefined => {
  if (amount.unit !== 'dollars' || amount.value <= priceLimit(question) || isLevel(question, amount))
    return undefined
  // "How many sales would cover $900" costs that much.
  const isPaid = (at: number) =>
    question.terms.slice(at, amount.first).some((term) => isCue(term, 'pay-for', 'reach', 'need'))
  const own = within(free, clauseOf(question, amount.first))
  const sold = own.filter(({ lever, at }) => (lever === 'volume' || isOfRevenue(question, at)) && !isPaid(at))
  return nearest(sold, amount.first)
}

const isOfRevenue = ({ terms }: Question, at: number): boolean =>
  terms[at] !== undefined && meaningOf(terms[at], 'measure')?.measure === 'revenue'

export const hasExpense = (question: Question): boolean =>
  leversIn(question).some(({ lever }) => lever !== 'price' && lever !== 'volume')

const verbs: readonly (readonly [words: RegExp, change: Pick<LeverChange, 'lever' | 'by'>, sign: number])[] =
  [
    [/\b(?:sav(?:e|es|ing|ed))\b/, { lever: 'other', by: 'amount' }, -1],
    [/\b(?:costs?|costing|charges?|fees?|subscription)\b/, { lever: 'other', by: 'amount' }, 1],
    [
      /\b(?:brings?(?: in)?|bringing(?: in)?|earns?|makes?|adds?|generates?|takes in|worth)\b/,
      { lever: 'volume', by: 'revenue' },
      1,
    ],
  ]

/** "It saves $150 a week", "that brings in $600 a month": money by the week without any lever. */
export const unnamedChange = (question: Question, used: Used, amount: Amount): LeverChange | undefined => {
  if (amount.unit !== 'dollars' || amountUnit(question, amount) === undefined) return undefined
  const before = question.terms
    .slice(Math.max(0, amount.first - 4), amount.first)
    .map(textOf)
    .join(' ')
  const found = verbs.find(([words]) => words.test(before))
  if (!found) return undefined
  const [, change, sign] = found
  used.add(amount.first)
  directionOf(question, used, amount.first)
  return { ...change, size: sign * perWeek(question, amount) }
}
