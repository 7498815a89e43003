/** One week's figures of a business. */
import type * as t from 'io-ts'
import { record } from '../core/record.ts'
import { Decimal, IsoDate, id, integer } from '../core/scalars.ts'

/** Names a KPI record; also the id of its stream. */
export const KpiId = id('KpiId')
export type KpiId = t.TypeOf<typeof KpiId>

/**
 * The figures of the week that starts on Monday `weekStart`: `revenue` in AUD, `profit_margin` in percent,
 * `cash_runway` in months and `cash_runway_weeks` in weeks, `weekly_footfall` in transactions.
 */
export const KpiRecord = record(
  {
    id: KpiId,
    weekStart: IsoDate,
    revenue: Decimal,
    profit_margin: Decimal,
    cash_runway: Decimal,
    cash_runway_weeks: Decimal,
    weekly_footfall: integer(0),
  },
  undefined,
  'KpiRecord',
)
export type KpiRecord = t.TypeOf<typeof KpiRecord>
