/** What the weekly figures are called; apart, so that an address can name one without knowing how it is computed. */

/** The figures of a record: its fields, and what a sale brought on average. */
export const figureNames = [
  'revenue',
  'profit_margin',
  'cash_runway_weeks',
  'weekly_footfall',
  'per_sale',
] as const

/** One of them. */
export type FigureName = (typeof figureNames)[number]
