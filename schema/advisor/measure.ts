/** Names of the measures: everything about a business that can be asked for in numbers. */
import type * as t from 'io-ts'
import { union } from 'io-ts'
import { oneOf, pattern } from '../core/scalars.ts'

/** Measures that are on record or can be calculated from the records. */
export const recordedMeasures = [
  'revenue',
  'transactions',
  'hours-traded',
  'staff',
  'supplies',
  'premises',
  'marketing',
  'other',
  'costs',
  'profit',
  'margin',
  'staff-share',
  'supplies-share',
  'premises-share',
  'marketing-share',
  'other-share',
  'cost-share',
  'revenue-per-transaction',
  'contribution-per-sale',
  'revenue-per-hour',
  'transactions-per-hour',
  'break-even-revenue',
  'runway',
  'cash',
  'growth',
  'utilisation',
] as const
export const RecordedMeasure = oneOf(...recordedMeasures)
export type RecordedMeasure = t.TypeOf<typeof RecordedMeasure>

const neverRecorded = [
  'customers',
  'product-sales',
  'paid-hours',
  'stock',
  'receivables',
  'debts',
  'listings',
  'rating',
  'web-visits',
] as const
/** Measures that people ask for but no record holds; utilisation is on record only where timesheets are. */
export const unrecordedMeasures = [...neverRecorded, 'utilisation'] as const
export const UnrecordedMeasure = oneOf(...unrecordedMeasures)
export type UnrecordedMeasure = t.TypeOf<typeof UnrecordedMeasure>

/** Expense lines, in display order. */
export const expenseLines = ['staff', 'supplies', 'premises', 'marketing', 'other'] as const
export type ExpenseLine = (typeof expenseLines)[number]

/**
 * Revenue minus one to four expense lines, or the sum of two to four lines, in dollars or as a share of revenue:
 * `rest-after-staff-supplies`, `sum-of-staff-premises-share`.
 */
export type CombinedMeasure = `${'rest-after' | 'sum-of'}-${string}`
const line = `(?:${expenseLines.join('|')})`
export const CombinedMeasure = pattern<CombinedMeasure>(
  'must be what revenue leaves after lines of expense, or several lines together',
  new RegExp(`^(?:rest-after(?:-${line}){1,4}|sum-of(?:-${line}){2,4})(?:-share)?$`),
  'rest-after-staff-supplies',
)

/** Profit or an expense line per sale or per opening hour, in dollars: `staff-per-transaction`, `staff-per-hour`. */
export type PerMeasure = `${ExpenseLine | 'profit' | 'costs'}-per-${'transaction' | 'hour'}`
export const PerMeasure = pattern<PerMeasure>(
  'must be profit or a line of expense for each sale or each hour open',
  new RegExp(`^(?:profit|costs|${expenseLines.join('|')})-per-(?:transaction|hour)$`),
  'profit-per-transaction',
)

/** A measure that is on record or can be calculated from the records. */
export type MeasuredName = RecordedMeasure | CombinedMeasure | PerMeasure

/** True for a measure that is on record or can be calculated from the records. */
export const isMeasured = (name: unknown): name is MeasuredName =>
  RecordedMeasure.is(name) || CombinedMeasure.is(name) || PerMeasure.is(name)

/** Any measure of the catalogue. */
export const MeasureName = union([oneOf(...recordedMeasures, ...neverRecorded), CombinedMeasure, PerMeasure])
export type MeasureName = t.TypeOf<typeof MeasureName>

/** Units of time into which a period is divided. */
export const grains = ['day', 'week', 'fortnight', 'month', 'quarter'] as const
export const Grain = oneOf(...grains)
export type Grain = t.TypeOf<typeof Grain>

/** How a period is grouped: by units of time, by weekday, by hour of the day or of the week, or by expense line. */
export const Group = oneOf(...grains, 'weekday', 'hour', 'hour-of-week', 'expense')
export type Group = t.TypeOf<typeof Group>
