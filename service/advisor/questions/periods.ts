/** Periods in a question: runs of calendar words, read as periods. Dates are read by chrono-node. */
import type { NamedPeriod, Period, PeriodRange } from '#schema/advisor/period'
import type { IsoDate } from '#schema/core/scalars'
import { plusDays } from '../calendar.ts'
import { dateAt } from './dates.ts'
import { isCue, meaningOf, type Term } from './term.ts'

/** A period over the terms from `first` until `after` (exclusive). */
export type PeriodTerm = { readonly first: number; readonly after: number; readonly period: Period }

type Found<A> = { readonly after: number; readonly value: A }

const yearAt = (terms: readonly Term[], at: number): number | undefined => {
  const term = terms[at]
  const number = term && meaningOf(term, 'number')
  if (number === undefined || number.unit !== 'plain' || !/^\d{4}$/.test(term?.text ?? '')) return undefined
  const isYear = Number.isInteger(number.value) && number.value >= 1990 && number.value <= 2100
  return isYear ? number.value : undefined
}

const skip = (terms: readonly Term[], at: number): number => {
  const term = terms[at]
  return term && (isCue(term, 'of') || meaningOf(term, 'filler')) ? at + 1 : at
}

/** A year after a named period, such as "July 2025", "winter last year", "Easter of 2026". */
const ofYear = (terms: readonly Term[], at: number, thisYear: number): Found<{ year?: number }> => {
  const place = skip(terms, at)
  const year = yearAt(terms, place)
  if (year !== undefined) return { after: place + 1, value: { year } }
  const [word, unit] = [terms[place], terms[place + 1]]
  const isUnit = unit && meaningOf(unit, 'unit')?.unit === 'year'
  if (word && isUnit && isCue(word, 'last')) return { after: place + 2, value: { year: thisYear - 1 } }
  if (word && isUnit && isCue(word, 'this')) return { after: place + 2, value: { year: thisYear } }
  if (word && word.text.toLowerCase() === 'last year')
    return { after: place + 1, value: { year: thisYear - 1 } }
  return { after: at, value: {} }
}

const numberAt = (terms: readonly Term[], at: number): number | undefined => {
  const term = terms[at]
  const value = term && meaningOf(term, 'number')?.value
  // More units than any business has on record are no count of them.
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= 600 ? value : undefined
}

const named = (terms: readonly Term[], at: number, thisYear: number): Found<NamedPeriod> | undefined => {
  const term = terms[at]
  if (!term) return undefined
  const month = meaningOf(term, 'month')
  const season = meaningOf(term, 'season')
  const holiday = meaningOf(term, 'holiday')
  const withYear = (make: (year: { year?: number }) => NamedPeriod): Found<NamedPeriod> => {
    const { after, value } = ofYear(terms, at + 1, thisYear)
    return { after, value: make(value) }
  }
  const after = terms[at + 1]
  // "The September quarter" ends with September.
  if (month && month.month % 3 === 0 && after && meaningOf(after, 'unit')?.unit === 'quarter') {
    const { after: end, value } = ofYear(terms, at + 2, thisYear)
    return { after: end, value: { kind: 'quarter', quarter: month.month / 3, ...value } }
  }
  if (month) return withYear((year) => ({ kind: 'month', month: month.month, ...year }))
  if (season) {
    const school = terms[at + 1]
    if (school && meaningOf(school, 'school-holidays')) {
      const { after, value } = ofYear(terms, at + 2, thisYear)
      return { after, value: { kind: 'school-holidays', season: season.season, ...value } }
    }
    return withYear((year) => ({ kind: 'season', season: season.season, ...year }))
  }
  if (holiday) return withYear((year) => ({ kind: 'holiday', holiday: holiday.holiday, ...year }))
  if (meaningOf(term, 'unit')?.unit === 'financial-year') {
    const year = yearAt(terms, at + 1)
    const short = numberAt(terms, at + 1)
    if (year !== undefined) return { after: at + 2, value: { kind: 'financial-year', year } }
    if (short !== undefined && short < 100)
      return { after: at + 2, value: { kind: 'financial-year', year: 2000 + short } }
  }
  const year = yearAt(terms, at)
  return year === undefined ? undefined : { after: at + 1, value: { kind: 'year', year } }
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

/** Weeks of a stretch that is no unit of the calendar. */
const fortnightWeeks = 2

/** Units counted from now: "last four weeks", "this month", "three weeks ago", "last year". */
const relative = (terms: readonly Term[], at: number, today: IsoDate): Found<NamedPeriod> | undefined => {
  const [term, next] = [terms[at], terms[at + 1]]
  if (!term) return undefined
  const isFortnight = next && meaningOf(next, 'grain')?.grain === 'fortnight'
  if (isFortnight && isCue(term, 'last'))
    return { after: at + 2, value: { kind: 'last', unit: 'week', count: fortnightWeeks } }
  const ahead = next && isCue(term, 'next') ? meaningOf(next, 'unit')?.unit : undefined
  if (ahead) {
    const date = plusDays(today, unitDays[ahead])
    return { after: at + 2, value: { kind: 'unit-of', unit: ahead, date } }
  }
  if (isCue(term, 'last') || isCue(term, 'this')) {
    const count = numberAt(terms, at + 1)
    const isNamed =
      next && (meaningOf(next, 'season') ?? meaningOf(next, 'month') ?? meaningOf(next, 'holiday'))
    if (isNamed) return named(terms, at + 1, Number(today.slice(0, 4)))
    const unitTerm = terms[at + (count === undefined ? 1 : 2)]
    const unit = unitTerm && meaningOf(unitTerm, 'unit')?.unit
    if (unit === undefined) return undefined
    if (isCue(term, 'this')) return { after: at + 2, value: { kind: 'current', unit } }
    if (count !== undefined) return { after: at + 3, value: { kind: 'last', unit, count } }
    return { after: at + 2, value: { kind: 'current', unit, back: 1 } }
  }
  const count = numberAt(terms, at)
  const unit = next && meaningOf(next, 'unit')?.unit
  const ago = terms[at + 2]
  if (count !== undefined && unit !== undefined && ago && isCue(ago, 'ago'))
    return { after: at + 3, value: { kind: 'current', unit, back: count } }
  return undefined
}

/** "The week of 9 November". */
const unitOfDate = (terms: readonly Term[], at: number, today: IsoDate): Found<NamedPeriod> | undefined => {
  const unit = terms[at] && meaningOf(terms[at], 'unit')?.unit
  const place = skip(terms, skip(terms, skip(terms, at + 1)))
  const date = unit === undefined || place === at + 1 ? undefined : dateAt(terms, place, today)
  return unit && date && { after: date.after, value: { kind: 'unit-of', unit, date: date.date } }
}

const point = (terms: readonly Term[], at: number, today: IsoDate): Found<NamedPeriod> | undefined => {
  const thisYear = Number(today.slice(0, 4))
  return (
    unitOfDate(terms, at, today) ??
    dateAt(terms, at, today) ??
    relative(terms, at, today) ??
    named(terms, at, thisYear)
  )
}

const rangeAt = (terms: readonly Term[], at: number, today: IsoDate): Found<PeriodRange> | undefined => {
  const term = terms[at]
  if (!term) return undefined
  if (isCue(term, 'ever')) return { after: at + 1, value: { kind: 'record' } }
  if (isCue(term, 'since')) {
    const from = point(terms, skip(terms, at + 1), today)
    return from && { after: from.after, value: { kind: 'since', from: from.value } }
  }
  // "1/7 to 30/9" is a pair without "from".
  const isPair = isCue(term, 'between', 'from')
  const from = point(terms, isPair ? skip(terms, at + 1) : at, today)
  const joint = from && terms[from.after]
  const isDash = joint && ['-', '–'].includes(meaningOf(joint, 'mark')?.mark ?? '')
  if (from && joint && (isCue(joint, 'to') || isDash || (isPair && isCue(joint, 'and')))) {
    const to = point(terms, skip(terms, from.after + 1), today)
    if (to) return { after: to.after, value: { kind: 'between', from: from.value, to: to.value } }
  }
  return isPair ? undefined : from
}

/** A question names two periods, or three; more make no plan, and reading dates takes time. */
const maxPeriods = 6

/** The periods of a question, in order; none overlap. `today` is the day of asking. */
export const periodsIn = (terms: readonly Term[], today: IsoDate): readonly PeriodTerm[] => {
  const periods: PeriodTerm[] = []
  for (let at = 0; at < terms.length && periods.length < maxPeriods; ) {
    const found = rangeAt(terms, at, today)
    if (found) periods.push({ first: at, after: found.after, period: { of: found.value } })
    at = found?.after ?? at + 1
  }
  return periods
}
