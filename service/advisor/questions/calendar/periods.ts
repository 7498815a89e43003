/** Periods in a message: points in time, ranges of them, and periods named by their relation to another. */
import type { NamedPeriod, Period, PeriodRange } from '#schema/advisor/period'
import type { IsoDate } from '#schema/core/scalars'
import { plusDays, weekdayOf } from '../../calendar.ts'
import { unitSpan } from '../../periods/calendar-units.ts'
import { type Moment, resolvePeriod } from '../../periods/resolve-period.ts'
import { mayBegin } from './beginnings.ts'
import {
  type At,
  afterWords,
  countAt,
  isWord,
  ordinalAt,
  skipJoining,
  unitAt,
  type Word,
  weekdaysAt,
} from './calendar-words.ts'
import { dateAt } from './dates.ts'
import { isLasting } from './lasting.ts'
import { pointAt } from './points.ts'
import { type Relation, relationAt } from './relations.ts'

/** A period over the words from `first` until `after` (exclusive). */
export type PeriodAt = {
  readonly first: number
  readonly after: number
  readonly period: Period
  readonly relation?: Relation
}

/** The 15th for "mid April" at an end of a range: its ten days are a time of their own only where they stand alone. */
const edgeAt = (words: readonly Word[], at: number, moment: Moment): At<NamedPeriod> | undefined => {
  const point = pointAt(words, at, moment)
  const { value } = point ?? {}
  const isMiddle = value?.kind === 'dates' && value.from.endsWith('-11') && value.to.endsWith('-20')
  return point && isMiddle
    ? { ...point, value: { kind: 'unit-of', unit: 'day', date: plusDays(value.from, 4) } }
    : point
}

/** "Between 10 and 21 August": the first day takes the month of the second. */
const daysOfMonth = (
  words: readonly Word[],
  start: number,
  { today }: Moment,
): At<PeriodRange> | undefined => {
  const at = isWord(words, start, 'the') ? start + 1 : start
  const first = ordinalAt(words, at) ?? countAt(words, at)
  if (!first || first.value < 1 || first.value > 31 || words[at]?.value === undefined) return undefined
  if (!isWord(words, first.after, 'and', 'to', 'until', 'till', '-', '–', 'n')) return undefined
  const last = dateAt(words, skipJoining(words, first.after + 1), today)
  if (!last) return undefined
  const from = plusDays(last.date, first.value - Number(last.date.slice(8)))
  return from < last.date ? { after: last.after, value: { kind: 'dates', from, to: last.date } } : undefined
}

/** "Since Monday", "since the start of the year": a day that a period only begins with. */
const startAt = (words: readonly Word[], at: number, { today }: Moment): At<NamedPeriod> | undefined => {
  const weekday = weekdaysAt(words, at)
  const [day] = weekday?.value ?? []
  if (weekday && day !== undefined) {
    const date = plusDays(today, -((weekdayOf(today) - day + 7) % 7 || 7))
    return { after: weekday.after, value: { kind: 'unit-of', unit: 'day', date } }
  }
  if (!isWord(words, at, 'start', 'begin', 'beginning') || !isWord(words, at + 1, 'of')) return undefined
  const place = skipJoining(words, at + 1)
  const unit = unitAt(words, isWord(words, place, 'this') ? place + 1 : place)
  return unit && { after: unit.after, value: { kind: 'current', unit: unit.value } }
}

const isOver = ['end', 'finish', 'be over', 'be do', 'close', 'stop']

/** "Since winter ended", "since the end of July": the day after it, which a period begins with. */
const endedAt = (words: readonly Word[], at: number, moment: Moment): At<NamedPeriod> | undefined => {
  const place = isWord(words, at, 'the') ? at + 1 : at
  const isLed = isWord(words, place, 'end') && isWord(words, place + 1, 'of')
  const named = pointAt(words, skipJoining(words, isLed ? place + 1 : at), moment)
  // "After September" begins with October, "since September" with its first day.
  const isAfter = isWord(words, at - 1, 'after') && named !== undefined && isLasting(named.value)
  const over =
    isLed || isAfter
      ? named?.after
      : named && isOver.flatMap((phrase) => afterWords(words, named.after, phrase) ?? [])[0]
  const span = named && resolvePeriod({ of: named.value }, moment)
  if (!span || over === undefined || span.to >= moment.today) return undefined
  return { after: over, value: { kind: 'unit-of', unit: 'day', date: plusDays(span.to, 1) } }
}

// "Since the portal put its price up in May"
const maxEventWords = 11

const eventAt = (words: readonly Word[], at: number, moment: Moment): At<NamedPeriod> | undefined => {
  for (let place = at + 2; place < at + maxEventWords && place < words.length; place++) {
    if (isWord(words, place, ',', '?', '.', ';')) return undefined
    const point = isWord(words, place - 1, 'in', 'on', 'at', 'the', 'last', 'over')
      ? pointAt(words, place, moment)
      : undefined
    if (point) return point
  }
  return undefined
}

/** "How does that stack up to last autumn?" */
const isVerb = (word: Word | undefined): boolean =>
  /^(?:stack|measur|match|add|liv|hold|shap|compar|catch|keep|lin)\w*$/.test(word?.word ?? '')

/** "Up to the end of October": this year until then, where that is over. */
const untilAt = (words: readonly Word[], at: number, moment: Moment): At<PeriodRange> | undefined => {
  const start = isWord(words, at, 'until', 'till')
    ? at + 1
    : isWord(words, at, 'up') && isWord(words, at + 1, 'to', 'until', 'till') && !isVerb(words[at - 1])
      ? at + 2
      : undefined
  const point = start === undefined ? undefined : pointAt(words, skipJoining(words, start), moment)
  const span = point && resolvePeriod({ of: point.value }, moment)
  const { from } = unitSpan('year', moment.today)
  // "Until Christmas" is the one to come.
  if (!point || !span || span.to < from || span.to >= moment.today) return undefined
  return { after: point.after, value: { kind: 'dates', from, to: span.to } }
}

const rangeAt = (words: readonly Word[], at: number, moment: Moment): At<PeriodRange> | undefined => {
  const point = pointAt(words, at, moment)
  if (point?.value.kind === 'record') return point
  if (isWord(words, at, 'since', 'after')) {
    const end = endedAt(words, at + 1, moment)
    if (end) return { after: end.after, value: { kind: 'since', from: end.value } }
    const from = edgeAt(words, skipJoining(words, at + 1), moment)
    if (from) return { after: from.after, value: { kind: 'since', from: from.value } }
    const start = startAt(words, skipJoining(words, at + 1), moment)
    if (start) return { after: start.after, value: { kind: 'since', from: start.value } }
    const event = isWord(words, at, 'since') ? eventAt(words, at, moment) : undefined
    if (event) return { after: event.after, value: { kind: 'since', from: event.value } }
  }
  const until = untilAt(words, at, moment)
  if (until) return until
  const days = daysOfMonth(words, isWord(words, at, 'between', 'from') ? at + 1 : at, moment)
  if (days) return days
  // "1/7 to 30/9" is a pair without "from".
  const isPair = isWord(words, at, 'between', 'from')
  const from = isPair ? edgeAt(words, skipJoining(words, at + 1), moment) : point
  if (!from) return undefined
  const isJoint = isWord(words, from.after, 'to', 'until', 'till', 'through', 'thru', '-', '–')
  const isMonths = from.value.kind === 'month' && isWord(words, from.after, '/', '&')
  if (isJoint || isMonths || (isPair && isWord(words, from.after, 'and', 'n'))) {
    const to = edgeAt(words, skipJoining(words, from.after + 1), moment)
    if (to) return { after: to.after, value: { kind: 'between', from: from.value, to: to.value } }
  }
  return isPair && point === undefined ? undefined : from
}

/** The period that "the month before" names where nothing is compared with it. */
const backOf = (words: readonly Word[], at: number, relation: Relation): NamedPeriod => {
  if (relation === 'year-before') return { kind: 'current', unit: 'year', back: 1 }
  const unit = [at, at + 1].flatMap((place) => unitAt(words, place)?.value ?? [])[0] ?? 'week'
  return { kind: 'current', unit, back: 2 }
}

/** A question names two periods, or three; more make no plan, and reading dates takes time. */
const maxPeriods = 6

/** The periods of a message, in order; none overlap. `today` is the day of asking. */
export const periodsIn = (words: readonly Word[], today: IsoDate): readonly PeriodAt[] => {
  const moment: Moment = { today, record: undefined }
  const periods: PeriodAt[] = []
  for (let at = 0; at < words.length && periods.length < maxPeriods; ) {
    if (!mayBegin(words[at])) {
      at += 1
      continue
    }
    const lead = isWord(words, at, 'a', 'the', 'one') ? 1 : 0
    const relation = relationAt(words, at) ?? (lead ? relationAt(words, at + lead) : undefined)
    const found = rangeAt(words, at, moment) ?? (lead ? rangeAt(words, at + lead, moment) : undefined)
    if (relation && relation.after >= (found?.after ?? 0)) {
      const isSame = found?.after === relation.after
      const period: Period = { of: isSame ? found.value : backOf(words, at, relation.value) }
      periods.push({ first: at, after: relation.after, period, relation: relation.value })
    } else if (found) periods.push({ first: at, after: found.after, period: { of: found.value } })
    at = Math.max(at + 1, periods.at(-1)?.after ?? 0)
  }
  return periods
}
