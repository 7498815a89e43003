/** "The October long weekend", "the long weekend in May", "the last public holiday": a public holiday with the free days beside it. */
import type { NamedPeriod } from '#schema/advisor/period'
import type { IsoDate } from '#schema/core/scalars'
import { plusDays, weekdayOf } from '../../calendar.ts'
import type { Span } from '../../periods/dates.ts'
import { publicHolidaysIn } from '../../periods/holidays.ts'
import { type Moment, resolvePeriod } from '../../periods/resolve-period.ts'
import { type At, isWord, monthAt, type Word } from './calendar-words.ts'
import { yearAfter } from './year-after.ts'

const monday = 0
const friday = 4
const saturday = 5
const isLong = (words: readonly Word[], at: number): boolean =>
  isWord(words, at, 'long') && isWord(words, at + 1, 'weekend')

/** Where the month is named, and where the words end; undefined for other words. */
const monthOfIt = (words: readonly Word[], at: number): At<number> | undefined => {
  const first = monthAt(words, at)
  if (first && isLong(words, first.after)) return { after: first.after + 2, value: first.value }
  if (!isLong(words, at) || !isWord(words, at + 2, 'in', 'of')) return undefined
  return monthAt(words, at + 3)
}

/** Longest run of free days on one side of a public holiday. */
const most = 7

/** The free days in a row that a public holiday is one of: Good Friday to Easter Monday. */
const freeDaysAround = (day: IsoDate): Span => {
  const holidays = publicHolidaysIn({ from: plusDays(day, -most), to: plusDays(day, most) })
  const isFree = (date: IsoDate) => weekdayOf(date) >= saturday || holidays.some(({ from }) => from === date)
  const last = (step: 1 | -1): IsoDate => {
    let at = day
    for (let count = 0; count < most && isFree(plusDays(at, step)); count += 1) at = plusDays(at, step)
    return at
  }
  return { from: last(-1), to: last(1) }
}

const daysBack = 183

/** Where "the long weekend" or "the last public holiday" without a month ends; undefined for one ahead, and for other words. */
const latestAt = (words: readonly Word[], at: number): At<'weekend' | 'day'> | undefined => {
  if (
    isWord(
      words,
      at - 1,
      'next',
      'coming',
      'upcoming',
      'this',
      'every',
      'each',
      'a',
      'any',
      'last',
      'previous',
    )
  )
    return undefined
  const first = isWord(words, at, 'last', 'previous', 'latest') ? at + 1 : at
  if (isLong(words, first)) return { after: first + 2, value: 'weekend' }
  const isDay = isWord(words, first, 'public') && isWord(words, first + 1, 'holiday')
  return isDay ? { after: first + 2, value: 'day' } : undefined
}

/** The latest long weekend or public holiday that is over: what it did is asked, whichever it was. */
const latestOver = (words: readonly Word[], at: number, { today }: Moment): At<NamedPeriod> | undefined => {
  const found = latestAt(words, at)
  if (!found) return undefined
  const day = publicHolidaysIn({ from: plusDays(today, -daysBack), to: plusDays(today, -1) }).findLast(
    ({ from }) => found.value === 'day' || [monday, friday].includes(weekdayOf(from)),
  )
  if (!day) return undefined
  const span = found.value === 'day' ? { from: day.from, to: day.from } : freeDaysAround(day.from)
  return { after: found.after, value: { kind: 'dates', ...span } }
}

/** The days of a long weekend that is named by its month, or of the latest one; undefined where there is none. */
export const longWeekendAt = (
  words: readonly Word[],
  at: number,
  moment: Moment,
): At<NamedPeriod> | undefined => {
  const found = monthOfIt(words, at)
  if (!found) return latestOver(words, at, moment)
  const { after, value } = yearAfter(words, found.after, moment.today)
  const span = resolvePeriod({ of: { kind: 'month', month: found.value, ...value } }, moment)
  const day = span
    ? publicHolidaysIn(span).find(({ from }) => [monday, friday].includes(weekdayOf(from)))
    : undefined
  if (!day) return undefined
  return { after, value: { kind: 'dates', ...freeDaysAround(day.from) } }
}
