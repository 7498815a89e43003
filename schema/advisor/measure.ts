/** Names of the measures: everything about a business that can be asked in numbers. */
import type * as t from 'io-ts'
import { oneOf } from '../core/scalars.ts'

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

/** Any measure of the catalogue. */
export const MeasureName = oneOf(...recordedMeasures, ...unrecordedMeasures)
export type MeasureName = t.TypeOf<typeof MeasureName>

/** Stretches of time that a period is divided into. */
export const grains = ['day', 'week', 'fortnight', 'month', 'quarter'] as const
export const Grain = oneOf(...grains)
export type Grain = t.TypeOf<typeof Grain>

/** What a period is grouped by: stretches of time, what recurs in it, or the lines of an expense. */
export const Group = oneOf(...grains, 'weekday', 'hour', 'expense')
export type Group = t.TypeOf<typeof Group>
