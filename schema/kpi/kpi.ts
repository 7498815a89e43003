/** The figures of a business, by week and by hour. */
import * as t from 'io-ts'
import { record } from '../core/record.ts'
import { Decimal, IsoDate, id, integer } from '../core/scalars.ts'

/** Id of a KPI record and of its stream. */
export const KpiId = id('KpiId')
export type KpiId = t.TypeOf<typeof KpiId>

/** Kinds of expense, in display order. */
export const expenseKinds = ['staff', 'supplies', 'premises', 'marketing', 'other'] as const
export type ExpenseKind = (typeof expenseKinds)[number]

/** A week's expenses in AUD, by kind; their sum is revenue minus profit, to the dollar. */
export const Expenses = record(
  { staff: Decimal, supplies: Decimal, premises: Decimal, marketing: Decimal, other: Decimal },
  undefined,
  'Expenses',
)
export type Expenses = t.TypeOf<typeof Expenses>

/** Figures of the week that starts on Monday `weekStart`, as recorded together: `revenue` in AUD, `profitMargin` in percent. */
export const weekFigures = {
  weekStart: IsoDate,
  revenue: Decimal,
  profitMargin: Decimal,
  cashRunwayMonths: Decimal,
  cashRunwayWeeks: Decimal,
  transactions: integer(0),
}

const { weekStart, revenue, ...furtherFigures } = weekFigures

/**
 * A week in the product's own spelling (decision 174); `KpiRecord` has the specification's. A figure that the records cannot
 * give is absent: sales alone give no margin, and only bank balances give a runway.
 */
export const WeekFigures = record(
  { weekStart, revenue },
  { ...furtherFigures, expenses: Expenses },
  'WeekFigures',
)
export type WeekFigures = t.TypeOf<typeof WeekFigures>

/** Names of figures that the specification spells differently. */
export const specifiedNames = {
  profitMargin: 'profit_margin',
  cashRunwayMonths: 'cash_runway',
  cashRunwayWeeks: 'cash_runway_weeks',
  transactions: 'weekly_footfall',
} as const satisfies { readonly [K in keyof WeekFigures]?: string }

/**
 * The same week in the specification's spelling, for answers of the service: `profit_margin` in percent, `cash_runway` in
 * months, `cash_runway_weeks` in weeks, `weekly_footfall` in transactions. `position` is that of the recording event, for a
 * link to the decision log. For a week calculated from imported days, `id` is its Monday.
 */
export const KpiRecord = record(
  {
    id: KpiId,
    weekStart: IsoDate,
    revenue: Decimal,
  },
  {
    profit_margin: Decimal,
    cash_runway: Decimal,
    cash_runway_weeks: Decimal,
    weekly_footfall: integer(0),
    expenses: Expenses,
    position: integer(1),
  },
  'KpiRecord',
)
export type KpiRecord = t.TypeOf<typeof KpiRecord>

/** Transactions and takings in AUD of one opening hour, in local time. */
export const HourFigures = record(
  { hour: integer(0, 23), transactions: integer(0), revenue: Decimal },
  undefined,
  'HourFigures',
)
export type HourFigures = t.TypeOf<typeof HourFigures>

/** Opening hours of a day, in local time; missing hours were closed. */
export const DayHours = record({ date: IsoDate, hours: t.array(HourFigures) }, undefined, 'DayHours')
export type DayHours = t.TypeOf<typeof DayHours>
