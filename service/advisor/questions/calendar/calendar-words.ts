/** Words of a message as parts of dates and periods: numbers, units, months, seasons, holidays, weekdays. */
import {
  type CalendarUnit,
  calendarUnits,
  type Holiday,
  holidays,
  type Season,
  seasons,
} from '#schema/advisor/period'
import { remember } from '../../remember.ts'
import {
  holidayWords,
  monthWords,
  ordinalWords,
  seasonWords,
  unitWords,
  weekdayWords,
} from '../lexicon/calendar.ts'
import { numberWords } from '../lexicon/numbers.ts'
import type { Token } from '../tokens.ts'

/** A token with the forms that its word may be an inflection of. */
export type Word = Token & { readonly forms: readonly string[] }

/** A value over some words, from the place it was looked for until `after` (exclusive). */
export type At<A> = { readonly after: number; readonly value: A }

type Phrases<A> = ReadonlyMap<string, readonly { readonly rest: readonly string[]; readonly value: A }[]>

const phrases = <A>(entries: readonly (readonly [value: A, phrases: readonly string[]])[]): Phrases<A> => {
  const found = new Map<string, { rest: readonly string[]; value: A }[]>()
  for (const [value, list] of entries)
    for (const phrase of list) {
      const [first = '', ...rest] = phrase.split(' ')
      found.set(first, [...(found.get(first) ?? []), { rest, value }])
    }
  return found
}

const keyed = <K extends string>(keys: readonly K[], words: { readonly [key in K]: readonly string[] }) =>
  phrases(keys.map((key): [K, readonly string[]] => [key, words[key]]))

const months = phrases(monthWords.map((list, at): [number, readonly string[]] => [at + 1, list]))
const seasonPhrases: Phrases<Season> = keyed(seasons, seasonWords)
const holidayPhrases: Phrases<Holiday> = keyed(holidays, holidayWords)
const unitPhrases: Phrases<CalendarUnit> = keyed(calendarUnits, unitWords)
const ordinals = phrases(ordinalWords)
const numbers = phrases(numberWords)
const singleDays = phrases(
  weekdayWords.map(([days, list]): [readonly number[], readonly string[]] => [days, list]),
)

/** What is at each place of these words, by list of phrases. */
type Looked = ReadonlyMap<Phrases<unknown>, Map<number, At<unknown> | undefined>>

const lookedUp = remember(
  (_: readonly Word[]): Looked =>
    new Map(
      [months, seasonPhrases, holidayPhrases, unitPhrases, ordinals, numbers, singleDays].map((list) => [
        list,
        new Map(),
      ]),
    ),
)

// Readers of periods look at the same places many times.
const longest = <A>(words: readonly Word[], at: number, among: Phrases<A>): At<A> | undefined => {
  const places = lookedUp(words).get(among) as Map<number, At<A> | undefined> | undefined
  if (places?.has(at)) return places.get(at)
  const found = longestOf(words, at, among)
  places?.set(at, found)
  return found
}

const longestOf = <A>(words: readonly Word[], at: number, among: Phrases<A>): At<A> | undefined => {
  let best: At<A> | undefined
  for (const form of words[at]?.forms ?? [])
    for (const { rest, value } of among.get(form) ?? []) {
      const isThere = rest.every((word, next) => words[at + 1 + next]?.forms.includes(word))
      const after = at + 1 + rest.length
      if (isThere && (!best || after > best.after)) best = { after, value }
    }
  return best
}

/** True if a word is one of these. */
export const isWord = (words: readonly Word[], at: number, ...wanted: readonly string[]): boolean => {
  const found = words[at]
  if (found === undefined) return false
  // Without a function for each call: most of reading a message is this question.
  for (const one of wanted) if (one === found.word || found.forms.includes(one)) return true
  return false
}

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
    if (!isWord(words, place, word)) return undefined
    place += 1
  }
  return place
}

const joining = ['the', 'of', 'in', 'our', 'a', 'for', 'on', 'to', 'about', 'around']

/** The place after articles and prepositions. */
export const skipJoining = (words: readonly Word[], at: number): number => {
  let place = at
  while (place < at + 3 && isWord(words, place, ...joining)) place += 1
  return place
}

/** A whole number in digits or words; more units than any business has on record are no count of them. */
export const countAt = (words: readonly Word[], at: number): At<number> | undefined => {
  const { value, unit } = words[at] ?? {}
  if (value !== undefined)
    return unit === 'plain' && Number.isInteger(value) && value >= 1 && value <= 600
      ? { after: at + 1, value }
      : undefined
  if (isWord(words, at, 'few', 'several')) return { after: at + 1, value: 3 }
  const found = longest(words, at, numbers)
  return found && isWord(words, found.after, 'of') && isWord(words, at, 'couple', 'pair')
    ? { ...found, after: found.after + 1 }
    : found
}

/** A year in four digits. */
export const yearAt = (words: readonly Word[], at: number): number | undefined => {
  const { value = 0, unit, text = '' } = words[at] ?? {}
  return unit === 'plain' && /^\d{4}$/.test(text) && value >= 1990 && value <= 2100 ? value : undefined
}

const monthLead = [
  'in',
  'of',
  'for',
  'since',
  'last',
  'this',
  'to',
  'and',
  'from',
  'until',
  'during',
  'between',
  'mid',
  'early',
  'late',
  'or',
  'versus',
  'on',
]

export const monthAt = (words: readonly Word[], at: number): At<number> | undefined => {
  const found = longest(words, at, months)
  // "May" is a verb as well.
  const isVerb = isWord(words, at, 'may') && words[at]?.text !== 'May' && !isWord(words, at - 1, ...monthLead)
  return isVerb ? undefined : found
}

export const seasonAt = (words: readonly Word[], at: number) => longest(words, at, seasonPhrases)
export const holidayAt = (words: readonly Word[], at: number) => longest(words, at, holidayPhrases)
export const unitAt = (words: readonly Word[], at: number) => longest(words, at, unitPhrases)

/** Which of several: 1 for the first, -1 for the last. "1st" is a number and two letters. */
export const ordinalAt = (words: readonly Word[], at: number): At<number> | undefined => {
  const { value, unit } = words[at] ?? {}
  const ending = words[at + 1]
  if (
    value !== undefined &&
    unit === 'plain' &&
    ending &&
    !ending.isApart &&
    /^(?:st|nd|rd|th)$/.test(ending.word)
  )
    return { after: at + 2, value }
  return longest(words, at, ordinals)
}

/** Days of the week; `isPlural` for "Saturdays", which are no single day. */
export const weekdaysAt = (
  words: readonly Word[],
  at: number,
): (At<readonly number[]> & { readonly isPlural: boolean }) | undefined => {
  const found = longest(words, at, singleDays)
  const text = words[(found?.after ?? 1) - 1]?.text.toLowerCase() ?? ''
  return (
    found && {
      ...found,
      isPlural: found.value.length > 1 || (text.endsWith('s') && !/^(tues|thurs)$/.test(text)),
    }
  )
}
