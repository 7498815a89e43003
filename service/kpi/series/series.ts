/** Calculates the periods of a series from the ledger. Pure. */
import { isNetOfTax, type TaxBasis } from '#schema/import/tax-basis'
import { type Grain, type KpiSeries, maxNamed, type SeriesBasis, type SeriesPeriod } from '#schema/kpi/series'
import { plusDays } from '../../advisor/calendar.ts'
import { costsIn } from '../../advisor/imported/costs-by-day.ts'
import { isWithinFile } from '../../advisor/imported/coverage.ts'
import type { Span } from '../../advisor/periods/dates.ts'
import type { BookDay, Ledger } from './load-ledger.ts'
import { figuresOfSum, type PeriodSum, sumAll } from './period-sum.ts'
import { daysIn, periodAt, periodsIn, yearBefore } from './periods.ts'

/** Weekday that decides the month of a week. */
const thursday = 3

const sumOfDays = (ledger: Ledger, span: Span): PeriodSum | undefined => {
  const sum =
    sumAll(daysIn(span).flatMap((day) => ledger.days.get(day) ?? [])) ??
    // A whole week without sales inside a file means no sales; a single day without any may be a day off.
    (span.from < span.to && isWithinFile(span, ledger.covered.sales) ? { revenue: 0n } : undefined)
  if (sum === undefined) return undefined
  const byKind = costsIn(span, ledger.costs, ledger.covered.books)
  if (byKind === undefined) return sum
  const costs = Object.values(byKind).reduce((all, one) => all + one, 0n)
  const costsTax = ledger.costs.taxIn(span)
  return { ...sum, costs, costsTax, profit: sum.revenue - costs }
}

/** Weeks of a month: those whose Thursday is in it, as in ISO 8601. */
const weeksOf = (month: Span): readonly Span[] =>
  periodsIn('week', month).filter(({ from }) => {
    const day = plusDays(from, thursday)
    return day >= month.from && day <= month.to
  })

const sumOfWeeks = (ledger: Ledger, month: Span): PeriodSum | undefined =>
  sumAll(weeksOf(month).flatMap((week) => sumOf(ledger, 'week', week) ?? []))

const sumOf = (ledger: Ledger, grain: Grain, span: Span): PeriodSum | undefined => {
  if (grain === 'week') return ledger.weeks.get(span.from) ?? sumOfDays(ledger, span)
  return grain === 'month' && ledger.weeks.size > 0 ? sumOfWeeks(ledger, span) : sumOfDays(ledger, span)
}

/** True if the records cover the whole period. */
const isWhole = ({ whole, weeks }: Ledger, grain: Grain, span: Span): boolean => {
  if (grain === 'day') return true
  if (whole === undefined) return false
  const needed = grain === 'month' && weeks.size > 0 ? weeksOf(span) : [span]
  return needed.every(({ from, to }) => whole.from <= from && to <= whole.to)
}

/** A period with its figures, and the year-earlier ones if recorded completely. */
export const periodOf = (ledger: Ledger, grain: Grain, span: Span): SeriesPeriod => {
  const before = yearBefore(grain, span)
  const isKnown =
    ledger.span !== undefined && before.from >= ledger.span.from && isWhole(ledger, grain, before)
  const lastYear = isKnown ? sumOf(ledger, grain, before) : undefined
  return {
    ...span,
    isWhole: isWhole(ledger, grain, span),
    figures: figuresOfSum(sumOf(ledger, grain, span)),
    ...(lastYear === undefined ? {} : { lastYear: figuresOfSum(lastYear) }),
  }
}

const taxOf = (bases: ReadonlySet<TaxBasis>): NonNullable<SeriesBasis['tax']> => {
  if (isNetOfTax(bases)) return bases.has('split') ? 'split' : 'apart'
  if (bases.size > 1) return 'partly'
  return bases.has('with') ? 'within' : 'untold'
}

const costsBasis = (days: readonly BookDay[], isCovered: boolean): NonNullable<SeriesBasis['costs']> => {
  const statements = days.filter(({ isStatement }) => isStatement).length
  if (statements === 0) return isCovered ? 'payments' : 'wages'
  return statements === days.length ? 'statements' : 'both'
}

/** How the imported figures of a span were counted. */
export const basisOf = (ledger: Ledger, { from, to }: Span): SeriesBasis => {
  const { taxBasis, bookDays, booked, covered, unclearCosts, accounting } = ledger
  const bases = new Set([...taxBasis].flatMap(([day, known]) => (day >= from && day <= to ? known : [])))
  const books = [...bookDays].flatMap(([day, book]) => (day >= from && book.from <= to ? [book] : []))
  const ofCosts = new Set(books.flatMap(({ taxBasis: known }) => known))
  const isCovered = covered.books.some((file) => file.from <= to && file.to >= from)
  return {
    ...(bases.size === 0 ? {} : { tax: taxOf(bases) }),
    ...(ofCosts.size === 0 ? {} : { costsTax: taxOf(ofCosts) }),
    ...(books.length === 0 ? {} : { costs: costsBasis(books, isCovered) }),
    ...(accounting && books.some(({ isStatement }) => isStatement) ? { accounting } : {}),
    ...(booked?.unclear.length ? { unclear: booked.unclear.slice(0, maxNamed) } : {}),
    ...(unclearCosts.length === 0 ? {} : { unclearCosts: unclearCosts.slice(0, maxNamed) }),
    ...(booked === undefined || booked.days.length === 0
      ? {}
      : {
          revenue: {
            by: booked.isByMonth ? 'month' : 'day',
            accounts: [...booked.accounts].slice(0, maxNamed),
            without: booked.without.slice(0, maxNamed),
          },
        }),
  }
}

/** The part of a range that is on record; undefined if none is. */
const onRecord = ({ span }: Ledger, { from, to }: Span): Span | undefined => {
  if (span === undefined) return undefined
  const covered = { from: from < span.from ? span.from : from, to: to > span.to ? span.to : to }
  return covered.from > covered.to ? undefined : covered
}

export const seriesOf = (ledger: Ledger, grain: Grain, range: Span): KpiSeries => {
  const covered = onRecord(ledger, range)
  return {
    grain,
    periods: covered ? periodsIn(grain, covered).map((span) => periodOf(ledger, grain, span)) : [],
    basis: basisOf(ledger, range),
    monthsOf: ledger.weeks.size > 0 ? 'weeks' : 'days',
  }
}

/** Recorded days of a period. */
export const daysOf = (ledger: Ledger, grain: Grain, day: Span['from']): readonly SeriesPeriod[] => {
  const covered = onRecord(ledger, periodAt(grain, day))
  return covered ? daysIn(covered).map((date) => periodOf(ledger, 'day', { from: date, to: date })) : []
}
