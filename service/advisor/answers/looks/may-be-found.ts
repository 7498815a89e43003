/** Whether a question has words that a text on record may have. */
import type { Asked } from '#schema/advisor/fact-plans'
import type { Question } from '../../questions/question.ts'
import { searchWords } from '../../questions/readers/search-words.ts'
import { meaningOf } from '../../questions/term.ts'
import { askedFor, hasExactly } from '../../search/asked-for.ts'
import { isStopWord, isWeakWord } from '../../search/common-words.ts'
import type { Hit } from '../../search/find-sentences.ts'
import { formOf, wordsIn } from '../../search/word-forms.ts'
import { ofTexts } from '../weak-reading.ts'

/** True if a question has a word that is not about figures. */
const hasSubject = ({ terms }: Question): boolean =>
  terms.some(
    (term) =>
      (meaningOf(term, 'unknown') || meaningOf(term, 'decline')) &&
      wordsIn(term.words.join(' ')).some(
        (word) => !isStopWord(word, formOf(word)) && !isWeakWord(word, formOf(word)),
      ),
  )

const enoughWords = 3

/** Words that say something about the subject. */
export const strong = (words: readonly string[]): readonly string[] =>
  words.filter((word) => !isWeakWord(word, formOf(word)))

/** How many words say something about the subject. */
export const strongIn = (words: readonly string[]): number => strong(words).length

/** True for a question that is worth a search. */
export const mayBeFound = (question: Question): boolean =>
  hasSubject(question) ||
  ofTexts.has(askedFor(question.text)) ||
  strongIn(searchWords(question)) >= enoughWords

const besideIt = 0.9

/** Share of the question in a sentence; if the sentence has the requested fact, its context counts too. */
export const nearness = ({ near, coverage, sentence }: Hit, asked: Asked | undefined): number =>
  asked && hasExactly(sentence, asked) ? Math.max(near, coverage * besideIt) : near
