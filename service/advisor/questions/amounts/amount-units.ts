/** How long an amount is said to be for, and what it comes to a week. */

import type { Question } from '../question.ts'
import { meaningOf, type Term } from '../term.ts'
import type { Amount } from './amounts.ts'

const leastAYear = 20_000

const weeksOf: { readonly [unit: string]: number } = {
  week: 1,
  fortnight: 2,
  month: 52 / 12,
  quarter: 13,
  half: 26,
  year: 52,
  'financial-year': 52,
}

const unitWords: readonly (readonly [words: RegExp, unit: string])[] = [
  [/^(?:pa|p a|annum|annual|annually|yearly|yr|salary|package)$/i, 'year'],
  [/^(?:monthly|mth|pm)$/i, 'month'],
  [/^(?:quarterly)$/i, 'quarter'],
  [/^(?:fortnightly)$/i, 'fortnight'],
  [/^(?:weekly|pw|wk)$/i, 'week'],
]

const unitOfTerm = (term: Term | undefined): string | undefined => {
  if (!term) return undefined
  const named = meaningOf(term, 'unit')?.unit ?? meaningOf(term, 'grain')?.grain
  return named ?? unitWords.find(([words]) => words.test(term.text))?.[1]
}

/** Terms after an amount whose unit is its own, and those within which "a month" still is: "$3,000 more on portals a month". */
const [near, furthest] = [4, 7]
const often = /^(?:an?|per|each|every)$/i
/** Another clause, whose time is its own: "$3,000 on ads, how many sales a week". */
const asks = /^(?:how|what|which|when|why)\b/i
const begins = /^(?:do|does|will|would|must|can|could|should|and|or|if|but|is|are)\b/i

/** How long an amount is said to be for: the unit after it ("a month", "per year", "pa"), or just before it ("a weekly $300"). */
export const amountUnit = (
  { terms, amounts }: Question,
  { first, after, unit: kind }: Amount,
): string | undefined => {
  for (let at = after; at < after + furthest; at++) {
    const term = terms[at]
    const isNear = at < after + near
    if (term && asks.test(term.text)) break
    if (!isNear && terms.slice(after, at + 1).some(({ text }) => begins.test(text))) break
    const unit = unitOfTerm(term)
    if (unit !== undefined && (isNear || often.test(terms[at - 1]?.text ?? ''))) return unit
    if (term && meaningOf(term, 'number')) break
  }
  const before = terms
    .slice(Math.max(0, first - 2), first)
    .map((term) => unitWords.find(([words]) => words.test(term.text))?.[1])
    .find((unit) => unit !== undefined)
  return before ?? (kind === 'plain' && amounts.length === 1 ? unitOfAll(terms, after) : undefined)
}

const each = /^(?:each|every|per)$/i

/** "If 10 more people came in each day", "each day 10 more": how often, wherever it is said of the only amount. */
const unitOfAll = (terms: readonly Term[], after: number): string | undefined =>
  terms.flatMap((term, at) => {
    // "A week under 15,000" is one of them, "10 more came in a day" says how often.
    const isOften = each.test(term.text) || (at >= after && /^a$/i.test(term.text))
    const unit = isOften ? unitOfTerm(terms[at + 1]) : undefined
    return unit === 'day' || unit === 'week' || unit === 'month' ? [unit] : []
  })[0]

/** Dollars a week of an amount that is said to be for another time. */
export const perWeek = (question: Question, amount: Amount): number => {
  const unit = amountUnit(question, amount)
  if (unit === 'day') return amount.value * (question.trade === 'consulting' ? 5 : 7)
  // Salaries, leases and contracts are told by the year, and so large a sum for a week would be said to be for one.
  const isYear = unit === undefined && amount.value >= leastAYear
  return amount.value / (isYear ? 52 : (weeksOf[unit ?? 'week'] ?? 1))
}
