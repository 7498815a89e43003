/**
 * Dates of a period, given the day of asking and the recorded days. Without a year, a period is the latest
 * that has started by the day of asking. `year-before` moves weeks, days and whole weeks by 52 weeks, to keep
 * weekdays; holidays to the year before; everything else by twelve months. `just-before` is the period of the
 * same length that ends the day before; for holidays, that of the year before.
 */
import type { NamedPeriod, Period, PeriodRange } from '#schema/advisor/period'
import type { IsoDate } from '#schema/core/scalars'
import { plusDays } from '../calendar.ts'
import { isOfMonths, monthsSpan, seasonSpan, unitSpan } from './calendar-units.ts'
import { isWholeWeeks, lengthOf, monthIndex, plusDaysOf, plusMonthsOf, type Span, yearOf } from './dates.ts'
import { holidaySpan } from './holidays.ts'
import { schoolHolidaySpan } from './school-holidays.ts'

/** Dates of a period; `weekdays` keeps only these (0 is Monday). */
export type ResolvedPeriod = Span & { readonly weekdays?: readonly number[] }

/** What a period's dates depend on. */
export type Moment = {
  readonly today: IsoDate
  /** First and last recorded day; undefined without records. */
  readonly record: Span | undefined
  /** Week of an event according to texts on record. */
  readonly eventWeek?: (words: readonly string[]) => Span | undefined
}

type Move = NonNullable<Period['moved']>
type Movable = Span & { readonly move: (by: Move) => Span | undefined }

const daysInYear = 364

const byDays = (span: Span): Movable => ({
  ...span,
  move: (by) => plusDaysOf(span, by === 'year-before' ? -daysInYear : -lengthOf(span)),
})

const byMonths = (span: Span): Movable => ({
  ...span,
  move: (by) =>
    plusMonthsOf(
      span,
      by === 'year-before' ? -12 : -(monthIndex(plusDays(span.to, 1)) - monthIndex(span.from)),
    ),
})

const byDates = (span: Span): Movable => ({
  ...span,
  move: (by) =>
    by === 'just-before' || isWholeWeeks(span) ? byDays(span).move(by) : plusMonthsOf(span, -12),
})

const byYear = (spanOf: (year: number) => Span | undefined, year: number): Movable | undefined => {
  const span = spanOf(year)
  return span && { ...span, move: () => spanOf(year - 1) }
}

const latestYear = (spanOf: (year: number) => Span | undefined, today: IsoDate): number =>
  [1, 0, -1]
    .map((ahead) => yearOf(today) + ahead)
    .find((year) => {
      const span = spanOf(year)
      return span !== undefined && span.from <= today
    }) ?? yearOf(today)

const resolveNamed = (period: NamedPeriod, { today, record, eventWeek }: Moment): Movable | undefined => {
  const ofYear = (spanOf: (year: number) => Span, year = latestYear(spanOf, today)) => byMonths(spanOf(year))
  switch (period.kind) {
    case 'dates':
      return period.from <= period.to ? byDates({ from: period.from, to: period.to }) : undefined
    case 'unit-of':
    case 'current':
    case 'last': {
      const { unit } = period
      const count = period.kind === 'last' ? period.count : 1
      const offset = period.kind === 'last' ? -count : -(('back' in period ? period.back : undefined) ?? 0)
      const span = unitSpan(unit, period.kind === 'unit-of' ? period.date : today, offset, count)
      return isOfMonths(unit) ? byMonths(span) : byDays(span)
    }
    case 'year':
      return byMonths(monthsSpan(period.year, 1, 12))
    case 'month':
      return ofYear((year) => monthsSpan(year, period.month, 1), period.year)
    case 'quarter':
      return ofYear((year) => monthsSpan(year, 3 * period.quarter - 2, 3), period.year)
    case 'half':
      return ofYear((year) => monthsSpan(year, 6 * period.half - 5, 6), period.year)
    case 'financial-year': {
      const whole = monthsSpan(period.year - 1, 7, 12)
      return byMonths(period.quarter ? unitSpan('quarter', whole.from, period.quarter - 1) : whole)
    }
    case 'season':
      return ofYear((year) => seasonSpan(period.season, year), period.year)
    case 'holiday': {
      const spanOf = (year: number) => holidaySpan(period.holiday, year)
      return byYear(spanOf, period.year ?? latestYear(spanOf, today))
    }
    case 'school-holidays': {
      const spanOf = (year: number) => schoolHolidaySpan(period.season, year)
      return byYear(spanOf, period.year ?? latestYear(spanOf, today))
    }
    case 'event': {
      const week = eventWeek?.(period.words)
      return week && byDays(week)
    }
    // Many days, and no span.
    case 'public-holidays':
      return undefined
    case 'record':
      return record && byDays(record)
  }
}

const joined = (from: Span | undefined, to: Span | undefined): Span | undefined =>
  from && to && from.from <= to.to ? { from: from.from, to: to.to } : undefined

const resolveRange = (range: PeriodRange, moment: Moment): Movable | undefined => {
  if (range.kind !== 'since' && range.kind !== 'between') return resolveNamed(range, moment)
  const from = resolveNamed(range.from, moment)
  const to =
    range.kind === 'since'
      ? byDates({ from: moment.today, to: moment.today })
      : resolveNamed(range.to, moment)
  const span = joined(from, to)
  return (
    span && {
      ...span,
      move: (by) => (by === 'just-before' ? byDays(span).move(by) : joined(from?.move(by), to?.move(by))),
    }
  )
}

/** Dates of a period; undefined if unknown, such as unpublished school holidays. */
export const resolvePeriod = (
  { of, moved, weekdays }: Period,
  moment: Moment,
): ResolvedPeriod | undefined => {
  const range = resolveRange(of, moment)
  const span = range && (moved ? range.move(moved) : { from: range.from, to: range.to })
  return span && { ...span, ...(weekdays ? { weekdays } : {}) }
}
