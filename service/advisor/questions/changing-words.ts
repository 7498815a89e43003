/** Which words of a question could change what it asks. */
import type { Amount } from './amounts/amounts.ts'
import { type Question, textOf } from './question.ts'
import { isCue, meaningOf, type Term } from './term.ts'

/** True for a stretch of time or an hour of the day. */
export const isGrainOf = (term: Term | undefined): boolean =>
  term !== undefined && Boolean(meaningOf(term, 'grain') ?? meaningOf(term, 'hour-of-day'))

/** True if something is said after a term, and not only the end of the sentence. */
export const clauseAfter = ({ terms }: Question, at: number): boolean => {
  const next = terms.slice(at + 1, at + 4).find((term) => !meaningOf(term, 'filler'))
  return (
    next !== undefined &&
    !meaningOf(next, 'mark') &&
    (meaningOf(next, 'unknown') ?? meaningOf(next, 'lever') ?? meaningOf(next, 'measure')) !== undefined
  )
}

const isMarkAt = (terms: readonly Term[], at: number): boolean =>
  terms.slice(at, at + 1).some((term) => meaningOf(term, 'mark'))

/** "Which one", and "2" or "4" written for a word: "looking 4 sales", "need 2 hit". */
export const isNoNumber = ({ terms }: Question, { first, value, unit }: Amount): boolean => {
  const next = terms[first + 1]
  const counts = next && (isGrainOf(next) || meaningOf(next, 'unit') || isCue(next, 'highest', 'lowest'))
  const last = terms[first - 1]
  // "A five day week" counts no rows.
  const isOfWeek =
    next !== undefined &&
    isGrainOf(next) &&
    /^week\b/i.test((isMarkAt(terms, first + 2) ? terms[first + 3] : terms[first + 2])?.text ?? '')
  if (unit === 'plain' && value < 7 && isOfWeek) return true
  const isList = last && isCue(last, 'highest', 'lowest', 'best', 'worst', 'next')
  return (
    unit === 'plain' &&
    (value === 1 ||
      /^both$/.test(textOf(terms[first])) ||
      (/^[24]$/.test(textOf(terms[first])) && !counts && !isList))
  )
}
