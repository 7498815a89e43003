/** Names of the measures: everything about a business that can be asked in numbers. */
import type * as t from 'io-ts'
import { union } from 'io-ts'
import { oneOf, pattern } from '../core/scalars.ts'

/** Measures that the records hold or that follow from them. */
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
] as const
export const RecordedMeasure = oneOf(...recordedMeasures)
export type RecordedMeasure = t.TypeOf<typeof RecordedMeasure>

/** Measures that people ask for and no record holds. */
export const unrecordedMeasures = [
  'customers',
  'product-sales',
  'paid-hours',
  'stock',
  'receivables',
  'listings',
  'utilisation',
  'rating',
  'web-visits',
] as const
export const UnrecordedMeasure = oneOf(...unrecordedMeasures)
export type UnrecordedMeasure = t.TypeOf<typeof UnrecordedMeasure>

/** Lines of the expenses, in their order. */
export const expenseLines = ['staff', 'supplies', 'premises', 'marketing', 'other'] as const
export type ExpenseLine = (typeof expenseLines)[number]

/**
 * What revenue leaves after one to four lines of expense, or two to four lines together, in dollars or as a share of
 * revenue: `rest-after-staff-supplies`, `sum-of-staff-premises-share`.
 */
export type CombinedMeasure = `${'rest-after' | 'sum-of'}-${string}`
const line = `(?:${expenseLines.join('|')})`
export const CombinedMeasure = pattern<CombinedMeasure>(
  'must be what revenue leaves after lines of expense, or several lines together',
  new RegExp(`^(?:rest-after(?:-${line}){1,4}|sum-of(?:-${line}){2,4})(?:-share)?$`),
  'rest-after-staff-supplies',
)

/** Profit or a line of expense for each sale or each hour open, in dollars: `staff-per-transaction`, `staff-per-hour`. */
export type PerMeasure = `${ExpenseLine | 'profit' | 'costs'}-per-${'transaction' | 'hour'}`
export const PerMeasure = pattern<PerMeasure>(
  'must be profit or a line of expense for each sale or each hour open',
  new RegExp(`^(?:profit|costs|${expenseLines.join('|')})-per-(?:transaction|hour)$`),
  'profit-per-transaction',
)

/** A measure that the records hold, or that follows from them. */
export type MeasuredName = RecordedMeasure | CombinedMeasure | PerMeasure

/** True for a measure that the records hold, or that follows from them. */
export const isMeasured = (name: unknown): name is MeasuredName =>
  RecordedMeasure.is(name) || CombinedMeasure.is(name) || PerMeasure.is(name)

/** Any measure of the catalogue. */
export const MeasureName = union([
  oneOf(...recordedMeasures, ...unrecordedMeasures),
  CombinedMeasure,
  PerMeasure,
])
export type MeasureName = t.TypeOf<typeof MeasureName>

/** Stretches of time that a period is divided into. */
export const grains = ['day', 'week', 'fortnight', 'month', 'quarter'] as const
export const Grain = oneOf(...grains)
export type Grain = t.TypeOf<typeof Grain>

/** What a period is grouped by: stretches of time, what recurs in it, or the lines of an expense. */
export const Group = oneOf(...grains, 'weekday', 'hour', 'expense')
export type Group = t.TypeOf<typeof Group>
