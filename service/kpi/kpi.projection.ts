/**
 * Weekly and hourly figures as read tables. A day that comes in again replaces the one before. JSON is canonical: the
 * order of keys in an event differs between its recording and a rebuild.
 */
import { canonicalJson } from '../event-store/chain.ts'
import type { Projection } from '../read-models/projection.ts'
import { put } from '../read-models/row-change.ts'
import { kpiDayTable, kpiTable } from './kpi.table.ts'

export const kpiProjection: Projection = {
  slice: 'kpi',
  tables: [kpiTable, kpiDayTable],
  project: ({ type, data }) => {
    if (type === 'HoursRecorded')
      return [put(kpiDayTable, { date: data.date, hours: canonicalJson(data.hours) })]
    if (type !== 'KpiRecorded') return []
    return [
      put(kpiTable, {
        id: data.kpiId,
        week_start: data.weekStart,
        revenue: data.revenue,
        profit_margin: data.profitMargin,
        cash_runway_months: data.cashRunwayMonths,
        cash_runway_weeks: data.cashRunwayWeeks,
        transactions: data.transactions,
        expenses: data.expenses === undefined ? null : canonicalJson(data.expenses),
      }),
    ]
  },
}
