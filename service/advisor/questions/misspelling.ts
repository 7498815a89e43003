/** Help with typing errors: a word that is one edit away from exactly one word of the vocabulary. */

import { remember } from '../remember.ts'
import { byWord } from './by-word.ts'
import { stemOf } from './classifier/stem.ts'

/** Shorter words have too many neighbours. */
const minLength = 5

/** Words tried in a message; a message with more is not mistyped but in another language. */
export const maxTried = 12

/** True if one letter added, left out, exchanged, or two neighbours swapped make one word of the other. */
const isOneEdit = (one: string, other: string): boolean => {
  let from = 0
  while (from < one.length && one[from] === other[from]) from += 1
  let end = one.length
  let otherEnd = other.length
  while (end > from && otherEnd > from && one[end - 1] === other[otherEnd - 1]) {
    end -= 1
    otherEnd -= 1
  }
  const isSwapped =
    end - from === 2 &&
    otherEnd - from === 2 &&
    one[from] === other[from + 1] &&
    one[from + 1] === other[from]
  return isSwapped || Math.max(end, otherEnd) - from <= 1
}

type ByLength = ReadonlyMap<number, readonly string[]>

// Names of suppliers, streets and people come in many questions.
const nearBy = remember((byLength: ByLength) =>
  byWord((word): { readonly meant?: string } => {
    const meant = nearOf(word, byLength)
    return meant === undefined ? {} : { meant }
  }),
)

/** Everyday words that people write without their vowels. */
const everyday =
  `last this next month week weeks days what whats which year sales wages margin profit costs staff rent cash
  revenue fees billing settlements contractors salaries customers compared between before after summer winter weekend`.split(
    /\s+/,
  )

const skeletonOf = (word: string): string => (word[0] ?? '') + word.slice(1).replace(/[aeiouy]/g, '')

const bySkeleton = new Map(everyday.toReversed().map((word) => [skeletonOf(word), word]))

/** "Mnth", "lst", "prft": a word of at least three letters without any vowel is one of the everyday words. */
const withVowels = (word: string): string | undefined =>
  word.length < 3 || /[aeiou]/.test(word.slice(1)) ? undefined : bySkeleton.get(skeletonOf(word))

/** The only word of a list, grouped by length, that is one edit from a word of at least five letters. */
export const respell = (word: string, byLength: ByLength): string | undefined => {
  const spelled = withVowels(word)
  if (spelled !== undefined || word.length < minLength) return spelled
  const near = nearBy(byLength)
  // The list has most words in the singular.
  return (
    near(word).meant ??
    (word.length > minLength && word.endsWith('s') ? near(word.slice(0, -1)).meant : undefined)
  )
}

const nearOf = (word: string, byLength: ByLength): string | undefined => {
  const near = [word.length - 1, word.length, word.length + 1]
    .flatMap((length) => byLength.get(length) ?? [])
    .filter((known) => known.length >= minLength - 1 && isOneEdit(word, known))
  // "Happend" is near "happen" and "happened", which are one word to us.
  const stems = new Set(near.map(stemOf))
  return stems.size === 1 ? near[0] : undefined
}
