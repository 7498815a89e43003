/** Figures by day, week or month. */
import * as t from 'io-ts'
import { RecordedMeasure } from '../advisor/measure.ts'
import { TargetOutlook } from '../advisor/target.ts'
import { TimelineFact } from '../advisor/timeline.ts'
import { Money } from '../core/money.ts'
import { record } from '../core/record.ts'
import { Decimal, IsoDate, IsoTime, integer, oneOf, text } from '../core/scalars.ts'

/** Length of the periods of a series. */
export const Grain = oneOf('day', 'week', 'month')
export type Grain = t.TypeOf<typeof Grain>

/** Most days from the first to the last of a range: three years. */
export const maxRangeDays = 1100

/**
 * Figures of a period; a figure that the records cannot give is absent. `revenue` excludes tax, tips and gift cards if the
 * source distinguishes them; `gross` includes them. `costs` exclude `costsTax`, the tax that their source tells. `margin` is in percent; `runwayWeeks` is as of the end.
 */
export const PeriodFigures = record(
  {},
  {
    revenue: Money,
    gross: Money,
    tax: Money,
    tips: Money,
    giftCards: Money,
    transactions: integer(0),
    costs: Money,
    costsTax: Money,
    profit: Money,
    margin: Decimal,
    runwayWeeks: Decimal,
  },
  'PeriodFigures',
)
export type PeriodFigures = t.TypeOf<typeof PeriodFigures>

/** A period from its first to its last day. A partial one, at either end of the records, is not compared with others. */
export const SeriesPeriod = record(
  { from: IsoDate, to: IsoDate, isWhole: t.boolean, figures: PeriodFigures },
  { lastYear: PeriodFigures },
  'SeriesPeriod',
)
export type SeriesPeriod = t.TypeOf<typeof SeriesPeriod>

/** Accounts named in a basis. */
export const maxNamed = 8

const BookedRevenue = record(
  { by: oneOf('day', 'month'), accounts: t.array(text(200)), without: t.array(text(200)) },
  undefined,
  'BookedRevenue',
)

const HowTaxIsKnown = oneOf('apart', 'split', 'partly', 'within', 'untold')

/**
 * How imported figures were counted. `tax`: whether the sources list it on all days, some or none; `split`: it was
 * calculated as a share of each amount; `within`: the amounts include an unknown amount of tax. `costsTax`: the same for the
 * money out of books. `costs`: from statements for a period, from single payments, or both; `wages`: pay runs alone, which give no costs. `accounting`: what
 * the statements say of themselves, if all of them do. `revenue`: the accounts of books
 * that it comes from, and others with money in that it does not count, at most `maxNamed` of each; by `month` if income is
 * booked too rarely for weeks, so that each month's is spread over its days. Absent if nothing was imported, and `revenue` if
 * it comes from sales. `unclear`: accounts of books with so much money in, which nothing says is income, that revenue is not known.
 * `unclearCosts`: accounts of a general ledger that may be costs or things that were bought to keep, so that costs are not known.
 */
export const SeriesBasis = record(
  {},
  {
    tax: HowTaxIsKnown,
    costsTax: HowTaxIsKnown,
    costs: oneOf('statements', 'payments', 'both', 'wages'),
    accounting: oneOf('cash', 'accrual', 'both'),
    revenue: BookedRevenue,
    unclear: t.array(text(200)),
    unclearCosts: t.array(text(200)),
  },
  'SeriesBasis',
)
export type SeriesBasis = t.TypeOf<typeof SeriesBasis>

/** The periods that overlap both the range and the records, oldest first. */
export const KpiSeries = record(
  {
    grain: Grain,
    periods: t.array(SeriesPeriod),
    basis: SeriesBasis,
    /** Months are sums of days. With weekly records, they are sums of the weeks whose Thursday is in the month. */
    monthsOf: oneOf('days', 'weeks'),
  },
  undefined,
  'KpiSeries',
)
export type KpiSeries = t.TypeOf<typeof KpiSeries>

/** A weekly level that the focus aims for, its date and its wording. `isMet` by a typical week of the last four. */
export const KpiTarget = record(
  {
    measure: RecordedMeasure,
    target: Decimal,
    by: IsoDate,
    metric: text(200, 1),
    isMet: t.boolean,
    outlook: TargetOutlook,
  },
  undefined,
  'KpiTarget',
)
export type KpiTarget = t.TypeOf<typeof KpiTarget>

/** A file with rows of the period. */
export const PeriodFile = record(
  { importId: text(64, 1), file: text(200), importedAt: IsoTime },
  undefined,
  'PeriodFile',
)
export type PeriodFile = t.TypeOf<typeof PeriodFile>

/** Revenue as it was when all days of the period were first on record, if it was corrected later. */
export const FirstReported = record(
  {
    revenue: Money,
    at: IsoTime,
    nowSince: IsoTime,
    days: t.array(record({ date: IsoDate, revenue: Money })),
  },
  { correctedBy: text(200) },
  'FirstReported',
)
export type FirstReported = t.TypeOf<typeof FirstReported>

/** One period, with the records behind it. */
export const PeriodDetail = record(
  {
    period: SeriesPeriod,
    days: t.array(SeriesPeriod),
    files: t.array(PeriodFile),
    /** Dated facts on record that overlap the period. */
    facts: t.array(TimelineFact),
    basis: SeriesBasis,
  },
  {
    firstReported: FirstReported,
    /** Position of the event that recorded the week. */
    position: integer(1),
  },
  'PeriodDetail',
)
export type PeriodDetail = t.TypeOf<typeof PeriodDetail>
