/** Read tables of weekly and hourly figures. */
import { table } from '../read-models/table.ts'

/**
 * One row per week. `expenses` is JSON (`Expenses`), or null. `position` is that of the event; null only in a row that no
 * event made.
 */
export const kpiTable = table(
  'kpi',
  {
    id: 'text',
    week_start: 'date',
    revenue: 'double precision',
    profit_margin: 'double precision',
    cash_runway_months: 'double precision',
    cash_runway_weeks: 'double precision',
    transactions: 'integer',
    expenses: 'text?',
    position: 'bigint?',
  },
  'id',
)

/** One row per day; `hours` is JSON (a list of `HourFigures`). */
export const kpiDayTable = table('kpi_day', { date: 'date', hours: 'text' }, 'date')
