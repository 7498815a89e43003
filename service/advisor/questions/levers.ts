/** Levers in a question, the clauses that they are in, and whether they go up or down. */
import { type Lever, levers } from '#schema/advisor/change-plans'
import { remember } from '../remember.ts'
import { nearest, type Question, type Used } from './question.ts'
import { isCue, meaningOf, type Term } from './term.ts'

const isLever = (name: string): name is Lever => levers.some((lever) => lever === name)

/** The lever that a term may be; a measure that is an expense, or what is sold. */
const leverOf = (term: Term): Lever | undefined => {
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

type Direction = { readonly at: number; readonly sign: number }

// "Fewer people", "stop coming": a direction that another meaning of the words hides.
const hiddenDown = /\b(?:fewer|less|stops? coming|stopped coming|don.?t come|lost|leaves|left|walks away)\b/i
const hiddenUp = /\b(?:more|extra|additional)\b/i

// "Cut our fees" is one phrase of improving as well.
const ownStep =
  /^(?:(?<down>reduce|reducing|cut|cutting)|(?:increase|increasing|raise|raising|grow|growing)) our$/i

const signOf = (term: Term, next: Term | undefined): number | undefined => {
  if (isCue(term, 'down')) return -1
  if (isCue(term, 'up')) return 1
  const step = ownStep.exec(term.text)
  if (step) return step.groups?.down ? -1 : 1
  const text = `${term.text} ${/^stop/i.test(term.text) ? (next?.text ?? '') : ''}`
  return hiddenDown.test(text) ? -1 : hiddenUp.test(text) ? 1 : undefined
}

const letsGo = /\blet(?:s|ting)?\b.{1,40}\bgo\b/i

export const directionsIn = remember(({ terms, text }: Question): readonly Direction[] =>
  terms.flatMap((term, at) => {
    const isLet = /^let(?:s|ting)?$/i.test(term.text) && letsGo.test(text)
    const sign = isLet ? -1 : signOf(term, terms[at + 1])
    return sign === undefined ? [] : [{ at, sign }]
  }),
)

/** True for "more" in "how many more". */
const isAskedFor = ({ terms }: Question, at: number): boolean =>
  terms.slice(Math.max(0, at - 2), at).some((term) => isCue(term, 'how-many', 'how-much'))

const leaves = /^(?:leave|leaves|left|leaving|quit|quits|resign\w*|walk\w*|depart\w*)\b/i

export const directionOf = (question: Question, used: Used, place: number): number => {
  const all = directionsIn(question)
  const own = within(all, clauseOf(question, place))
  // "5% less", "cut rates five percent how many more": a word just after an amount goes with it, then the one before it.
  const after = own.find(({ at }) => at > place && at <= place + 2 && !isAskedFor(question, at))
  const before = own.findLast(({ at }) => at < place && !isAskedFor(question, at))
  // "4 percent of customers stop coming": the verb of the noun that the amount counts.
  const verb = own.find(({ at }) => at > place && !isAskedFor(question, at))
  // "Four more landlords leave": the verb says where they go.
  const gone = own.find(
    (one) =>
      one.at > place &&
      one.sign < 0 &&
      leaves.test(question.terms[one.at]?.text ?? '') &&
      // "Where does that leave us?"
      !/^(?:us|me|the business|things)$/i.test(question.terms[one.at + 1]?.text ?? ''),
  )
  const found =
    gone ??
    after ??
    before ??
    verb ??
    nearest(own.length > 0 ? own : all.filter(({ at }) => at < place), place)
  for (const { at } of own) used.add(at)
  if (found) used.add(found.at)
  return found?.sign ?? 1
}
