/** Parts of a period by their place in it: "the first week", "last three days", "the second Tuesday". */
import type { CalendarUnit, NamedPeriod } from '#schema/advisor/period'
import { plusDays, weekdayOf } from '../../calendar.ts'
import { unitSpan } from '../../periods/calendar-units.ts'
import { mondayOf, monthIndex, monthStart, type Span } from '../../periods/dates.ts'
import { type Moment, resolvePeriod } from '../../periods/resolve-period.ts'
import { type At, countAt, isWord, ordinalAt, unitAt, type Word, weekdaysAt } from './calendar-words.ts'

export const dates = ({ from, to }: Span): NamedPeriod => ({ kind: 'dates', from, to })

// As in ISO 8601, a week belongs to the month that has its Thursday.
export const thursday = 3

export const weeksOf = ({ from, to }: Span): readonly Span[] => {
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

/** "The first week", "last three days", "the second Tuesday": which part of a period, and the place after it. */
export type PartHead = {
  readonly nth: number
  readonly size: number
  readonly isCounted: boolean
  /** True for "the last full week of July": all of its days are in July. */
  readonly isFull: boolean
  readonly isFortnight: boolean
  readonly isWeekend: boolean
  readonly unit: CalendarUnit | 'weekday'
  readonly weekday: number
  readonly after: number
}

const nthAt = (words: readonly Word[], at: number): At<number> | undefined =>
  ordinalAt(words, at) ?? (isWord(words, at, 'last', 'final') ? { after: at + 1, value: -1 } : undefined)

export const headAt = (words: readonly Word[], at: number): PartHead | undefined => {
  const numbered = nthAt(words, at)
  if (!numbered) return undefined
  // "The last full week of July"
  const isFull = isWord(words, numbered.after, 'full', 'whole', 'complete', 'entire')
  const nth = isFull ? { ...numbered, after: numbered.after + 1 } : numbered
  const count = countAt(words, nth.after)
  const place = count?.after ?? nth.after
  const isFortnight = isWord(words, place, 'fortnight')
  const isWeekend = isWord(words, place, 'weekend')
  const unit = isFortnight ? { after: place + 1, value: 'week' as const } : unitAt(words, place)
  const weekday = isWeekend ? { after: place + 1, value: [5] } : weekdaysAt(words, place)
  const after = unit?.after ?? weekday?.after
  if (after === undefined) return undefined
  return {
    nth: nth.value,
    size: (count?.value ?? 1) * (isFortnight ? 2 : 1),
    isCounted: count !== undefined,
    isFull,
    isFortnight,
    isWeekend,
    unit: unit?.value ?? 'weekday',
    weekday: weekday?.value[0] ?? 0,
    after,
  }
}

/** A part of a whole. */
export const partOf = (
  { nth, size, isCounted, isFull, isFortnight, isWeekend, unit, weekday }: PartHead,
  whole: NamedPeriod,
  moment: Moment,
): NamedPeriod | undefined => {
  const span = resolvePeriod({ of: whole }, moment)
  if (!span) return undefined
  // The half of a year has a name of its own.
  const isOfYear = whole.kind === 'year' || (whole.kind === 'current' && whole.unit !== 'month')
  if (unit === 'half' && isOfYear) return undefined
  if (unit === 'half') return half(span, nth === -1 ? 2 : nth)
  // A fortnight of a month is of its days: the first is from the 1st to the 14th.
  if (isFortnight && !isCounted) {
    const [from, to] =
      nth === -1
        ? [plusDays(span.to, -13), span.to]
        : [plusDays(span.from, 14 * (nth - 1)), plusDays(span.from, 14 * nth - 1)]
    return to <= span.to ? dates({ from, to }) : undefined
  }
  const all = partsOf(span, unit, weekday).filter(
    ({ from, to }) => !isFull || (from >= span.from && to <= span.to),
  )
  const first = nth === -1 ? all.length - size : nth - 1
  const [start, end] = [all[first], all[first + size - 1]]
  if (!start || !end) return undefined
  return unit === 'week' && size === 1
    ? { kind: 'unit-of', unit: 'week', date: plusDays(start.from, thursday) }
    : dates({ from: start.from, to: isWeekend ? plusDays(end.to, 1) : end.to })
}
