/** Questions about an unknown person or business, whose figures are not in the records. */
import type { Plan } from '#schema/advisor/plan'
import { type Context, isNothing } from '../plans/context.ts'
import { evaluateFind } from '../plans/find.ts'
import type { Question } from '../questions/question.ts'
import type { ReadQuestion } from '../questions/read-question.ts'
import { isLight, meaningOf } from '../questions/term.ts'
import { isStopWord, isWeakWord } from '../search/common-words.ts'
import { sentenceIndexOf } from '../search/sentence-index.ts'
import { formOf, wordsIn } from '../search/word-forms.ts'

/** "What is Deloitte charging", "how much does Campos turn over": the name is between the verbs. */
const doing =
  /\b(?:what|how much|how many)(?: \p{L}+){0,2}?(?:['’]s|s| is| are| do| does| did| would| will| has| have)? (?:the )?((?:[\p{L}&'’.-]+ ){1,4}?)(?:charg\w+|pay(?:s|ing)?|paid|turn\w* over|mak(?:e|es|ing)|made|tak(?:e|es|ing)|sell(?:s|ing)?|earn\w*|bring\w* in|bill(?:s|ing)?)\b/iu

const ofFigures: ReadonlySet<Plan['operator']> = new Set([
  ...(['value', 'compare', 'rank', 'count', 'share', 'explain', 'forecast', 'clarify', 'overview'] as const),
])

/** True for a term in neither lexicon nor records. */
const isUnheld = (question: Question, context: Context) => {
  const { held } = sentenceIndexOf(context.records)
  const own = new Set(wordsIn(context.records.business.name).map(formOf))
  const isNew = (word: string): boolean => {
    const form = formOf(word)
    return !held.has(form) && !own.has(form) && !isStopWord(word, form) && !isWeakWord(word, form)
  }
  return (words: readonly string[]): boolean =>
    words.length > 0 &&
    words.every(isNew) &&
    words.every((word) =>
      question.terms.some(
        (term) =>
          meaningOf(term, 'unknown') !== undefined &&
          !isLight(term) &&
          wordsIn(term.text).some((one) => one === word),
      ),
    )
}

const capitalised = /^\p{Lu}\p{Ll}/u

/** Names by capitalisation, if most words of the message are lower case. */
const namesIn = ({ text }: Question): readonly string[] => {
  const words = text.match(/[\p{L}\p{N}'’&-]+/gu) ?? []
  const named = words.slice(1).filter((word) => capitalised.test(word))
  return named.length * 2 > words.length ? [] : named
}

const readAs = (plan: Plan, confidence: number): ReadQuestion => ({
  plan,
  also: [],
  coverage: 1,
  notUnderstood: [],
  confidence,
})

const sure = 0.85

/** Reading of a question about an unknown name; undefined if there is none. */
export const ofUnknownName = (
  question: Question,
  reads: readonly ReadQuestion[],
  context: Context,
): ReadQuestion | undefined => {
  const isOpen = ({ plan }: ReadQuestion): boolean =>
    ofFigures.has(plan.operator) || (plan.operator === 'find' && isNothing(evaluateFind(context, plan)))
  if (!reads.every(isOpen)) return undefined
  const isNew = isUnheld(question, context)
  const [, subject = ''] = doing.exec(question.text) ?? []
  const doer = wordsIn(subject).filter((word) => !isStopWord(word, formOf(word)))
  const isOwn = /\b(?:we|i|us|our|my|you)\b/i.test(subject)
  if (!isOwn && isNew(doer)) return readAs({ operator: 'decline', because: 'another-business' }, sure)
  const names = namesIn(question).filter((word) => isNew(wordsIn(word)))
  return names.length > 0 ? readAs({ operator: 'find', words: names.slice(0, 3) }, sure) : undefined
}
