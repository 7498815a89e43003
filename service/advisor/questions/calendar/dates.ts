/** Dates in a message, read by chrono-node as Australians write them: day first. */
import { en } from 'chrono-node'
import type { NamedPeriod } from '#schema/advisor/period'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { plusDays } from '../../calendar.ts'
import { dateOf } from '../../periods/dates.ts'
import { textOf } from '../tokens.ts'
import {
  type At,
  isWord,
  monthAt,
  ordinalAt,
  unitAt,
  type Word,
  weekdaysAt,
  yearAt,
} from './calendar-words.ts'

// A date without a year that is further ahead was in the year before.
const nearDays = 60

// A date is at most nine words and marks long: "Monday the 9th of November 2026".
const maxWords = 9

const joins = (words: readonly Word[], at: number): boolean =>
  isWord(words, at, 'the', 'of', '/', '-', ',', 'st', 'nd', 'rd', 'th')

const isNumber = (word: Word | undefined): boolean => word?.value !== undefined && word.unit === 'plain'

/** True if words may be a date: a number beside a month or another number, after a weekday or not. */
const mayBeDate = (words: readonly Word[], at: number): boolean => {
  const weekday = weekdaysAt(words, at)
  const places: number[] = []
  for (let place = weekday?.after ?? at; place < at + 7 && places.length < 2; place++)
    if (!joins(words, place)) places.push(place)
  const [one = at, other = at] = places
  const [first, second] = [words[one], words[other]]
  const isSlashed = isWord(words, one + 1, '/') && isNumber(second) && second?.isApart === false
  if (isNumber(first) && isSlashed) return true
  // "2026-11-09"
  if (yearAt(words, one) !== undefined)
    return isWord(words, one + 1, '-') && isNumber(second) && isWord(words, other + 1, '-')
  const isDay = (first?.value ?? second?.value ?? 99) <= 31
  return (
    isDay &&
    ((isNumber(first) && monthAt(words, other) !== undefined) ||
      (monthAt(words, one) !== undefined && isNumber(second)))
  )
}

/** The words that a date may have: none after "to" or a dash between two dates. */
const windowAt = (words: readonly Word[], at: number): readonly Word[] => {
  const window = words.slice(at, at + maxWords)
  const end = window.findIndex(
    (word, place) =>
      place > 0 &&
      (['to', 'until', 'till', 'through', 'and', 'n', 'or', 'versus'].includes(word.word) ||
        (['-', '–'].includes(word.word) && word.isApart)),
  )
  return end < 0 ? window : window.slice(0, end)
}

const latestDate = (month: number, day: number, today: IsoDate): IsoDate => {
  const year = Number(today.slice(0, 4))
  const date = dateOf(year, month, day)
  return date > today ? dateOf(year - 1, month, day) : date
}

/** "The first of July". */
const spelledDateAt = (
  words: readonly Word[],
  at: number,
  today: IsoDate,
): (At<NamedPeriod> & { readonly date: IsoDate }) | undefined => {
  const nth = words[at]?.value === undefined ? ordinalAt(words, at) : undefined
  const month = nth && isWord(words, nth.after, 'of') ? monthAt(words, nth.after + 1) : undefined
  if (!nth || !month || nth.value < 1) return undefined
  const date = latestDate(month.value, nth.value, today)
  return { after: month.after, date, value: { kind: 'unit-of', unit: 'day', date } }
}

const isPartOf = (words: readonly Word[], at: number): boolean =>
  isWord(words, at, 'a', 'one') && ordinalAt(words, at + 1) !== undefined && isWord(words, at + 2, 'of')

const [firstYear, lastYear] = [1900, 2200]

/** The date at a place. */
export const dateAt = (
  words: readonly Word[],
  at: number,
  today: IsoDate,
): (At<NamedPeriod> & { readonly date: IsoDate }) | undefined => {
  // "A third of October" is a part of it, and no day.
  if (isPartOf(words, at) || (isWord(words, at - 1, 'a', 'one') && isPartOf(words, at - 1))) return undefined
  const spelled = spelledDateAt(words, at, today)
  if (spelled) return spelled
  if (joins(words, at) || !mayBeDate(words, at)) return undefined
  const window = windowAt(words, at)
  const [found] = en.GB.parse(textOf(window), { instant: new Date(`${today}T12:00:00Z`), timezone: 0 })
  if (found?.index !== 0 || found.end || !found.start.isCertain('day')) return undefined
  const [year, month, day] = [found.start.get('year'), found.start.get('month'), found.start.get('day')]
  if (year === null || month === null || day === null) return undefined
  // "1/7 1" is no day of the year 1.
  if (year < firstYear || year > lastYear) return undefined
  // Without a year, a date that is ahead was in the year before, unless it is near.
  const near = dateOf(year, month, day)
  const isFar = !found.start.isCertain('year') && near > plusDays(today, nearDays)
  const date = isFar ? dateOf(year - 1, month, day) : near
  const count = window.findIndex((_, end) => textOf(window.slice(0, end + 1)).length >= found.text.length) + 1
  return {
    after: at + count,
    date,
    value: { kind: 'unit-of', unit: 'day', date: decodeOrThrow(IsoDate, date, 'A date') },
  }
}

const starting = ['start', 'begin', 'commence', 'of', 'end', 'from', 'on', 'the', 'monday', 'in']

/** "The week of 9 November", "week starting 31 August". */
export const unitOfDateAt = (
  words: readonly Word[],
  at: number,
  today: IsoDate,
): At<NamedPeriod> | undefined => {
  // "W/c 2 November"
  const isShort = isWord(words, at, 'w') && isWord(words, at + 1, '/') && isWord(words, at + 2, 'c', 'e', 'b')
  const unit = isShort ? { after: at + 3, value: 'week' as const } : unitAt(words, at)
  if (!unit) return undefined
  let place = unit.after
  while (place < unit.after + 4 && isWord(words, place, ...starting)) place += 1
  const date = place === unit.after && !isShort ? undefined : dateAt(words, place, today)
  return date && { after: date.after, value: { kind: 'unit-of', unit: unit.value, date: date.date } }
}

// February has 29 days in some years; without a year, the latest February that has begun is meant.
const maxDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const february = 2

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** The year of the latest February that has begun. */
const latestFebruary = (today: IsoDate): number =>
  Number(today.slice(0, 4)) - (today.slice(5, 7) === '01' ? 1 : 0)

const dayBeside = (words: readonly Word[], at: number, after: number): number | undefined => {
  const before = [at - 1, at - 2, at - 3].find((place) => isNumber(words[place]))
  const between = before === undefined ? [] : words.slice(before + 1, at)
  if (
    before !== undefined &&
    between.every((word) => ['of', 'st', 'nd', 'rd', 'th', 'the'].includes(word.word))
  )
    return words[before]?.value
  const next = ordinalAt(words, after)?.value ?? (isNumber(words[after]) ? words[after]?.value : undefined)
  return next
}

/** A day of a month, as written, that the month never has, or not in the year named beside it. */
export const impossibleDateIn = (words: readonly Word[], today: IsoDate): string | undefined => {
  const found = words.findIndex((_, at) => {
    const month = monthAt(words, at)
    if (!month) return false
    const day = dayBeside(words, at, month.after)
    if (day === undefined || day > 99) return false
    if (month.value === february && day === 29) {
      return !isLeap(yearAt(words, month.after) ?? latestFebruary(today))
    }
    return day > (maxDays[month.value - 1] ?? 31)
  })
  if (found < 0) return undefined
  // From the number before the month, or to the one after it.
  const before = [1, 2, 3, 4].find((back) => isNumber(words[found - back]))
  return before === undefined
    ? textOf(words.slice(found, found + 2))
    : textOf(words.slice(found - before, found + 1))
}
