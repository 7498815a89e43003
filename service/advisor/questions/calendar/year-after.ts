/** The year that follows a period with a name. */
import type { IsoDate } from '#schema/core/scalars'
import { yearOf } from '../../periods/dates.ts'
import { type At, afterWords, isWord, skipJoining, type Word, yearAt } from './calendar-words.ts'

/** "2025", "of last year", "but last year", "this year". */
export const yearAfter = (words: readonly Word[], at: number, today: IsoDate): At<{ year?: number }> => {
  const place = isWord(words, at, 'but') ? at + 1 : skipJoining(words, at)
  const year = yearAt(words, place)
  if (year !== undefined) return { after: place + 1, value: { year } }
  const beside = afterWords(words, place, 'last year') ?? afterWords(words, place, 'the year before')
  if (beside !== undefined) return { after: beside, value: { year: yearOf(today) - 1 } }
  const current = afterWords(words, place, 'this year')
  return current === undefined ? { after: at, value: {} } : { after: current, value: { year: yearOf(today) } }
}
