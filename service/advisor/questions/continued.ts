/** Questions that go on with the subject of the one before: "and when was that meant to be done?" */
import type { AnswerablePlan } from '#schema/advisor/plan'
import { askedFor } from '../search/asked-for.ts'
import { isWeakWord } from '../search/common-words.ts'
import { formOf } from '../search/word-forms.ts'
import { isLightWord } from './lexicon/light.ts'
import type { Question } from './question.ts'
import type { ReadQuestion } from './read.ts'
import { searchWords } from './readers/search-words.ts'

const pronoun = /\b(?:that|it|this|they|them|those|these|he|him|she|her|there)\b/i

/** What a plan about facts is about. */
export const subjectWords = (plan: ReadQuestion['plan'] | undefined): readonly string[] =>
  plan !== undefined && 'words' in plan && plan.words ? plan.words : []

const strong = (words: readonly string[]): readonly string[] =>
  words.filter((word) => !isWeakWord(word, formOf(word)) && !isLightWord(word))

/** The question with the subject before it in place of its pronoun; undefined where it has a subject of its own. */
export const withSubject = (
  question: Question,
  before: ReadQuestion['plan'] | undefined,
): string | undefined => {
  const words = subjectWords(before)
  const { text } = question
  if (words.length === 0 || !pronoun.test(text)) return undefined
  if (strong(searchWords(question)).length > 0 || question.periods.length > 0) return undefined
  return text.replace(pronoun, words.join(' '))
}

/** The same for one fact of what the question before was about: who said it, when it is, how much it costs. */
export const ofSameSubject = (
  question: Question,
  before: ReadQuestion['plan'] | undefined,
): AnswerablePlan | undefined => {
  const asked = askedFor(question.text)
  if (asked === undefined || asked === 'why' || withSubject(question, before) === undefined) return undefined
  return { operator: 'find', words: [...subjectWords(before)], asked }
}
