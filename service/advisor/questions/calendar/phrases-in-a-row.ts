/** Phrases of several words at a place in a message. */
import { remember } from '../../remember.ts'
import type { Word } from './calendar-phrases.ts'

// The phrases of the code, which are few.
const divided = new Map<string, readonly string[]>()

const wordsOfPhrase = (phrase: string): readonly string[] => {
  const known = divided.get(phrase)
  if (known) return known
  const words = phrase.split(' ')
  divided.set(phrase, words)
  return words
}

/** The place after the words of a phrase in a row; undefined if they are not there. */
export const afterWords = (words: readonly Word[], at: number, phrase: string): number | undefined => {
  let place = at
  for (const word of wordsOfPhrase(phrase)) {
    const found = words[place]
    if (found === undefined || (found.word !== word && !found.forms.includes(word))) return undefined
    place += 1
  }
  return place
}

const firstWordsOf = remember(
  (phrases: readonly string[]): ReadonlySet<string> =>
    new Set(phrases.flatMap((phrase) => wordsOfPhrase(phrase)[0] ?? [])),
)

/** True if one of these phrases may begin at a place: most places have none of their first words. The list must be a constant. */
export const mayBeAt = (words: readonly Word[], at: number, phrases: readonly string[]): boolean => {
  const found = words[at]
  if (found === undefined) return false
  const first = firstWordsOf(phrases)
  if (first.has(found.word)) return true
  for (const form of found.forms) if (first.has(form)) return true
  return false
}

/** The place after the first of these phrases that is there. The list must be a constant. */
export const afterOneOf = (
  words: readonly Word[],
  at: number,
  phrases: readonly string[],
): number | undefined => {
  if (!mayBeAt(words, at, phrases)) return undefined
  for (const phrase of phrases) {
    const after = afterWords(words, at, phrase)
    if (after !== undefined) return after
  }
  return undefined
}
