import type * as t from 'io-ts'
import { record } from '../core/record.ts'
import { Decimal, IsoDate } from '../core/scalars.ts'

/** The expected value of a week, and bounds that hold eight times out of ten. */
export const ForecastWeek = record(
  { weekStart: IsoDate, value: Decimal, low: Decimal, high: Decimal },
  undefined,
  'ForecastWeek',
)
export type ForecastWeek = t.TypeOf<typeof ForecastWeek>
