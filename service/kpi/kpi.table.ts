/** Read tables of weekly figures and of the hours of a day. */
import { table } from '../read-models/table.ts'

/** One row a week; `expenses` is JSON (`Expenses`), null where the week came without them. */
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
  },
  'id',
)

/** One row a day; `hours` is JSON (a list of `HourFigures`). */
export const kpiDayTable = table('kpi_day', { date: 'date', hours: 'text' }, 'date')
