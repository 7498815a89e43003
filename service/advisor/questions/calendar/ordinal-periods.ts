/** Parts of a period: "the last week of October", "first three weeks of July", "the Tuesday after Easter", "the 13th". */
import type { NamedPeriod } from '#schema/advisor/period'
import type { IsoDate } from '#schema/core/scalars'
import { plusDays, weekdayOf } from '../../calendar.ts'
import { unitSpan } from '../../periods/calendar-units.ts'
import { type Moment, resolvePeriod } from '../../periods/resolve-period.ts'
import {
  type At,
  countAt,
  isWord,
  monthAt,
  ordinalAt,
  skipJoining,
  unitAt,
  type Word,
  weekdaysAt,
} from './calendar-words.ts'
import { namedAt } from './named-periods.ts'
import { headAt, partOf, thursday, weeksOf } from './parts-of-periods.ts'
import { relativeAt } from './relative-periods.ts'

type Named = At<NamedPeriod>

/** "Week 2 of October". */
const weekOf = (words: readonly Word[], { after, value }: At<number>, moment: Moment): Named | undefined => {
  const whole = namedAt(words, skipJoining(words, after), moment)
  const span = whole && resolvePeriod({ of: whole.value }, moment)
  const week = span && weeksOf(span)[value - 1]
  return (
    week && {
      after: whole.after,
      value: { kind: 'unit-of', unit: 'week', date: plusDays(week.from, thursday) },
    }
  )
}

const wholeAt = (words: readonly Word[], at: number, moment: Moment): Named | undefined => {
  const inside = skipJoining(words, at)
  const named = relativeAt(words, inside, moment) ?? namedAt(words, inside, moment)
  if (named) return named
  // "The first half of the month" is of this one.
  return isWord(words, at, 'the') && isWord(words, at + 1, 'month')
    ? { after: at + 2, value: { kind: 'current', unit: 'month' } }
    : undefined
}

/** "The first week of July", "last three days of winter", "the second Tuesday in May". */
const part = (words: readonly Word[], at: number, moment: Moment): Named | undefined => {
  const numbered = isWord(words, at, 'week') ? countAt(words, at + 1) : undefined
  const isNumbered = numbered !== undefined && isWord(words, numbered.after, 'of', 'in')
  if (isNumbered) return weekOf(words, numbered, moment)
  const head = headAt(words, at)
  if (!head || !isWord(words, head.after, 'of', 'in')) return undefined
  const whole = wholeAt(words, head.after, moment)
  const value = whole && partOf(head, whole.value, moment)
  return whole && value && { after: whole.after, value }
}

/** Words between which one part may name the whole for another. */
const reach = 14

const isOfOne = (words: readonly Word[], at: number): boolean =>
  words[at] === undefined || words[at]?.kind === 'mark' || isWord(words, at, 'one')

/** "The first half of October against the second": a part without a whole is one of the whole that is named beside it. */
const partBeside = (words: readonly Word[], at: number, moment: Moment): Named | undefined => {
  const nth = ordinalAt(words, at)
  if (!nth || nth.value < 1) return undefined
  const own = headAt(words, at)
  const bare = !own && isOfOne(words, nth.after) ? nth.after : undefined
  if (!own && bare === undefined) return undefined
  for (let place = Math.max(0, at - reach); place < Math.min(words.length, at + reach); place++) {
    const other = place === at ? undefined : headAt(words, place)
    if (!other || !isWord(words, other.after, 'of', 'in')) continue
    if (own && (own.unit !== other.unit || own.isFortnight !== other.isFortnight)) continue
    const whole = wholeAt(words, other.after, moment)
    const head = own ?? { ...other, nth: nth.value }
    const value = whole && partOf(head, whole.value, moment)
    const end = isWord(words, bare ?? -1, 'one') ? nth.after + 1 : nth.after
    if (value) return { after: own?.after ?? end, value }
  }
  return undefined
}

const beside = (from: IsoDate, weekday: number, step: 1 | -1): IsoDate => {
  for (let days = 1; days <= 7; days++) {
    const day = plusDays(from, step * days)
    if (weekdayOf(day) === weekday) return day
  }
  return from
}

/** "The Tuesday after Easter", "the Saturday before Christmas", "the week after Easter". */
const besideNamed = (words: readonly Word[], at: number, moment: Moment): Named | undefined => {
  const weekday = weekdaysAt(words, at)
  const unit = unitAt(words, at)
  const after = weekday?.after ?? unit?.after
  if (after === undefined || !isWord(words, after, 'after', 'before', 'follow')) return undefined
  const isBefore = isWord(words, after, 'before')
  const named = namedAt(words, skipJoining(words, after + 1), moment)
  const span = named && resolvePeriod({ of: named.value }, moment)
  if (!named || !span) return undefined
  if (weekday && !weekday.isPlural) {
    const date = isBefore
      ? beside(span.from, weekday.value[0] ?? 0, -1)
      : beside(span.to, weekday.value[0] ?? 0, 1)
    return { after: named.after, value: { kind: 'unit-of', unit: 'day', date } }
  }
  if (!unit) return undefined
  const next = unitSpan(unit.value, isBefore ? span.from : span.to, isBefore ? -1 : 1)
  return { after: named.after, value: { kind: 'unit-of', unit: unit.value, date: next.from } }
}

/** "The 13th", "Friday the 13th": the latest that has been. */
const dayOfMonth = (words: readonly Word[], at: number, { today }: Moment): Named | undefined => {
  const weekday = weekdaysAt(words, at)
  const place = weekday ? weekday.after : at
  const lead = isWord(words, place, 'the') ? place + 1 : undefined
  const nth = lead === undefined ? undefined : ordinalAt(words, lead)
  if (!nth || nth.value < 1 || nth.value > 31 || words[lead ?? 0]?.value === undefined) return undefined
  // "The 5th of October" is a date.
  if (monthAt(words, skipJoining(words, nth.after))) return undefined
  // "The 2nd best month" is a place in a list.
  if (/^(?:best|worst|most|least|top|bottom|\w{3,}est)$/.test(words[nth.after]?.word ?? '')) return undefined
  for (let back = 0; back < 12; back++) {
    const { from, to } = unitSpan('month', today, -back)
    const date = plusDays(from, nth.value - 1)
    if (date <= today && date <= to && (!weekday || weekdayOf(date) === weekday.value[0]))
      return { after: nth.after, value: { kind: 'unit-of', unit: 'day', date } }
  }
  return undefined
}

/** A part of a period, or a day beside one, at a place. */
export const ordinalPeriodAt = (words: readonly Word[], at: number, moment: Moment): Named | undefined =>
  part(words, at, moment) ??
  besideNamed(words, at, moment) ??
  partBeside(words, at, moment) ??
  dayOfMonth(words, at, moment)
