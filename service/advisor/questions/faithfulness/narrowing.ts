/**
 * Words that say which part of a figure is meant: "revenue from commuter bikes", "workshop sales". A plan that
 * has no use for them answers for the whole.
 */
import { measuresIn, type Question, textOf } from '../question.ts'
import { meaningOf } from '../term.ts'

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

/** Of the places of words left over, those that narrow what is asked. */
export const narrowedBy = (question: Question, left: readonly number[]): readonly number[] => {
  const isOfMeasure = measuresIn(question).length > 0
  return left.filter((at) => {
    const term = question.terms[at]
    if (!term) return false
    return (
      isOfMeasure &&
      meaningOf(term, 'unknown') !== undefined &&
      (isFrom(question, at) || isOwnOf(question, at))
    )
  })
}
