/** Counted weeks, days or months that begin or end at another time: "the two weeks from 20 July", "the fortnight before Christmas". */
import type { CalendarUnit, NamedPeriod } from '#schema/advisor/period'
import type { IsoDate } from '#schema/core/scalars'
import { plusDays } from '../../calendar.ts'
import { mondayOf, plusMonths, type Span } from '../../periods/dates.ts'
import { type Moment, resolvePeriod } from '../../periods/resolve-period.ts'
import { type At, countAt, isWord, ordinalAt, skipJoining, unitAt, type Word } from './calendar-words.ts'
import { dateAt } from './dates.ts'
import { namedAt } from './named-periods.ts'
import { partOfMonthAt } from './parts-of-months.ts'

type Counted = { readonly unit: CalendarUnit; readonly count: number }

/** Words before the end of a time. */
const ending = ['to', 'until', 'till', 'til', 'end', 'ending']

/** "Two weeks", "a fortnight", "10 days". */
const countedAt = (words: readonly Word[], at: number): At<Counted> | undefined => {
  const count = countAt(words, at)
  const place = count?.after ?? at
  const size = count?.value ?? 1
  if (isWord(words, place, 'fortnight')) return { after: place + 1, value: { unit: 'week', count: 2 * size } }
  const unit = unitAt(words, place)
  // "The week to 8 November"
  if (
    !count &&
    isWord(words, at - 1, 'the') &&
    unit?.value === 'week' &&
    isWord(words, unit.after, ...ending)
  )
    return { after: unit.after, value: { unit: 'week', count: 1 } }
  if (!unit || !count || !['day', 'week', 'month'].includes(unit.value)) return undefined
  return { after: unit.after, value: { unit: unit.value, count: size } }
}

const moved = (date: IsoDate, { unit, count }: Counted, way: 1 | -1): IsoDate =>
  unit === 'month' ? plusMonths(date, way * count) : plusDays(date, way * count * (unit === 'week' ? 7 : 1))

const dates = (from: IsoDate, to: IsoDate): NamedPeriod => ({ kind: 'dates', from, to })

const leading = ['up', 'lead', 'leading', 'run', 'running', 'out', 'just', 'right']

/** The place after "to" and "leading up to". */
const afterTo = (words: readonly Word[], after: number): number | undefined => {
  let at = after
  while (at < after + 3 && isWord(words, at, ...leading)) at += 1
  if (!isWord(words, at, ...ending)) return undefined
  return isWord(words, at + 1, 'on', 'to') ? at + 2 : at + 1
}

/** "The week to 15 November" ends with that day, and "the weeks to Christmas" before it. */
const endAt = (words: readonly Word[], at: number, moment: Moment): At<IsoDate> | undefined => {
  const day = dateAt(words, at, moment.today)
  if (day) return { after: day.after, value: day.date }
  const part = partOfMonthAt(words, at, moment)
  const named = part ?? namedAt(words, at, moment)
  const span = named && resolvePeriod({ of: named.value }, moment)
  if (!named || !span || !(part ?? named.value.kind === 'holiday')) return undefined
  return { after: named.after, value: part ? span.to : plusDays(span.from, -1) }
}

const starting = ['from', 'start', 'begin', 'commence', 'of', 'on', 'the', 'monday', 'with']

/** "5 and 12 October": the Mondays of two weeks. */
const pairOfDays = (words: readonly Word[], at: number, today: IsoDate): At<Span> | undefined => {
  const first = ordinalAt(words, at) ?? countAt(words, at)
  if (!first || words[at]?.value === undefined || first.value > 31) return undefined
  if (!isWord(words, first.after, 'and', '&', 'n')) return undefined
  const last = dateAt(words, skipJoining(words, first.after + 1), today)
  if (!last) return undefined
  const from = plusDays(last.date, first.value - Number(last.date.slice(8)))
  return from < last.date ? { after: last.after, value: { from, to: last.date } } : undefined
}

/** The period at a place. */
export const countedPeriodAt = (
  words: readonly Word[],
  at: number,
  moment: Moment,
): At<NamedPeriod> | undefined => {
  const counted = countedAt(words, at)
  if (!counted) return undefined
  const { after, value } = counted
  const isBefore = isWord(words, after, 'before')
  if (isBefore || isWord(words, after, 'after', 'follow')) {
    const place = skipJoining(words, after + 1)
    const named = dateAt(words, place, moment.today) ?? namedAt(words, place, moment)
    const span = named && resolvePeriod({ of: named.value }, moment)
    if (!span) return undefined
    const [before, next] = [plusDays(span.from, -1), plusDays(span.to, 1)]
    return {
      after: named.after,
      value: isBefore
        ? dates(moved(span.from, value, -1), before)
        : dates(next, plusDays(moved(next, value, 1), -1)),
    }
  }
  const to = value.unit === 'month' ? undefined : afterTo(words, after)
  const end = to === undefined ? undefined : endAt(words, skipJoining(words, to), moment)
  if (end) return { after: end.after, value: dates(plusDays(moved(end.value, value, -1), 1), end.value) }
  let place = after
  while (place < after + 4 && isWord(words, place, ...starting)) place += 1
  if (place === after) return undefined
  const pair = value.unit === 'week' ? pairOfDays(words, place, moment.today) : undefined
  if (pair)
    return {
      after: pair.after,
      value: dates(mondayOf(pair.value.from), plusDays(mondayOf(pair.value.to), 6)),
    }
  const start = dateAt(words, place, moment.today)
  return start && { after: start.after, value: dates(start.date, plusDays(moved(start.date, value, 1), -1)) }
}
