/**
 * Words that say which part of a figure is meant: "revenue from commuter bikes", "workshop sales". A plan that
 * has no use for them answers for the whole.
 */
import { measuresIn, type Question, textOf } from '../question.ts'
import { isCue, isLight, meaningOf, type Term } from '../term.ts'

const sources = /^(?:from|by)$/
const small = /^(?:the|our|my|a|an|any|all|each|those|these|of|kids?|new|old)$/
const sold = /^(?:revenue|sales|takings|turnover|income)$/

/** Terms between a word of origin and what it leads to. */
const nearby = 3

const isFrom = ({ terms }: Question, at: number): boolean => {
  for (let place = at - 1; place >= Math.max(0, at - nearby); place--) {
    const text = textOf(terms[place])
    if (sources.test(text)) return true
    if (!small.test(text)) return false
  }
  return false
}

const isOwnOf = ({ terms }: Question, at: number): boolean => sold.test(textOf(terms[at + 1]))

/** "Dine-in compared with takeaway": the other side is of a part that no record has. */
const isOtherSide = ({ terms }: Question, at: number): boolean =>
  terms.slice(Math.max(0, at - 2), at).some((term) => isCue(term, 'than', 'compare'))

/** "What does it cost us in people?": the part of all costs that is meant. */
const isPartOfCosts = (question: Question, at: number, term: Term): boolean =>
  (meaningOf(term, 'staff-hours') ?? meaningOf(term, 'lever')) !== undefined &&
  /^(?:in|on|for)$/.test(textOf(question.terms[at - 1])) &&
  measuresIn(question).some(({ measure }) => measure.startsWith('costs'))

/**
 * Of the words of a question, those that narrow what is asked: of the words `left` over, and, after "from" and "by", of those
 * that elsewhere say little and that no reader took.
 */
export const narrowedBy = (
  question: Question,
  left: readonly number[],
  used: ReadonlySet<number>,
): readonly number[] => {
  if (measuresIn(question).length === 0) return []
  return question.terms.flatMap((term, at) => {
    const isUnknown = meaningOf(term, 'unknown') !== undefined
    const isLeft = left.includes(at)
    const isOrigin = isUnknown && (isLeft || (isLight(term) && !used.has(at))) && isFrom(question, at)
    const isPart =
      isLeft &&
      (isUnknown ? isOwnOf(question, at) || isOtherSide(question, at) : isPartOfCosts(question, at, term))
    return isOrigin || isPart ? [at] : []
  })
}
