/** "Half a day", "half a percent", "half an hour", "half a million", "and a half": half of one of something. */
import { type At, isWord, type Word } from '../calendar/calendar-words.ts'
import type { NumberUnit } from '../tokens.ts'

const percentWords = ['percent', '%', 'point', 'percentage']
const bigUnits: Readonly<Record<string, number>> = {
  dozen: 6,
  million: 500_000,
  thousand: 500,
  grand: 500,
  hundred: 50,
}

/** Half of one unit; undefined for half of all there is, as in "half the wages". */
export const halfOfOneAt = (
  words: readonly Word[],
  at: number,
): (At<number> & { readonly unit: NumberUnit }) | undefined => {
  if (!isWord(words, at, 'half')) return undefined
  const hasOf = isWord(words, at + 1, 'of') && isWord(words, at + 2, 'a', 'an', 'one')
  const next = hasOf ? at + 3 : isWord(words, at + 1, 'a', 'an') ? at + 2 : at + 1
  const isArticle = next > at + 1
  if (isWord(words, next, ...percentWords) || (isWord(words, next, 'per') && isWord(words, next + 1, 'cent')))
    return { after: next + (isWord(words, next, 'per', 'percentage') ? 2 : 1), value: 0.5, unit: 'percent' }
  if (!isArticle) return undefined
  const big = bigUnits[words[next]?.word ?? '']
  if (big !== undefined)
    return { after: next + 1, value: big, unit: isWord(words, next, 'grand') ? 'dollars' : 'plain' }
  if (isWord(words, next, 'hour')) return { after: next + 1, value: 0.5, unit: 'hours' }
  return isWord(words, next, 'day', 'shift', 'point', 'dollar', 'buck', 'sale', 'person')
    ? {
        after: isWord(words, next, 'dollar', 'buck') ? next + 1 : next,
        value: 0.5,
        unit: isWord(words, next, 'dollar', 'buck') ? 'dollars' : 'plain',
      }
    : undefined
}

/** What follows a number in "two and a half": its end. */
export const andHalfAt = (words: readonly Word[], at: number): number | undefined =>
  isWord(words, at, 'and') && isWord(words, at + 1, 'a') && isWord(words, at + 2, 'half') ? at + 3 : undefined
