/** Measures of the Finance chart: their fields in a period, and how they are drawn. Pure. */
import type { RecordedMeasure } from '#schema/advisor/measure'
import type { ForecastMeasure } from '#schema/kpi/forecast'
import type { PeriodFigures } from '#schema/kpi/series'
import type { FigureName } from '../figure-names.ts'

/** In cell order. */
export const seriesMeasures = ['revenue', 'margin', 'runway', 'transactions'] as const
export type SeriesMeasure = (typeof seriesMeasures)[number] & RecordedMeasure & ForecastMeasure

/** The weekly figure of each measure. */
export const figureOfMeasure: Readonly<Record<SeriesMeasure, FigureName>> = {
  revenue: 'revenue',
  margin: 'profit_margin',
  runway: 'cash_runway_weeks',
  transactions: 'weekly_footfall',
}

/** Measures drawn as bars; the others are lines. */
export const isBarred = (measure: SeriesMeasure): boolean =>
  measure === 'revenue' || measure === 'transactions'

/** The value of a measure in a period, for drawing; undefined if it is not on record. */
export const measureIn = (figures: PeriodFigures, measure: SeriesMeasure): number | undefined => {
  if (measure === 'revenue') return figures.revenue === undefined ? undefined : Number(figures.revenue)
  if (measure === 'transactions') return figures.transactions
  return measure === 'margin' ? figures.margin : figures.runwayWeeks
}

/** Decimals shown of a measure. */
export const placesOfMeasure = (measure: SeriesMeasure): number => (measure === 'margin' ? 1 : 0)
