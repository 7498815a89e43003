/** Names of people and places that nobody listed: made of syllables, beside some that are words as well. */

/** Random numbers from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number

/** Repeatable random numbers: the same for the same seed. */
export const randomOf = (seed: number): Random => {
  let state = seed >>> 0
  return () => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** One of a list. */
export const pick = <A>(random: Random, list: readonly [A, ...A[]] | readonly A[]): A => {
  const found = list[Math.floor(random() * list.length)]
  if (found === undefined) throw new Error('Nothing to pick from')
  return found
}

const onsets = 'b br d dr f g gr h j k kl l m mar n p r s sh t th tr v w y z'.split(' ')
const middles = 'a e i o u ee ai an en in on el ar or'.split(' ')
const endings = 'ra na la lie ry dy ne th ven ton la mo ka sha ris cus lyn nie'.split(' ')
const known =
  'Lorraine Dave Priya Nguyen Bill Mark Grace Rose Sandy Trish Kazza Mohammed Siobhan Wei Ollie Faith Guy Frank Penny Rich Dean Gail Art Summer Hope'.split(
    ' ',
  )
const placeEndings = 'vale ville bah gong ton field wood ra mba burra la dale ook'.split(' ')
const knownPlaces =
  'Noosa, Toowoomba, Surfers Paradise, Mount Isa, Coolangatta, Bundaberg, Fortitude Valley, Byron Bay, Cairns, Rockhampton, West End, Mooloolaba'.split(
    ', ',
  )
const roles = [
  'manager',
  'owner',
  'bookkeeper',
  'founder',
  'director',
  'office manager',
  'accountant',
  'principal',
] as const
const days = 'Monday Tuesday Wednesday Thursday Friday Saturday tomorrow'.split(' ')

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

const half = 0.5

const nameOf = (random: Random): string =>
  random() < half
    ? pick(random, known)
    : capital(pick(random, onsets) + pick(random, middles) + pick(random, endings))

const placeOf = (random: Random): string =>
  random() < half
    ? pick(random, knownPlaces)
    : capital(pick(random, onsets) + pick(random, middles) + pick(random, placeEndings))

/** A phrase with its names, places, roles and days filled in. */
export const filledIn = (phrase: string, random: Random): string =>
  phrase.replace(/\{(name|place|role|day)\}/g, (_, what: string) => {
    if (what === 'name') return nameOf(random)
    if (what === 'place') return placeOf(random)
    return pick<string>(random, what === 'role' ? roles : days)
  })
