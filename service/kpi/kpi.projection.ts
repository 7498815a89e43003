/** Weekly figures as a read table. */
import { type Projection, put } from '../core/projection.ts'
import { kpiTable } from './kpi.table.ts'

export const kpiProjection: Projection = {
  tables: [kpiTable],
  project: ({ type, data }) =>
    type === 'KpiRecorded'
      ? [
          put(kpiTable, {
            id: data.kpiId,
            week_start: data.weekStart,
            revenue: data.revenue,
            profit_margin: data.profitMargin,
            cash_runway_months: data.cashRunwayMonths,
            cash_runway_weeks: data.cashRunwayWeeks,
            transactions: data.transactions,
          }),
        ]
      : [],
}
