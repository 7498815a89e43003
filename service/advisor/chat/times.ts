/** The times that a message in plain words names: weeks, months, days and holidays. */
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { plusDays, weekNumberOf } from '../calendar.ts'
import type { Question, When } from './question.ts'
import { weekdayIn } from './slots.ts'
import { numberOf } from './words.ts'

/** What "last week" is counted from: the latest week on record, and the day. */
export type Calendar = { readonly latest: IsoDate | undefined; readonly today: IsoDate }

const months = 'january february march april may june july august september october november december'.split(
  ' ',
)
const monthAt = (word: string): number =>
  months.findIndex((month) => word === month || (word.length >= 3 && month.slice(0, 3) === word))

const weeksBackTo = (day: string, latest: string): number =>
  Math.ceil((Date.parse(latest) - Date.parse(day)) / (7 * 86_400_000))

const ofHolidays = '\\b(?:week of|week before|at|over|during|around|on|last|in|since) (?:the )?'
/** Holidays that fall on the same day each year. */
const fixed: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`${ofHolidays}(?:christmas|xmas)\\b`), '25 december'],
  [new RegExp(`${ofHolidays}boxing day\\b`), '26 december'],
  [new RegExp(`${ofHolidays}new year\\b`), '1 january'],
  [new RegExp(`${ofHolidays}australia day\\b`), '26 january'],
  [new RegExp(`${ofHolidays}anzac day\\b`), '25 april'],
]
const moving = new RegExp(
  `${ofHolidays}(?:easter|good friday|(?:mother|mothers|father|fathers) day|(?:king|labour) day|(?:school |public )?holidays?)\\b`,
)

/** True where a message names a holiday that falls on another day each year. */
export const namesMovingHoliday = (text: string): boolean => moving.test(text)

const withDates = (text: string): string =>
  fixed.reduce((left, [holiday, date]) => left.replace(holiday, `week of ${date}`), text)

const dayNamed = (text: string, today: IsoDate): IsoDate | undefined => {
  const found = [
    ...[...text.matchAll(/\b(\d{1,2})(?: (?:st|nd|rd|th))? (?:of )?([a-z]{3,9})\b/g)].map(
      ([, day, month]) => ({ day: Number(day), month: monthAt(month ?? '') }),
    ),
    ...[...text.matchAll(/\b([a-z]{3,9}) (\d{1,2})\b/g)].map(([, month, day]) => ({
      day: Number(day),
      month: monthAt(month ?? ''),
    })),
  ].find(({ day, month }) => month >= 0 && day >= 1 && day <= 31)
  if (found === undefined) return undefined
  const { day, month } = found
  const year = Number(today.slice(0, 4))
  const on = (ofYear: number) => new Date(Date.UTC(ofYear, month, day)).toISOString().slice(0, 10)
  // A day of this year that has not come yet was meant of last year.
  return decodeOrThrow(IsoDate, on(year) > today ? on(year - 1) : on(year), 'A day')
}

const numbered = (text: string, { latest }: Calendar): When | undefined => {
  const wanted = /\bweek (\d{1,2})\b/.exec(text)?.[1]
  if (wanted === undefined || latest === undefined) return undefined
  // ISO week numbers come back every year; the nearest one back is meant.
  for (let weeksBack = 0; weeksBack < 53; weeksBack++)
    if (weekNumberOf(plusDays(latest, -7 * weeksBack)) === Number(wanted)) return { weeksBack }
  return undefined
}

// "May" is a month only in the company of a word that says so.
const monthForm = new RegExp(
  `\\b(${months.filter((name) => name !== 'may').join('|')}|(?<=\\b(?:in|of|about|since|than) )may|(?<=\\b(?:march|april|june|july) (?:and|with|to|or|than|against) )may|may(?= (?:and|with|to|or) (?:april|june|july|august)\\b))\\b`,
  'g',
)

/**
 * The months that a message names, 0 is January: all between two where it speaks of a span. Undefined unless there are
 * at least two.
 */
export const monthsIn = (text: string): Question['months'] => {
  const named = [...new Set([...text.matchAll(monthForm)].map(([month]) => monthAt(month)))]
  const [first, last] = named
  if (first === undefined || last === undefined) return undefined
  const isSpan = /\bfrom [a-z]+ to [a-z]+\b/.test(text) && named.length === 2
  const length = isSpan ? ((last - first + 12) % 12) + 1 : 0
  return isSpan ? Array.from({ length }, (_, index) => (first + index) % 12) : named
}

/** The weeks that a message names; `before` is what the question before it was about. */
export const whenIn = (message: string, calendar: Calendar, before: When | undefined): When | undefined => {
  const text = withDates(message)
  const back = before && 'weeksBack' in before ? before.weeksBack : 0
  if (/\bweek before last\b/.test(text)) return { weeksBack: 1 }
  if (/\b(the|a) (previous )?week (before|earlier|prior)\b|\bprevious week\b/.test(text))
    return { weeksBack: back + 1 }
  if (/\bweek after\b/.test(text)) return { weeksBack: Math.max(0, back - 1) }
  const ago = /\b(\S+) weeks? ago\b/.exec(text)?.[1]
  const weeks = ago === 'a' ? 1 : numberOf(ago)
  if (weeks !== undefined && Number.isInteger(weeks)) return { weeksBack: Math.max(0, weeks - 1) }
  const day = calendar.latest && dayNamed(text, calendar.today)
  if (day && calendar.latest) return { weeksBack: weeksBackTo(day, calendar.latest) }
  const week = numbered(text, calendar)
  if (week) return week
  const [month] = [...text.matchAll(monthForm)].map(([name]) => monthAt(name))
  if (month !== undefined) return { month }
  return /\b(last|latest|past|this) week\b/.test(text) ? { weeksBack: 0 } : undefined
}

/** The one day that a message names: by its date, or as the weekday of last week. */
export const dayIn = (text: string, { latest, today }: Calendar): IsoDate | undefined => {
  const weekday = weekdayIn(text)
  if (latest && weekday !== undefined && /\b(last|latest|past) week\b/.test(text))
    return plusDays(latest, weekday)
  return /\bweeks?\b|\b(since|from|until|by) (the )?\d/.test(text) ? undefined : dayNamed(text, today)
}
