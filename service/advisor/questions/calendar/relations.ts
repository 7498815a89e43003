/** Periods named by another: "the month before", "the same week last year". */
import type { Period } from '#schema/advisor/period'
import {
  type At,
  afterOneOf,
  afterWords,
  holidayAt,
  isWord,
  mayBeAt,
  monthAt,
  seasonAt,
  skipJoining,
  type Word,
} from './calendar-words.ts'

/** Where another period is that a period is compared with: the same a year earlier, or the one just before. */
export type Relation = NonNullable<Period['moved']>

export const relations: readonly (readonly [relation: Relation, phrases: readonly string[]])[] = [
  [
    'year-before',
    [
      'this time last year',
      'same time last year',
      'year ago',
      'year on year',
      'yoy',
      'year earlier',
      'year before',
      'year prior',
      'year over year',
      'last year same',
      'prior year',
      'previous year',
    ],
  ],
  [
    'just-before',
    [
      'week before that',
      'month before that',
      'quarter before that',
      'week before it',
      'week before',
      'month before',
      'quarter before',
      'fortnight before',
      'one before',
      'month prior',
      'week prior',
      'prior week',
      'prior month',
      'prior quarter',
      'previous week',
      'previous month',
      'previous quarter',
      'before that',
      'week on week',
      'month on month',
      'quarter on quarter',
      'wk before',
      '1 before',
      'half before',
      'day before',
    ],
  ],
]

export const sameUnit = ['same', 'corresponding', 'equivalent']

const counted = ['one', 'two', 'three', 'four', 'five', 'six', 'eight', 'twelve']

/** "The week before Christmas" is before a time that is named, and not before another period. */
const isNamed = (words: readonly Word[], after: number): boolean => {
  const place = skipJoining(words, after)
  return (
    words[place]?.value !== undefined ||
    [holidayAt(words, place), monthAt(words, place), seasonAt(words, place)].some(Boolean)
  )
}

const yearsBack = [
  'last year',
  'year before',
  'prior year',
  'previous year',
  'year earlier',
  'year ago',
  'last fy',
]

/** "The September before that" is a year earlier. */
const isOfYear = (words: readonly Word[], at: number): boolean =>
  at >= 0 && [monthAt(words, at), seasonAt(words, at)].some(Boolean)

export const relationAt = (words: readonly Word[], at: number): At<Relation> | undefined => {
  // "The same month last year", "the corresponding quarter of the prior year"
  if (isWord(words, at, ...sameUnit))
    for (let place = at + 1; place <= at + 5; place++) {
      const year = afterOneOf(words, place, yearsBack)
      if (year !== undefined) return { after: year, value: 'year-before' }
    }
  for (const [value, phrases] of relations) {
    if (!mayBeAt(words, at, phrases)) continue
    for (const phrase of phrases) {
      const after = afterWords(words, at, phrase)
      if (after !== undefined && !isWord(words, after, 'last', 'yesterday') && !isNamed(words, after))
        return { after, value: phrase === 'before that' && isOfYear(words, at - 1) ? 'year-before' : value }
    }
  }
  const before = isWord(words, at, ...counted) || words[at]?.value !== undefined
  const end = before && isWord(words, at + 1, 'week', 'month', 'quarter') ? at + 2 : at + 1
  return before && isWord(words, end, 'before') && !isWord(words, end + 1, 'last') && !isNamed(words, end + 1)
    ? { after: end + 1, value: 'just-before' }
    : undefined
}
