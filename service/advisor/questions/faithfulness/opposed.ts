/** Two things of one kind that a question sets against each other: "Sundays vs Fridays", "more on wages than on food". */
import { isExcepted } from '../exceptions.ts'
import { measuresIn, type Question, textOf } from '../question.ts'
import { weekdaysIn } from '../selection.ts'
import { meaningOf, type Term } from '../term.ts'

const opposes =
  /^(?:vs?|versus|against|than|or|compared?(?: (?:to|with))?|(?:more|less|higher|lower|bigger|smaller|better|worse|greater) than)$/

/** "More than 40 days" is a bound, and no other side. */
const areOpposed = ({ terms }: Question, one: number, other: number): boolean =>
  terms
    .slice(one + 1, other)
    .some((term, at) => opposes.test(textOf(term)) && !terms.slice(one + at + 2, one + at + 3).some(isNumber))

/** A percentage is of the other measure: "more than ten percent of fees". */
const isNumber = (term: Term): boolean => (meaningOf(term, 'number')?.unit ?? 'percent') !== 'percent'

/** Two groups of days on two sides. */
export const opposedWeekdays = (question: Question) => {
  const all = weekdaysIn(question).filter(({ at }) => !isExcepted(question, at))
  const [one, other, third] = all
  return one && other && !third && areOpposed(question, one.at, other.at)
    ? ([one, other] as const)
    : undefined
}

/** Two measures on two sides; all costs go with any of them. */
export const opposedMeasures = (question: Question) => {
  const all = measuresIn(question).filter(({ measure }) => measure !== 'costs')
  const [one, other, third] = all
  return one &&
    other &&
    !third &&
    one.measure !== other.measure &&
    !/^or$/.test(textOf(question.terms[one.at + 1])) &&
    areOpposed(question, one.at, other.at)
    ? ([one, other] as const)
    : undefined
}

/** "They bring in": of part of the business, which no measure is. */
const ofPart = /\b(?:they|it|he|she|them|those)\b/i

/** Two measures of the whole business, each of which has a figure. */
export const comparedMeasures = (question: Question) =>
  question.amounts.length === 0 && !ofPart.test(question.text) ? opposedMeasures(question) : undefined
