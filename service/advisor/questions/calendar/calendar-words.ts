/** Words of a message as parts of dates and periods: numbers, units, months, seasons, holidays, weekdays. */
import {
  type CalendarUnit,
  calendarUnits,
  type Holiday,
  holidays,
  type Season,
  seasons,
} from '#schema/advisor/period'
import {
  holidayWords,
  monthWords,
  ordinalWords,
  seasonWords,
  unitWords,
  weekdayWords,
} from '../lexicon/calendar.ts'
import { numberWords } from '../lexicon/numbers.ts'
import { type At, type Phrases, phrases, type Word } from './calendar-phrases.ts'

export { afterOneOf, afterWords, mayBeAt } from './phrases-in-a-row.ts'
export type { At, Word }

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

/** True if a word is one of these. */
export const isWord = (words: readonly Word[], at: number, ...wanted: readonly string[]): boolean => {
  const found = words[at]
  if (found === undefined) return false
  // Without a function for each call: most of reading a message is this question.
  for (const one of wanted) if (one === found.word || found.forms.includes(one)) return true
  return false
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
  const found = numbers(words, at)
  return found && isWord(words, found.after, 'of') && isWord(words, at, 'couple', 'pair')
    ? { ...found, after: found.after + 1 }
    : found
}

/** A year in four digits. */
export const yearAt = (words: readonly Word[], at: number): number | undefined => {
  const { value = 0, unit, text = '' } = words[at] ?? {}
  // "Days under 2000" are compared with a number.
  if (
    isWord(
      words,
      at - 1,
      'under',
      'over',
      'above',
      'below',
      'than',
      'beat',
      'hit',
      'least',
      'most',
      'past',
      'top',
    )
  )
    return undefined
  return unit === 'plain' && /^\d{4}$/.test(text) && value >= 1990 && value <= 2100 ? value : undefined
}

const monthLead = [
  'in',
  'than',
  'with',
  'against',
  'beat',
  'beats',
  'match',
  'matched',
  'vs',
  'v',
  'compared',
  'through',
  'before',
  'after',
  'by',
  'was',
  'whole',
  'all',
  'our',
  'did',
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
  const found = months(words, at)
  // "May" is a verb as well.
  const isVerb = isWord(words, at, 'may') && words[at]?.text !== 'May' && !isWord(words, at - 1, ...monthLead)
  return isVerb ? undefined : found
}

export const seasonAt = (words: readonly Word[], at: number) => seasonPhrases(words, at)
/** A holiday; "better Friday to Sunday" is no Good Friday. */
export const holidayAt = (words: readonly Word[], at: number) =>
  /^(?:better|best)$/.test(words[at]?.word ?? '') ? undefined : holidayPhrases(words, at)
export const unitAt = (words: readonly Word[], at: number) => unitPhrases(words, at)

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
  return ordinals(words, at)
}

/** Days of the week; `isPlural` for "Saturdays", which are no single day. */
export const weekdaysAt = (
  words: readonly Word[],
  at: number,
): (At<readonly number[]> & { readonly isPlural: boolean }) | undefined => {
  const found = singleDays(words, at)
  const text = words[(found?.after ?? 1) - 1]?.text.toLowerCase() ?? ''
  return (
    found && {
      ...found,
      isPlural: found.value.length > 1 || (text.endsWith('s') && !/^(tues|thurs)$/.test(text)),
    }
  )
}
