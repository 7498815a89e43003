/** Parts of a question that sums of rows by the day do not answer. */
import type { Question } from '../questions/question.ts'
import { isContent, isCue, isLight, meaningOf } from '../questions/term.ts'
import type { Asked } from './asked.ts'

/** Content words that neither a name nor a form nor a period accounts for. */
export const leftOver = ({ question, named }: Asked): readonly string[] => {
  const used = new Set(named.flatMap(({ terms }) => terms))
  return question.terms.flatMap((term, at) =>
    used.has(at) ||
    !isContent(term) ||
    isLight(term) ||
    !meaningOf(term, 'unknown') ||
    /(?:ed|ing|t)$/i.test(term.text)
      ? []
      : [term.text],
  )
}

export const hasOtherSizes = ({ question, form }: Asked): boolean =>
  form !== 'suppose' && question.amounts.some(({ unit }) => unit !== 'plain')

/** True for hours of the day; "night" in the name of a thing is none. */
export const isOfHours = ({ question: { terms }, named }: Asked): boolean => {
  const names = named
    .flatMap((one) => one.names)
    .join(' ')
    .toLowerCase()
  return terms.some(
    (term) => meaningOf(term, 'hours') !== undefined && !names.includes(term.text.toLowerCase()),
  )
}

export const isOfAdvice = (question: Question): boolean =>
  question.terms.some((term) =>
    isCue(term, 'should', 'due', 'decision', 'draft', 'email', 'roster', 'social'),
  )
