/** Years that reach up to now. */
import type { NamedPeriod } from '#schema/advisor/period'
import type { Word } from './calendar-phrases.ts'
import { isWord } from './calendar-words.ts'

/** True if months are asked for beside the period: they are whole then. */
const isByMonth = (words: readonly Word[], from: number, after: number): boolean =>
  words.some((_, at) => (at < from || at >= after) && isWord(words, at, 'month', 'monthly'))

/**
 * The years of `months` up to the last whole week, said by the words `from` to `after`; undefined if they are no whole years.
 * Whole months would leave out the latest weeks on record, so they are taken only where months are asked for.
 */
export const yearsUntilNow = (
  words: readonly Word[],
  from: number,
  after: number,
  months: number,
): NamedPeriod | undefined => {
  if (months < 12 || months % 12 !== 0) return undefined
  return isByMonth(words, from, after)
    ? { kind: 'last', unit: 'month', count: months }
    : { kind: 'last', unit: 'week', count: (52 * months) / 12 }
}

/** The year up to now. */
export const yearUntilNow = (words: readonly Word[], from: number, after: number): NamedPeriod =>
  yearsUntilNow(words, from, after, 12) ?? { kind: 'last', unit: 'week', count: 52 }
