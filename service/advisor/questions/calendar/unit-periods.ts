/** Units that are followed by when they were: "the week just gone", "year to date", "three weeks ago", "since we opened". */
import type { NamedPeriod } from '#schema/advisor/period'
import { plusDays, weekdayOf } from '../../calendar.ts'
import { unitSpan } from '../../periods/calendar-units.ts'
import type { Moment } from '../../periods/resolve-period.ts'
import {
  type At,
  afterOneOf,
  afterWords,
  countAt,
  isWord,
  unitAt,
  type Word,
  weekdaysAt,
} from './calendar-words.ts'
import { currentUnit } from './current-unit.ts'

type Named = At<NamedPeriod>

const gone = ['just gone', 'gone by', 'gone', 'just past', 'just finish', 'just end', 'just over', 'that be']
const toDate = ['to date', 'so far', 'to now', 'until now']

export const afterToDate = (words: readonly Word[], at: number): number | undefined =>
  afterOneOf(words, at, toDate)

/** "The week just gone", "week before last", "year to date", "three weeks ago". */
export const unitPeriodAt = (words: readonly Word[], at: number, { today }: Moment): Named | undefined => {
  const count = countAt(words, at) ?? (isWord(words, at, 'a', 'an') ? { after: at + 1, value: 1 } : undefined)
  const counted = count && unitAt(words, count.after)
  if (count && counted && isWord(words, counted.after, 'ago', 'back'))
    return { after: counted.after + 1, value: currentUnit(counted.value, count.value) }
  if (count && isWord(words, count.after, 'fortnight') && isWord(words, count.after + 1, 'ago', 'back'))
    return { after: count.after + 2, value: currentUnit('week', 2 * count.value) }
  if (afterWords(words, at, 'weekend before last') !== undefined) {
    const sunday = plusDays(today, -weekdayOf(today) - 8)
    return { after: at + 3, value: { kind: 'dates', from: plusDays(sunday, -1), to: sunday } }
  }
  const weekday = weekdaysAt(words, at)
  const beforeLast = afterWords(words, weekday?.after ?? -1, 'before last')
  if (weekday && beforeLast !== undefined) {
    const back = ((weekdayOf(today) - (weekday.value[0] ?? 0) + 7) % 7 || 7) + 7
    return { after: beforeLast, value: { kind: 'unit-of', unit: 'day', date: plusDays(today, -back) } }
  }
  const justGone = weekday && afterOneOf(words, weekday.after, gone)
  if (weekday && !weekday.isPlural && justGone !== undefined && weekday.value.length === 1) {
    const back = (weekdayOf(today) - (weekday.value[0] ?? 0) + 7) % 7 || 7
    return { after: justGone, value: { kind: 'unit-of', unit: 'day', date: plusDays(today, -back) } }
  }
  const inLast =
    weekday &&
    (afterWords(words, weekday.after, 'last week') ?? afterWords(words, weekday.after, 'of last week'))
  const inThis =
    weekday &&
    (afterWords(words, weekday.after, 'this week') ?? afterWords(words, weekday.after, 'of this week'))
  const inWeek = inLast ?? inThis
  if (weekday && !weekday.isPlural && inWeek !== undefined && weekday.value.length === 1) {
    const monday = unitSpan('week', today, inLast === undefined ? 0 : -1).from
    return {
      after: inWeek,
      value: { kind: 'unit-of', unit: 'day', date: plusDays(monday, weekday.value[0] ?? 0) },
    }
  }
  const unit = unitAt(words, at)
  if (!unit) return undefined
  const over = afterOneOf(words, unit.after, gone)
  if (over !== undefined) return { after: over, value: currentUnit(unit.value, 1) }
  const last = afterWords(words, unit.after, 'before last')
  if (last !== undefined) return { after: last, value: currentUnit(unit.value, 2) }
  const date = afterToDate(words, unit.after)
  return date === undefined ? undefined : { after: date, value: currentUnit(unit.value, 0) }
}

const kept = ['record', 'book', 'figure', 'data', 'number']
const beginning = ['start', 'begin', 'beginning', 'go back']

/** "Since the records start", "since the beginning of the books". */
const sinceRecords = (words: readonly Word[], at: number): number | undefined => {
  const article = (place: number) => (isWord(words, place, 'the', 'our', 'my') ? place + 1 : place)
  if (!isWord(words, at, 'since')) return undefined
  const place = article(at + 1)
  if (isWord(words, place, ...kept)) return afterOneOf(words, place + 1, beginning)
  if (!isWord(words, place, 'start', 'beginning') || !isWord(words, place + 1, 'of')) return undefined
  const thing = article(place + 2)
  return isWord(words, thing, ...kept) ? thing + 1 : undefined
}

const opened = ['open', 'start', 'begin', 'buy', 'take over', 'be open']
const wholeRecord = [
  'ever',
  'all time',
  'of all time',
  'on record',
  'to this day',
  'from the start',
  'since day one',
]

/** "Ever", "all time", "since we opened": everything on record. */
export const recordAt = (words: readonly Word[], at: number): Named | undefined => {
  const found = afterOneOf(words, at, wholeRecord)
  const since = isWord(words, at, 'since') && isWord(words, at + 1, 'we', 'i') ? at + 2 : undefined
  const began = since === undefined ? undefined : afterOneOf(words, since, opened)
  const after = found ?? began ?? sinceRecords(words, at)
  return after === undefined ? undefined : { after, value: { kind: 'record' } }
}
