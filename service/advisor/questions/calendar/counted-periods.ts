/** Counted weeks, days or months that begin or end at another time: "the two weeks from 20 July", "the fortnight before Christmas". */
import type { CalendarUnit, NamedPeriod } from '#schema/advisor/period'
import type { IsoDate } from '#schema/core/scalars'
import { plusDays } from '../../calendar.ts'
import { mondayOf, plusMonths, type Span } from '../../periods/dates.ts'
import { type Moment, resolvePeriod } from '../../periods/resolve-period.ts'
import { type At, countAt, isWord, ordinalAt, skipJoining, unitAt, type Word } from './calendar-words.ts'
import { dateAt } from './dates.ts'
import { namedAt } from './named-periods.ts'

type Counted = { readonly unit: CalendarUnit; readonly count: number }

/** "Two weeks", "a fortnight", "10 days". */
const countedAt = (words: readonly Word[], at: number): At<Counted> | undefined => {
  const count = countAt(words, at)
  const place = count?.after ?? at
  const size = count?.value ?? 1
  if (isWord(words, place, 'fortnight')) return { after: place + 1, value: { unit: 'week', count: 2 * size } }
  const unit = unitAt(words, place)
  if (!unit || !count || !['day', 'week', 'month'].includes(unit.value)) return undefined
  return { after: unit.after, value: { unit: unit.value, count: size } }
}

const moved = (date: IsoDate, { unit, count }: Counted, way: 1 | -1): IsoDate =>
  unit === 'month' ? plusMonths(date, way * count) : plusDays(date, way * count * (unit === 'week' ? 7 : 1))

const dates = (from: IsoDate, to: IsoDate): NamedPeriod => ({ kind: 'dates', from, to })

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
