/** The label of a forecast: its words where the drawing is wide, and its width. Pure, without the types of ECharts. */
import { characterWidth, type Rect } from '../chart-outlier-labels.ts'
import type { ChartData, ChartForecast } from './chart-data.ts'

/** Drawings narrower than this have the short label; px. */
const narrow = 440

/** Words beside the value. */
export const forecastWords = ({ label }: ChartForecast, area: Rect): string =>
  area.width < narrow ? label.short : label.words

/** Width of the label, which ends at the edge of the drawing; px. */
export const forecastLabelWidth = (forecast: ChartForecast, area: Rect): number =>
  (forecast.label.value.length + forecastWords(forecast, area).length + 1) * characterWidth

/** True if a part of a row, from one place to another, is under the label of the forecast; px. */
export const isUnderForecast = (
  { forecast }: ChartData,
  [from, to]: readonly [number, number],
  area: Rect,
): boolean => {
  if (forecast === undefined || forecast.points.length === 0) return false
  const right = area.x + area.width
  return to > right - forecastLabelWidth(forecast, area) && from < right
}
