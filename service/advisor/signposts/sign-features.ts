/** Features of a message from which it is learned whether it asks about the business at all: its words, who it is of, and how strange they are. */
import { stemOf } from '../questions/classifier/stem.ts'
import type { Question } from '../questions/question.ts'
import { meaningOf, type Term } from '../questions/term.ts'
import { isStopWord } from '../search/common-words.ts'
import { formOf, wordsIn } from '../search/word-forms.ts'

/** Words of a message that say what it is about, in the form under which they are compared. */
export const contentForms = (text: string): readonly string[] => [
  ...new Set(
    wordsIn(text)
      .filter((word) => /\p{L}/u.test(word) && !isStopWord(word, formOf(word)))
      .map(formOf),
  ),
]

const stemsOf = (term: Term): readonly string[] => {
  if (meaningOf(term, 'mark')) return []
  if (meaningOf(term, 'period')) return ['@time']
  return meaningOf(term, 'number') ? ['@number'] : term.words.map(stemOf)
}

const pairs = (list: readonly string[]): readonly string[] =>
  list.slice(1).map((one, at) => `${list[at] ?? ''}_${one}`)

/** The words of a message with their order. */
export const wordFeatures = ({ terms }: Question): readonly string[] => {
  const stems = terms.flatMap(stemsOf)
  return [
    ...new Set([
      ...stems.map((stem) => `w-${stem}`),
      ...pairs(['^', ...stems, '$']).map((pair) => `b-${pair}`),
      `first-${stems.slice(0, 2).join('_')}`,
    ]),
  ]
}

/** The same without the name of the product, which every topic of it may have. */
export const topicFeatures = (question: Question): readonly string[] =>
  wordFeatures(question).filter((feature) => !/jarvin/.test(feature))

const most = { strange: 2, size: 4, unknown: 4 } as const
const wordsPerSize = 4

const persons: readonly (readonly [name: string, words: RegExp])[] = [
  ['ours', /\b(?:we|us|our|ours)\b/i],
  ['mine', /\b(?:my|i|me)\b/i],
  ['yours', /\byour?\b/i],
]

const strangeness = (text: string, isKnown: (form: string) => boolean): string => {
  const forms = contentForms(text)
  const strange = forms.filter((form) => !isKnown(form)).length
  if (forms.length === 0) return 'bare'
  return strange === forms.length ? 'all-strange' : `strange-${Math.min(most.strange, strange)}`
}

const isPlain = ({ meanings }: Term): boolean =>
  meanings.every(({ kind }) => kind === 'unknown' || kind === 'filler')

/** All features of a message; `isKnown` says of a word whether questions about a business have it. */
export const signFeatures = (question: Question, isKnown: (form: string) => boolean): readonly string[] => {
  const { text, terms } = question
  const kinds = new Set(terms.flatMap(({ meanings }) => meanings.map(({ kind }) => kind)))
  const facts = [
    ...persons.map(([name, words]) => (words.test(text) ? name : `not-${name}`)),
    strangeness(text, isKnown),
    ...(['measure', 'lever', 'period', 'weekdays'] as const).filter((kind) => kinds.has(kind)),
  ]
  const words = terms.flatMap(stemsOf).length
  return [
    'bias',
    ...wordFeatures(question),
    `size-${Math.min(most.size, Math.floor(words / wordsPerSize))}`,
    `unknown-${Math.min(most.unknown, terms.filter(isPlain).length)}`,
    ...facts.map((fact) => `f-${fact}`),
    ...facts.flatMap((one, at) => facts.slice(at + 1).map((other) => `p-${one}_${other}`)),
  ]
}
