/** Words of a question that a text on record may have: names, things, acts and numbers, and no words that only ask. */
import { isStopWord } from '../../search/common-words.ts'
import { formOf, wordsIn } from '../../search/word-forms.ts'
import { byWord } from '../by-word.ts'
import { spellings } from '../lexicon/spellings.ts'
import type { Question, Used } from '../question.ts'
import { isCue, meaningOf, type Term } from '../term.ts'

const maxWords = 12
const longest = 60
const none: Used = new Set()

/** Runs of words that say how to answer, such as "on my plate" or "how many times". */
const isAskingPhrase = (term: Term): boolean =>
  term.words.length > 1 && term.meanings.every(({ kind }) => kind === 'cue' || kind === 'filler')

const isAsking = (word: string): boolean => isStopWord(word, formOf(word))

/** What a short spelling stands for: "mgr" is "manager". */
const spelledOut = (word: string): string =>
  (Object.hasOwn(spellings, word) ? spellings[word] : undefined) ?? word

/**
 * Its words as they were written: what is on record decides which typing error they may be. What was corrected to a word
 * that only asks, asks.
 */
const wordsOf = (term: Term): readonly string[] =>
  meaningOf(term, 'mark') || isAskingPhrase(term) || isCue(term, 'question') ? [] : writtenWords(term.text)

const writtenWords = byWord((text) => wordsIn(text.toLowerCase().split(/\s+/).map(spelledOut).join(' ')))

/** The words that are looked for on record, without those of terms that were used. */
export const searchWords = ({ terms }: Question, used: Used = none): string[] =>
  [...new Set(wordsIn(terms.flatMap((term, at) => (used.has(at) ? [] : wordsOf(term))).join(' ')))]
    .filter((word) => !isAsking(word))
    .map((word) => word.slice(0, longest))
    .slice(0, maxWords)

/** Marks as used the terms that have one of these words, those of a phrase that is looked for by another name, and those that only ask. */
export const useWords = ({ terms, text }: Question, used: Used, words: readonly string[]): void => {
  const taken = new Set(words)
  const whole = new Set(wordsIn(text))
  for (const [at, term] of terms.entries())
    if (
      isAskingPhrase(term) ||
      wordsOf(term).every((word) => taken.has(word) || isAsking(word) || !whole.has(word))
    )
      used.add(at)
}
