/** Places the label of an unusual week beside its point on a line. Pure, without the types of ECharts. */
import {
  type Drawing,
  isLeftOf,
  outlierLabelHeight,
  outlierLabelWidth,
  overlap,
  type Rect,
} from '../chart-outlier-labels.ts'
import type { ChartData } from './chart-data.ts'
import { isOutlier } from './chart-marks.ts'
import { spanLabelPlaces } from './chart-spans.ts'

/** Distance of a label from the point of a line; px. */
export const aside = 10

/** Points of the lines and halfway between them, which a label should not hide; px. */
const pointsOf = (data: ChartData, draw: Drawing): readonly (readonly [number, number])[] =>
  data.columns.flatMap((_, column) => {
    const own = data.values.map((values, row): readonly [number, number] | undefined => {
      const value = values[column] ?? null
      if (value === null || isOutlier(data, row)) return undefined
      const [x = 0, y = 0] = draw.coord([row, value])
      return [x, y]
    })
    return own.flatMap((at, row) => {
      const next = own[row + 1]
      if (at === undefined) return []
      return next === undefined ? [at] : [at, [(at[0] + next[0]) / 2, (at[1] + next[1]) / 2] as const]
    })
  })

/**
 * Place of a line outlier's label: of its two sides, in and beyond the chart's half, the first that hides least of the
 * lines, or above the labels of spans if no place is free of those.
 */
export const labelPlace = (
  data: ChartData,
  row: number,
  [x, y]: readonly [number, number],
  draw: Drawing,
  area: Rect,
): { readonly isLeft: boolean; readonly top: number } => {
  const [width, height] = [outlierLabelWidth(data, row), outlierLabelHeight]
  const taken = spanLabelPlaces(data, draw, area)
  const points = pointsOf(data, draw)
  const usual = isLeftOf(data, row)
  const [below, above] = [y + 4, y - height - 4]
  const tops = y > area.y + area.height / 2 ? [above, below] : [below, above]
  const places = tops
    .flatMap((top) => [usual, !usual].map((isLeft) => ({ isLeft, top })))
    .flatMap((place) => {
      const left = place.isLeft ? x - aside - width : x + aside
      const rect = { x: left, y: place.top, width, height }
      const isInside = left >= area.x && place.top + height <= area.y + area.height
      if (!isInside || taken.some((one) => overlap(one, rect))) return []
      const hidden = points.filter(([px, py]) => overlap(rect, { x: px, y: py, width: 1, height: 1 }))
      return [{ ...place, hidden: hidden.length }]
    })
  const least = Math.min(...places.map(({ hidden }) => hidden))
  return (
    places.find(({ hidden }) => hidden === least) ?? {
      isLeft: usual,
      top: Math.min(...taken.map((one) => one.y)) - height,
    }
  )
}
