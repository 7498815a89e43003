/** Levers in a question, and the clauses that they are in. */
import { type Lever, levers } from '#schema/advisor/change-plans'
import { remember } from '../remember.ts'
import { isSetByOthers } from './amounts/price-setter.ts'
import type { Question } from './question.ts'
import { isCue, meaningOf, type Term } from './term.ts'

const isLever = (name: string): name is Lever => levers.some((lever) => lever === name)

/** The lever that a term may be; a measure that is an expense, or what is sold. */
export const leverOf = (term: Term): Lever | undefined => {
  const lever = meaningOf(term, 'lever')?.lever
  const measure = meaningOf(term, 'measure')?.measure.replace(/-share$/, '')
  if (lever) return lever
  if (measure === 'transactions' || measure === 'customers' || measure === 'revenue') return 'volume'
  if (measure === 'revenue-per-transaction') return 'price'
  if (measure !== undefined && isLever(measure)) return measure
  return meaningOf(term, 'staff-hours') ? 'staff' : undefined
}

export type LeverAt = { readonly at: number; readonly lever: Lever }

const isExpense = (lever: Lever | undefined): boolean =>
  lever !== undefined && lever !== 'price' && lever !== 'volume'

const endsClause = (term: Term): boolean => {
  const mark = meaningOf(term, 'mark')?.mark
  return (mark !== undefined && mark !== '-') || isCue(term, 'and', 'but')
}

/** "Supplier prices", "the price of milk" and "a price rise from the dairy" are a cost, not what customers pay. */
const isPriceOfCost = (terms: readonly Term[], at: number): boolean => {
  const [before, after, next, last] = [terms[at - 1], terms[at + 1], terms[at + 2], terms[at + 3]]
  if (before && isExpense(leverOf(before))) return true
  const of =
    after && isCue(after, 'of')
      ? [next, last].find((term) => term && !/^(?:the|our|my)$/i.test(term.text))
      : undefined
  if (of !== undefined && isExpense(leverOf(of))) return true
  const from = terms.slice(at + 1, at + 6).findIndex(({ text }) => /^from$/i.test(text))
  const whom = from < 0 ? [] : terms.slice(at + 2 + from, at + 5 + from)
  const end = whom.findIndex((term) => endsClause(term) || meaningOf(term, 'number') !== undefined)
  return whom.slice(0, end < 0 ? undefined : end).some((term) => isExpense(leverOf(term)))
}

/** The levers named, in order, with their places. */
export const leversIn = remember(({ terms }: Question): readonly LeverAt[] =>
  terms.flatMap((term, at) => {
    const lever = leverOf(term)
    const isCost = lever === 'price' && (isPriceOfCost(terms, at) || isSetByOthers(terms, at))
    return lever && !isCost ? [{ at, lever }] : []
  }),
)

/** True where a question is about prices that somebody else sets. */
export const hasPriceOfOthers = ({ terms }: Question): boolean =>
  terms.some((term, at) => leverOf(term) === 'price' && isSetByOthers(terms, at))

/** True where somebody else's prices move by so much, and no cost of ours is named that they would move. */
export const isOfTheirPrice = (question: Question): boolean =>
  hasPriceOfOthers(question) &&
  question.amounts.some(({ unit }) => unit !== 'plain') &&
  leversIn(question).every(({ lever }) => !isExpense(lever) && lever !== 'price')

/** Places of the terms that part clauses. */
const clauseEnds = remember(({ terms }: Question): readonly number[] =>
  terms.flatMap((term, at) => (endsClause(term) || beginsTime(term, terms[at + 1]) ? [at] : [])),
)

/** "5% stop coming after we put prices up": what happens before is another clause. */
const beginsTime = (term: Term, next: Term | undefined): boolean =>
  /^(?:after|once|because)$/i.test(term.text) && /^(?:we|they|i|he|she|you)$/i.test(next?.text ?? '')

/** The clause of a question around a term: from one comma, "and" or the like to the next. */
export const clauseOf = (question: Question, place: number): readonly [from: number, until: number] => {
  const ends = clauseEnds(question)
  return [
    (ends.findLast((at) => at < place) ?? -1) + 1,
    ends.find((at) => at > place) ?? Math.max(question.terms.length, place + 1),
  ]
}

/** True if two terms are in one clause. */
export const isInClause = (question: Question, one: number, other: number): boolean => {
  const [from, until] = clauseOf(question, one)
  return other >= from && other < until
}

export const within = <A extends { readonly at: number }>(
  all: readonly A[],
  [from, until]: readonly [number, number],
): readonly A[] => all.filter(({ at }) => at >= from && at < until)
