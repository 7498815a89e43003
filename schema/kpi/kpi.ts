/** The figures of a business, by week and by hour. */
import * as t from 'io-ts'
import { record } from '../core/record.ts'
import { Decimal, IsoDate, id, integer } from '../core/scalars.ts'

/** Names a KPI record; also the id of its stream. */
export const KpiId = id('KpiId')
export type KpiId = t.TypeOf<typeof KpiId>

/** Kinds of expense, in the order in which they are shown. */
export const expenseKinds = ['staff', 'supplies', 'premises', 'marketing', 'other'] as const
export type ExpenseKind = (typeof expenseKinds)[number]

/** What a week cost, in AUD, by kind; together they are revenue less profit, to the dollar. */
export const Expenses = record(
  { staff: Decimal, supplies: Decimal, premises: Decimal, marketing: Decimal, other: Decimal },
  undefined,
  'Expenses',
)
export type Expenses = t.TypeOf<typeof Expenses>

/**
 * The figures of the week that starts on Monday `weekStart`: `revenue` in AUD, `profit_margin` in percent,
 * `cash_runway` in months and `cash_runway_weeks` in weeks, `weekly_footfall` in transactions. `position` is that of the
 * event that recorded it, for the way into the decision log.
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
  { expenses: Expenses, position: integer(1) },
  'KpiRecord',
)
export type KpiRecord = t.TypeOf<typeof KpiRecord>

/** One opening hour of a day, local time: how many transactions, and what they took in AUD. */
export const HourFigures = record(
  { hour: integer(0, 23), transactions: integer(0), revenue: Decimal },
  undefined,
  'HourFigures',
)
export type HourFigures = t.TypeOf<typeof HourFigures>

/** The hours of one day, local time; an hour that is not there was closed. */
export const DayHours = record({ date: IsoDate, hours: t.array(HourFigures) }, undefined, 'DayHours')
export type DayHours = t.TypeOf<typeof DayHours>
