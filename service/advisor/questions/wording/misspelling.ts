/** Help with typing errors: a word that is one edit away from exactly one word of the vocabulary. */

import { remember } from '../../remember.ts'
import { byWord } from '../by-word.ts'
import { stemOf } from '../classifier/stem.ts'
import { distance, soundOf } from './sounds.ts'

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

// Names of suppliers, streets and people come in many questions, and each reading of one looks at its words again.
const meantBy = remember((byLength: ByLength) =>
  byWord((word): { readonly meant?: string } => {
    const meant = meantOf(word, byLength)
    return meant === undefined ? {} : { meant }
  }),
)

/** Everyday words that people write in short or as they sound, the commoner first. */
const everyday =
  `whats what when which where who why how much many have has had can could would should will did does
  is are was were the and for with from that this there they them their your you our we last next past month week day
  year quarter days weeks months years today yesterday tomorrow sales sale wages wage margin profit profits cost costs
  staff rent lease cash money revenue takings fees billing bills settlements contractors salaries customers clients
  people compared between before after since until during summer winter autumn spring weekend monday tuesday wednesday
  thursday friday saturday sunday january february march april june july august september october november december
  best worst better worse higher lower highest lowest most least more less average total usual usually normal
  afford spend spent spending make made making take took taken need needs give get got lose lost losing left
  going doing tracking trading running looking coming costing paying hiring cutting raising about because without
  price prices raise increase decrease decision decided advisory deadline due done worth target forecast expect
  business shop office team hours supplies suppliers marketing premises overheads expenses please thanks sorry
  everything something anything nothing whole every each other another again never ever still just only`
    .split(/\s+/)
    .filter((word) => word !== '')

const skeletonOf = (word: string): string => (word[0] ?? '') + word.slice(1).replace(/[aeiouy]/g, '')

// Names of months and days are short for other words as well: "agst" is no August.
const named = /(?:day|uary|ember|ober|march|april|august)$/
const bySkeleton = new Map(
  everyday
    .filter((word) => !named.test(word))
    .toReversed()
    .map((word) => [skeletonOf(word), word]),
)

/** "Mnth", "lst", "cn": a word without any vowel is one of the everyday words. */
const withVowels = (word: string): string | undefined =>
  word.length < 3 || /[aeiouy]/.test(word.slice(1)) ? undefined : bySkeleton.get(word)

const bySound = new Map<string, readonly string[]>()
for (const word of everyday.filter(({ length }) => length > 3))
  bySound.set(soundOf(word), [...(bySound.get(soundOf(word)) ?? []), word])

const lettersOf = (word: string): string => (word[0] ?? '') + [...word.slice(1)].sort().join('')

const byLetters = new Map(everyday.toReversed().map((word) => [lettersOf(word), word]))

const leastSpoken = 4
const mostApart = 2

/** The one everyday word that sounds like a word and is written nearly so. */
const heardAs = (word: string): string | undefined => {
  if (word.length < leastSpoken) return undefined
  const near = (bySound.get(soundOf(word)) ?? [])
    .map((known) => ({ known, apart: distance(word, known) }))
    .filter(({ apart }) => apart <= mostApart)
    .sort((one, other) => one.apart - other.apart)
  const [first, second] = near
  return first && first.apart !== second?.apart ? first.known : undefined
}

/** The only word of a list, grouped by length, that is one edit from a word of at least five letters. */
export const respell = (word: string, byLength: ByLength): string | undefined => meantBy(byLength)(word).meant

const meantOf = (word: string, byLength: ByLength): string | undefined => {
  const spelled = withVowels(word)
  if (spelled !== undefined) return spelled
  if (word.length < minLength) return byLetters.get(lettersOf(word)) ?? heardAs(word)
  // The list has most words in the singular.
  return (
    nearOf(word, byLength) ??
    (word.length > minLength && word.endsWith('s') ? nearOf(word.slice(0, -1), byLength) : undefined) ??
    heardAs(word) ??
    soundsLike(word, byLength)
  )
}

/** From this length on, vowels may be wrong in two places: "calander", "seperately". */
const leastLong = 7

const longBySound = remember((byLength: ByLength): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>()
  for (const [length, words] of byLength)
    for (const known of length < leastLong - 1 ? noWords : words) {
      const sound = soundOf(known)
      found.set(sound, [...(found.get(sound) ?? []), known])
    }
  return found
})

/** The only word of a list with the same consonants and as many letters that is nearly spelled so. */
const soundsLike = (word: string, byLength: ByLength): string | undefined => {
  if (word.length < leastLong) return undefined
  const near = (longBySound(byLength).get(soundOf(word)) ?? []).filter(
    (known) => known.length === word.length && distance(word, known) <= mostApart,
  )
  return new Set(near.map(stemOf)).size === 1 ? near[0] : undefined
}

type Placed = { readonly known: string; readonly place: number }

/** The known words of one length by their first and by their last letter, each with its place in the list. */
const byEnds = remember((list: readonly string[]): ReadonlyMap<string, readonly Placed[]> => {
  const found = new Map<string, Placed[]>()
  for (const [place, known] of list.entries())
    for (const key of [`${known[0]}-`, `-${known.at(-1)}`]) {
      const group = found.get(key)
      if (group) group.push({ known, place })
      else found.set(key, [{ known, place }])
    }
  return found
})

const noWords: readonly string[] = []

/** One edit of a word of three letters or more leaves its first or its last as it is. */
const edited = (word: string, list: readonly string[]): readonly string[] => {
  const [first, last] = [word[0], word.at(-1)]
  const groups = byEnds(list)
  const ofFirst = (groups.get(`${first}-`) ?? []).filter(({ known }) => isOneEdit(word, known))
  const ofLast = (groups.get(`-${last}`) ?? []).filter(
    ({ known }) => known[0] !== first && isOneEdit(word, known),
  )
  const both = ofLast.length === 0 ? ofFirst : [...ofFirst, ...ofLast]
  return [...both].sort((one, other) => one.place - other.place).map(({ known }) => known)
}

const nearOf = (word: string, byLength: ByLength): string | undefined => {
  const near = [word.length - 1, word.length, word.length + 1].flatMap((length) =>
    length < minLength - 1 ? noWords : edited(word, byLength.get(length) ?? noWords),
  )
  // "Happend" is near "happen" and "happened", which are one word to us.
  const stems = new Set(near.map(stemOf))
  return stems.size === 1 ? near[0] : undefined
}
