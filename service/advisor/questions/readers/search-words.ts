/** Words of a question that a text on record may have: names, things, acts and numbers, and no words that only ask. */
import { isStopWord } from '../../search/synonyms.ts'
import { formOf, wordsIn } from '../../search/word-forms.ts'
import type { Question, Used } from '../question.ts'
import { isCue, meaningOf, type Term } from '../term.ts'

const maxWords = 12
const longest = 60
const none: Used = new Set()

/** Runs of words that say how to answer, such as "on my plate" or "how many times". */
const isAskingPhrase = (term: Term): boolean =>
  term.words.length > 1 && term.meanings.every(({ kind }) => kind === 'cue')

const isAsking = (word: string): boolean => isStopWord(word, formOf(word))

/** Its words with typing errors corrected; "butter" is none for "better". */
const wordsOf = (term: Term): readonly string[] => {
  const written = wordsIn(term.text)
  const isRespelled = written.length === term.words.length && term.words.every(isAsking)
  if (isRespelled && !written.every(isAsking)) return written
  return meaningOf(term, 'mark') || isAskingPhrase(term) || isCue(term, 'question') ? [] : term.words
}

/** The words that are looked for on record, without those of terms that were used. */
export const searchWords = ({ terms }: Question, used: Used = none): string[] =>
  [...new Set(wordsIn(terms.flatMap((term, at) => (used.has(at) ? [] : wordsOf(term))).join(' ')))]
    .filter((word) => !isAsking(word))
    .map((word) => word.slice(0, longest))
    .slice(0, maxWords)

/** Marks as used the terms that have one of these words, and those that only ask. */
export const useWords = ({ terms }: Question, used: Used, words: readonly string[]): void => {
  const taken = new Set(words)
  for (const [at, term] of terms.entries())
    if (
      isAskingPhrase(term) ||
      wordsIn(term.words.join(' ')).every((word) => taken.has(word) || isAsking(word))
    )
      used.add(at)
}
