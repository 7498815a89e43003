/** The weekly figures as subjects of alerts. */
import type { WatchedMeasure } from '#schema/alert/alert'
import type { FigureName } from './figure-names.ts'

/** The subject of alerts that each figure is. */
export const alertSubjectOf: Readonly<Record<FigureName, WatchedMeasure>> = {
  revenue: 'revenue',
  profit_margin: 'margin',
  cash_runway_weeks: 'runway',
  weekly_footfall: 'transactions',
  per_sale: 'revenue-per-transaction',
}
