/**
 * Weekly and hourly figures as read tables. A day recorded again replaces the earlier one. JSON is canonical, because key
 * order may differ between recording and rebuild.
 */
import { canonicalJson } from '../event-store/chain.ts'
import { projection } from '../read-models/projection.ts'
import { put } from '../read-models/row-change.ts'
import { kpiDayTable, kpiTable } from './kpi.table.ts'

export const kpiProjection = projection({
  slice: 'kpi',
  tables: [kpiTable, kpiDayTable],
  on: {
    KpiRecorded: ({ data, position }) => [
      put(kpiTable, {
        id: data.kpiId,
        week_start: data.weekStart,
        revenue: data.revenue,
        profit_margin: data.profitMargin,
        cash_runway_months: data.cashRunwayMonths,
        cash_runway_weeks: data.cashRunwayWeeks,
        transactions: data.transactions,
        expenses: data.expenses === undefined ? null : canonicalJson(data.expenses),
        position,
      }),
    ],
    HoursRecorded: ({ data }) => [put(kpiDayTable, { date: data.date, hours: canonicalJson(data.hours) })],
  },
})
