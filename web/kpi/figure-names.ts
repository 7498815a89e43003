/** Names of the weekly figures. In a file of their own, so that addresses can use them without loading calculations. */

/** The fields of a record, and revenue per sale. */
export const figureNames = [
  'revenue',
  'profit_margin',
  'cash_runway_weeks',
  'weekly_footfall',
  'per_sale',
] as const

export type FigureName = (typeof figureNames)[number]
