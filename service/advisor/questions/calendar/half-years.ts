/** Halves of a year: "H1 2026", "the second half of last year", "this half". */
import type { NamedPeriod } from '#schema/advisor/period'
import type { IsoDate } from '#schema/core/scalars'
import { monthOf, yearOf } from '../../periods/dates.ts'
import {
  type At,
  afterWords,
  countAt,
  isWord,
  monthAt,
  ordinalAt,
  skipJoining,
  type Word,
} from './calendar-words.ts'
import { yearAfter } from './year-after.ts'

type Named = At<NamedPeriod>

/** "The second half of the month" is no half of a year. */
const isOfShorter = (words: readonly Word[], at: number): boolean => {
  const place = isWord(words, at, 'of') ? at + 1 : at
  const unit = isWord(words, place, 'the', 'a', 'each', 'every', 'any') ? place + 1 : place
  return place > at && isWord(words, unit, 'month', 'months', 'week', 'weeks', 'day', 'quarter')
}

/** Words between the two of a comparison. */
const farthest = 14

/** "The first half of 2025 with the second": the other half of the same year. */
const besideHalf = (
  words: readonly Word[],
  at: number,
  { after, value }: { readonly after: number; readonly value: number },
  today: IsoDate,
): Named | undefined => {
  const next = words[after]?.word
  if (value > 2 || (next !== undefined && /^[\p{L}\d]/u.test(next))) return undefined
  for (let place = Math.max(0, at - farthest); place < at - 1; place++) {
    const other = isWord(words, place, 'first', 'second', '1st', '2nd')
      ? half(words, place, today)
      : undefined
    if (other?.value.kind === 'half' && other.value.half !== value)
      return { after, value: { ...other.value, half: value } }
  }
  return undefined
}

/** "H1 2026", "the second half of last year". */
export const half = (words: readonly Word[], at: number, today: IsoDate): Named | undefined => {
  const short =
    isWord(words, at, 'h') && words[at + 1]?.isApart === false ? countAt(words, at + 1) : undefined
  const nth = ordinalAt(words, at)
  const long =
    nth && isWord(words, nth.after, 'half') ? { after: nth.after + 1, value: nth.value } : undefined
  const beside = nth && !long ? besideHalf(words, at, nth, today) : undefined
  if (beside) return beside
  const found = short ?? long
  if (!found || found.value < 1 || found.value > 2 || isOfShorter(words, found.after)) return undefined
  const place = skipJoining(words, found.after)
  const ofThis =
    afterWords(words, place, 'year') ??
    afterWords(words, place, 'this one') ??
    afterWords(words, place, 'one')
  const { after, value } = yearAfter(words, found.after, today)
  return { after: Math.max(after, ofThis ?? 0), value: { kind: 'half', half: found.value, ...value } }
}

/** "The half year", "this half", "the half year to December": the half that is under way, or that ends then. */
export const halfYear = (words: readonly Word[], at: number, today: IsoDate): Named | undefined => {
  if (!isWord(words, at, 'half')) return undefined
  const dash = isWord(words, at + 1, '-') ? at + 2 : at + 1
  const isYear = isWord(words, dash, 'year')
  if (!isYear && !isWord(words, at - 1, 'this')) return undefined
  const place = isYear ? dash + 1 : at + 1
  const isTo = isWord(words, place, 'to', 'ending', 'until', 'till')
  const ends = isTo ? monthAt(words, place + (isWord(words, place + 1, 'in') ? 2 : 1)) : undefined
  const end = ends?.value === 12 ? 2 : ends?.value === 6 ? 1 : undefined
  if (ends && end === undefined) return undefined
  return {
    after: ends?.after ?? place,
    value: { kind: 'half', half: end ?? (monthOf(today) > 6 ? 2 : 1), year: yearOf(today) },
  }
}
