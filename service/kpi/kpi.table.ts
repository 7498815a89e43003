/** Read table of weekly figures. */
import { table } from '../core/table.ts'

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
  },
  'id',
)
