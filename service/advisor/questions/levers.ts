/** Levers in a question, and the clauses that they are in. */
import { type Lever, levers } from '#schema/advisor/change-plans'
import { remember } from '../remember.ts'
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

/** "Supplier prices" and "the price of milk" are a cost, not what customers pay. */
const isPriceOfCost = (terms: readonly Term[], at: number): boolean => {
  const [before, after, next, last] = [terms[at - 1], terms[at + 1], terms[at + 2], terms[at + 3]]
  if (before && isExpense(leverOf(before))) return true
  const of =
    after && isCue(after, 'of')
      ? [next, last].find((term) => term && !/^(?:the|our|my)$/i.test(term.text))
      : undefined
  return of !== undefined && isExpense(leverOf(of))
}

/** The levers named, in order, with their places. */
export const leversIn = remember(({ terms }: Question): readonly LeverAt[] =>
  terms.flatMap((term, at) => {
    const lever = leverOf(term)
    return lever && !(lever === 'price' && isPriceOfCost(terms, at)) ? [{ at, lever }] : []
  }),
)

const endsClause = (term: Term): boolean => {
  const mark = meaningOf(term, 'mark')?.mark
  return (mark !== undefined && mark !== '-') || isCue(term, 'and', 'but')
}

/** Places of the terms that part clauses. */
const clauseEnds = remember(({ terms }: Question): readonly number[] =>
  terms.flatMap((term, at) => (endsClause(term) ? [at] : [])),
)

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
