/** Parts of a period: "the last week of October", "first three weeks of July", "the Tuesday after Easter", "the 13th". */
import type { CalendarUnit, NamedPeriod } from '#schema/advisor/period'
import type { IsoDate } from '#schema/core/scalars'
import { plusDays, weekdayOf } from '../../calendar.ts'
import { unitSpan } from '../../periods/calendar-units.ts'
import { mondayOf, monthIndex, monthStart, type Span } from '../../periods/dates.ts'
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
import { relativeAt } from './relative-periods.ts'

type Named = At<NamedPeriod>

const dates = ({ from, to }: Span): NamedPeriod => ({ kind: 'dates', from, to })

// As in ISO 8601, a week belongs to the month that has its Thursday.
const thursday = 3

const weeksOf = ({ from, to }: Span): readonly Span[] => {
  const weeks: Span[] = []
  for (let monday = mondayOf(from); monday <= to; monday = plusDays(monday, 7)) {
    const middle = plusDays(monday, thursday)
    if (middle >= from && middle <= to) weeks.push({ from: monday, to: plusDays(monday, 6) })
  }
  return weeks
}

const daysOf = ({ from, to }: Span): readonly Span[] => {
  const days: Span[] = []
  for (let day = from; day <= to && days.length < 400; day = plusDays(day, 1))
    days.push({ from: day, to: day })
  return days
}

const monthsOf = ({ from, to }: Span): readonly Span[] => {
  const months: Span[] = []
  for (let start = from; start <= to && months.length < 40; start = monthStart(monthIndex(start) + 1))
    months.push(unitSpan('month', start))
  return months
}

const partsOf = (span: Span, unit: CalendarUnit | 'weekday', weekday: number): readonly Span[] => {
  if (unit === 'week') return weeksOf(span)
  if (unit === 'day') return daysOf(span)
  if (unit === 'weekday') return daysOf(span).filter(({ from }) => weekdayOf(from) === weekday)
  return unit === 'month' ? monthsOf(span) : []
}

const half = (span: Span, nth: number): NamedPeriod => {
  const days = daysOf(span)
  const middle = Math.floor(days.length / 2)
  const [from, to] = nth === 1 ? [0, middle - 1] : [middle, days.length - 1]
  return dates({ from: days[from]?.from ?? span.from, to: days[to]?.to ?? span.to })
}

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

/** "The first week of July", "last three days of winter", "the second Tuesday in May". */
const part = (words: readonly Word[], at: number, moment: Moment): Named | undefined => {
  const numbered = isWord(words, at, 'week') ? countAt(words, at + 1) : undefined
  const isNumbered = numbered !== undefined && isWord(words, numbered.after, 'of', 'in')
  if (isNumbered) return weekOf(words, numbered, moment)
  const nth =
    ordinalAt(words, at) ?? (isWord(words, at, 'last', 'final') ? { after: at + 1, value: -1 } : undefined)
  if (!nth) return undefined
  const count = countAt(words, nth.after)
  const place = count?.after ?? nth.after
  const isFortnight = isWord(words, place, 'fortnight')
  const isWeekend = isWord(words, place, 'weekend')
  const unit = isFortnight ? { after: place + 1, value: 'week' as const } : unitAt(words, place)
  const weekday = isWeekend ? { after: place + 1, value: [5] } : weekdaysAt(words, place)
  const after = unit?.after ?? weekday?.after
  if (after === undefined || !isWord(words, after, 'of', 'in')) return undefined
  const inside = skipJoining(words, after)
  const whole = relativeAt(words, inside, moment) ?? namedAt(words, inside, moment)
  const span = whole && resolvePeriod({ of: whole.value }, moment)
  if (!whole || !span) return undefined
  // The half of a year has a name of its own.
  if (unit?.value === 'half' && ['year', 'current'].includes(whole.value.kind)) return undefined
  if (unit?.value === 'half')
    return { after: whole.after, value: half(span, nth.value === -1 ? 2 : nth.value) }
  // A fortnight of a month is of its days: the first is from the 1st to the 14th.
  if (isFortnight && !count) {
    const [from, to] =
      nth.value === -1
        ? [plusDays(span.to, -13), span.to]
        : [plusDays(span.from, 14 * (nth.value - 1)), plusDays(span.from, 14 * nth.value - 1)]
    return to <= span.to ? { after: whole.after, value: dates({ from, to }) } : undefined
  }
  const all = partsOf(span, unit?.value ?? 'weekday', weekday?.value[0] ?? 0)
  const size = (count?.value ?? 1) * (isFortnight ? 2 : 1)
  const first = nth.value === -1 ? all.length - size : nth.value - 1
  const [start, end] = [all[first], all[first + size - 1]]
  if (!start || !end) return undefined
  const value: NamedPeriod =
    unit?.value === 'week' && size === 1
      ? { kind: 'unit-of', unit: 'week', date: plusDays(start.from, thursday) }
      : dates({ from: start.from, to: isWeekend ? plusDays(end.to, 1) : end.to })
  return { after: whole.after, value }
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
  part(words, at, moment) ?? besideNamed(words, at, moment) ?? dayOfMonth(words, at, moment)
