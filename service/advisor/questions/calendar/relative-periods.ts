/** Periods counted from the day of asking: "last four weeks", "the month just gone", "three weeks ago", "last Tuesday". */
import type { CalendarUnit, NamedPeriod } from '#schema/advisor/period'
import type { IsoDate } from '#schema/core/scalars'
import { plusDays, weekdayOf } from '../../calendar.ts'
import { yearOf } from '../../periods/dates.ts'
import { type Moment, resolvePeriod } from '../../periods/resolve-period.ts'
import {
  type At,
  afterWords,
  countAt,
  isWord,
  mayBeAt,
  skipJoining,
  unitAt,
  type Word,
  weekdaysAt,
} from './calendar-words.ts'
import { currentUnit } from './current-unit.ts'
import { namedAt } from './named-periods.ts'
import { afterToDate, recordAt, unitPeriodAt } from './unit-periods.ts'
import { yearsUntilNow, yearUntilNow } from './years-until-now.ts'

type Named = At<NamedPeriod>

const past = ['last', 'past', 'previous', 'prior', 'preceding', 'latest', 'recent']
const present = ['this', 'current', 'present']
const ahead = ['next', 'coming', 'following', 'upcoming']

const fortnightWeeks = 2

/** A unit, or a fortnight or weekend, which are no units of the calendar. */
const stretchAt = (
  words: readonly Word[],
  at: number,
): At<CalendarUnit | 'fortnight' | 'weekend'> | undefined => {
  if (isWord(words, at, 'fortnight')) return { after: at + 1, value: 'fortnight' }
  if (isWord(words, at, 'weekend')) return { after: at + 1, value: 'weekend' }
  return unitAt(words, at)
}

const lastUnits = (
  unit: CalendarUnit | 'fortnight' | 'weekend',
  count: number,
  today: IsoDate,
): NamedPeriod => {
  if (unit === 'fortnight') return { kind: 'last', unit: 'week', count: fortnightWeeks * count }
  if (unit !== 'weekend') return { kind: 'last', unit, count }
  const sunday = plusDays(today, -weekdayOf(today) - 1)
  return { kind: 'dates', from: plusDays(sunday, -1), to: sunday }
}

const unitDays = {
  day: 1,
  week: 7,
  month: 30,
  quarter: 91,
  half: 182,
  year: 365,
  'financial-year': 365,
} as const

/** A named period that is over: "last spring" asked in spring is the one of the year before. */
const lastNamed = (words: readonly Word[], at: number, moment: Moment): Named | undefined => {
  const found = namedAt(words, at, moment)
  if (
    !found ||
    !(
      'year' in found.value ||
      ['month', 'season', 'quarter', 'half', 'holiday', 'school-holidays'].includes(found.value.kind)
    )
  )
    return undefined
  if ('year' in found.value && found.value.year !== undefined) return found
  const span = resolvePeriod({ of: found.value }, moment)
  const { value } = found
  const isUnderWay = span !== undefined && span.to >= moment.today
  const year = yearOf(span?.from ?? moment.today) - 1
  return isUnderWay &&
    (value.kind === 'season' || value.kind === 'month' || value.kind === 'quarter' || value.kind === 'half')
    ? { after: found.after, value: { ...value, year } }
    : found
}

const fromPast = (words: readonly Word[], at: number, moment: Moment): Named | undefined => {
  const weekday = weekdaysAt(words, at + 1)
  if (weekday && !weekday.isPlural && weekday.value.length === 1) {
    const [day = 0] = weekday.value
    const back = (weekdayOf(moment.today) - day + 7) % 7 || 7
    return {
      after: weekday.after,
      value: { kind: 'unit-of', unit: 'day', date: plusDays(moment.today, -back) },
    }
  }
  const count = countAt(words, at + 1)
  // "The last three Saturdays": those of as many weeks.
  const days = count && weekdaysAt(words, count.after)
  if (count && days?.isPlural)
    return { after: count.after, value: { kind: 'last', unit: 'week', count: count.value } }
  const next = count?.after ?? at + 1
  const unit = stretchAt(
    words,
    isWord(words, next, 'full', 'complete', 'whole', 'calendar', 'entire') ? next + 1 : next,
  )
  if (!unit) return lastNamed(words, at + 1, moment)
  if (count) {
    const months = unit.value === 'month' ? count.value : undefined
    const years = months === undefined ? undefined : yearsUntilNow(words, at, unit.after, months)
    return { after: unit.after, value: years ?? lastUnits(unit.value, count.value, moment.today) }
  }
  if (isWord(words, unit.after, 'before') && isWord(words, unit.after + 1, 'last')) return undefined
  if (unit.value === 'fortnight' || unit.value === 'weekend')
    return { after: unit.after, value: lastUnits(unit.value, 1, moment.today) }
  // "Over the past year" is the twelve months until now.
  const isRolling = isWord(words, at - 1, 'the') && isWord(words, at - 2, 'in', 'over', 'during', 'within')
  if (unit.value === 'year' && (isWord(words, at, 'past') || isRolling))
    return { after: unit.after, value: yearUntilNow(words, at, unit.after) }
  return { after: unit.after, value: currentUnit(unit.value, 1) }
}

const fromPresent = (words: readonly Word[], at: number, moment: Moment): Named | undefined => {
  const unit = unitAt(words, at + 1)
  if (unit) return { after: unit.after, value: currentUnit(unit.value, 0) }
  const weekday = weekdaysAt(words, at + 1)
  const [day] = weekday?.value ?? []
  if (weekday && day !== undefined && weekday.value.length === 1)
    return {
      after: weekday.after,
      value: { kind: 'unit-of', unit: 'day', date: plusDays(moment.today, day - weekdayOf(moment.today)) },
    }
  return namedAt(words, at + 1, moment)
}

const fromAhead = (words: readonly Word[], at: number, { today }: Moment): Named | undefined => {
  const unit = unitAt(words, at + 1)
  return (
    unit && {
      after: unit.after,
      value: { kind: 'unit-of', unit: unit.value, date: plusDays(today, unitDays[unit.value]) },
    }
  )
}

const days: readonly (readonly [phrase: string, back: number])[] = [
  ['day before yesterday', 2],
  ['yesterday', 1],
  ['so far today', 0],
  ['today', 0],
  ['tonight', 0],
  ['tomorrow', -1],
]
const dayPhrases = days.map(([phrase]) => phrase)

const yearToDate: Readonly<Record<string, CalendarUnit>> = {
  ytd: 'year',
  mtd: 'month',
  qtd: 'quarter',
  wtd: 'week',
  fytd: 'financial-year',
}

const partsOfDay = ['morning', 'afternoon', 'arvo', 'evening', 'lunchtime', 'lunch']

/** A period counted from the day of asking, at a place. */
export const relativeAt = (words: readonly Word[], at: number, moment: Moment): Named | undefined => {
  for (const [phrase, back] of mayBeAt(words, at, dayPhrases) ? days : []) {
    const after = afterWords(words, at, phrase)
    if (after !== undefined)
      return { after, value: { kind: 'unit-of', unit: 'day', date: plusDays(moment.today, -back) } }
  }
  // "Over the year" is the twelve months until now.
  const isOverYear =
    isWord(words, at, 'over', 'across', 'throughout') &&
    isWord(words, at + 1, 'the') &&
    isWord(words, at + 2, 'year') &&
    words[at + 2]?.word === 'year' &&
    !isWord(words, at + 3, 'to', 'of', 'before', 'end', 'so')
  if (isOverYear) return { after: at + 3, value: yearUntilNow(words, at, at + 3) }
  const short = yearToDate[words[at]?.word ?? '']
  if (short) return { after: at + 1, value: currentUnit(short, 0) }
  // "This morning" is today, and the morning of it.
  if (isWord(words, at, 'this') && isWord(words, at + 1, ...partsOfDay))
    return { after: at + 1, value: { kind: 'unit-of', unit: 'day', date: moment.today } }
  if (isWord(words, at, 'last') && isWord(words, at + 1, 'night'))
    return { after: at + 1, value: { kind: 'unit-of', unit: 'day', date: plusDays(moment.today, -1) } }
  const soFar = afterWords(words, at, 'so far')
  const place = soFar === undefined ? at : skipJoining(words, soFar)
  const isPresent =
    isWord(words, place, ...present) || (soFar !== undefined && isWord(words, place - 1, 'this'))
  if (isPresent) {
    const found = fromPresent(words, isWord(words, place, ...present) ? place : place - 1, moment)
    if (found) return { ...found, after: afterToDate(words, found.after) ?? found.after }
  }
  // "The most recent full week"
  if (isWord(words, at, 'most') && isWord(words, at + 1, 'recent')) return relativeAt(words, at + 1, moment)
  if (isWord(words, at, ...past)) return fromPast(words, at, moment)
  if (isWord(words, at, ...ahead)) return fromAhead(words, at, moment)
  return recordAt(words, at) ?? unitPeriodAt(words, at, moment)
}
