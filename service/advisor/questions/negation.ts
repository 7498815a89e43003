/** Which words deny what a question asks about, and which only ask. */
import { type Question, textOf } from './question.ts'
import { isCue, meaningOf } from './term.ts'

const isAuxiliary = /^(?:did|do|does|was|were|is|are|have|has|had|that|which|who|be)$/

const isPronoun = /^(?:we|i|it|they)$/

/** "Did not make", "weeks that never reached", "with no profit". */
export const denies = (question: Question, at: number): boolean =>
  (isAuxiliary.test(textOf(question.terms[at - 1])) ||
    (isPronoun.test(textOf(question.terms[at - 1])) && isAuxiliary.test(textOf(question.terms[at - 2]))) ||
    /^(?:no|never|none)$/.test(textOf(question.terms[at]))) &&
  !deniesNothing(question, at)

/** "Isn't it?", "wouldn't you say?", and "didn't we do better in June?": these deny nothing. */
const deniesNothing = ({ terms }: Question, at: number): boolean => {
  const clause = terms.slice(0, at).findLastIndex((term) => meaningOf(term, 'mark')) + 1
  const isAsking =
    at - clause <= 2 &&
    terms.slice(clause, at).every((term) => meaningOf(term, 'filler') || isCue(term, 'follow-up', 'and'))
  const next = textOf(terms[at + 1])
  const isTag = terms.slice(at + 1).every((term) => meaningOf(term, 'filler') || meaningOf(term, 'mark'))
  return (
    isAsking ||
    isTag ||
    /^(?:sure|certain|asking|that|just|only|bad|much|too|really|quite|know|remember|so|sorry|good|great|happy|worried|count)\b/.test(
      next,
    )
  )
}

const ofAll = '(?! (?:only|just|much|very|too|all|every|always)\\b)'

/** "Isn't", "have never" and "no longer"; "not only" and "not much" deny nothing as a whole. */
const denial = new RegExp(
  [
    String.raw`\s+(?:not|never|no longer)\b${ofAll}`,
    String.raw`(?<=\b(?:is|are|was|were|do|does|did|has|have|had|should|would|could))n['’]?t\b${ofAll}`,
    String.raw`(?<=\bcan)['’]?t\b${ofAll}`,
  ].join('|'),
  'i',
)

/** The text without its denial: "profit isn't falling" as "profit is falling"; undefined where nothing is denied. */
export const withoutDenial = (text: string): string | undefined =>
  denial.test(text) ? text.replace(denial, '') : undefined

const whatNot = /\b(?:what|which|where|who)\b[^,.?]*?\b(?:should|must)(?:n['’]?t| (?:\w+ )?not)\b/i

/** "What shouldn't we cut?" asks what to leave alone, which no step to take answers. */
export const asksWhatNot = ({ text }: Question): boolean => whatNot.test(text)
