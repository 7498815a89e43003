/** Times in a sentence: dates, weeks named by a day, weeks counted from a day, and months. */
import type { IsoDate, IsoTime } from '#schema/core/scalars'
import { plusDays, today } from '../calendar.ts'
import { monthsSpan } from '../periods/calendar-units.ts'
import { dateOf, mondayOf, monthOf, type Span, yearOf } from '../periods/dates.ts'
import { datesIn } from './dated-sentences.ts'

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'.split(
  '|',
)
const monthPattern = months.join('|')
const counts = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'.split('|')

const isDay = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1
}

/** A day without a year is the latest one before the writing. */
const dayOf = (
  day: string,
  month: string,
  year: string | undefined,
  written: IsoDate,
): IsoDate | undefined => {
  const nth = months.indexOf(month) + 1
  const own = year === undefined ? yearOf(written) : Number(year)
  if (!isDay(own, nth, Number(day))) return undefined
  const date = dateOf(own, nth, Number(day))
  return year === undefined && date > plusDays(written, 31) && isDay(own - 1, nth, Number(day))
    ? dateOf(own - 1, nth, Number(day))
    : date
}

const weekWords = new RegExp(
  String.raw`\b(?:week (?:of|starting|beginning)|(?:(?<count>${counts.join('|')}|\d+) )?weeks? (?:from|of|starting|beginning|to)|(?:from|since)) (?:Monday |the )?(?<day>\d{1,2}) (?<month>${monthPattern})(?: (?<year>\d{4}))?`,
  'gu',
)
const monthWords = new RegExp(
  String.raw`(?<!\d )\b(?:in|during|since|over|through|of|by|early|mid|late|last) (?<month>${monthPattern})\b(?: (?<year>\d{4}))?(?! \d)`,
  'gu',
)

/** Weeks named by a day: "in the week of 19 October", "two weeks from 20 July". */
const weeksIn = (sentence: string, written: IsoDate): readonly Span[] =>
  [...sentence.matchAll(weekWords)].flatMap(({ groups = {} }) => {
    const { count, day = '', month = '', year } = groups
    const date = dayOf(day, month, year, written)
    if (!date) return []
    const weeks = count === undefined ? 1 : Math.max(1, counts.indexOf(count) + 1 || Number(count))
    const from = mondayOf(date)
    return [{ from, to: plusDays(from, 7 * weeks - 1) }]
  })

const monthsIn = (sentence: string, written: IsoDate): readonly Span[] =>
  [...sentence.matchAll(monthWords)].flatMap(({ groups = {} }) => {
    const { month = '', year } = groups
    const nth = months.indexOf(month) + 1
    const own = year === undefined ? yearOf(written) - (nth > monthOf(written) ? 1 : 0) : Number(year)
    return [monthsSpan(own, nth, 1)]
  })

/** Times of a sentence, most exact first. */
export const timesIn = (sentence: string, writtenAt: IsoTime | string): readonly Span[] => {
  const written = today(new Date(writtenAt))
  const weeks = weeksIn(sentence, written)
  const exact = [...datesIn(sentence, writtenAt), ...weeks]
  return exact.length > 0 ? exact : monthsIn(sentence, written)
}
