/**
 * Draws a forecast after the last value: a band, a dashed line in its middle, and the last week's value in words. Pure,
 * without the types of ECharts.
 */

import {
  characterWidth,
  type Drawing,
  outlierLabelWidth,
  type Rect,
  spaceAt,
} from '../chart-outlier-labels.ts'
import type { ChartOption } from './chart-axes.ts'
import type { ChartColours } from './chart-colours.ts'
import type { ChartData, ChartForecast } from './chart-data.ts'
import { forecastLabelWidth, forecastWords } from './chart-forecast-label.ts'
import { isOutlier } from './chart-marks.ts'
import { aside } from './chart-outlier-place.ts'
import { barShare } from './chart-outliers.ts'

const bandOpacity = 0.18
const [labelGap, labelHeight] = [8, 16]

type Place = readonly [x: number, y: number]

const line = (places: readonly Place[]): string => places.map(([x, y]) => `${x} ${y}`).join('L')

/** The place of the last value, from which the band opens; undefined if it is missing or unusual. */
const startOf = (data: ChartData, { from }: ChartForecast, draw: Drawing): Place | undefined => {
  const value = data.values[from - 1]?.[0] ?? null
  if (value === null || isOutlier(data, from - 1)) return undefined
  const [x = 0, y = 0] = draw.coord([from - 1, value])
  const half = data.kind === 'bar' ? ((draw.size([1, 0])[0] ?? 0) * barShare(data)) / 2 : 0
  return [x + half, y]
}

/** Top and bottom of everything drawn where a label of this width ends at `right`; px. */
const extentUnder = (
  data: ChartData,
  draw: Drawing,
  right: number,
  width: number,
): { readonly top: number; readonly bottom: number } => {
  const { from = 0, points = [] } = data.forecast ?? {}
  const heights = data.rows.flatMap((_, row) => {
    const ahead = points[row - from]
    const values = ahead ? [ahead.low, ahead.high] : [data.values[row]?.[0] ?? null]
    return values.flatMap((value) => {
      if (value === null || isOutlier(data, row)) return []
      const [x = 0, y = 0] = draw.coord([row, value])
      return x >= right - width - labelGap ? [y] : []
    })
  })
  return { top: Math.min(...heights), bottom: Math.max(...heights) }
}

/** True if the label of an unusual week may reach under a label that starts at `left`. */
const meetsOutlier = (data: ChartData, draw: Drawing, area: Rect, left: number): boolean =>
  (data.outliers ?? []).some(({ row }) => {
    const [x = 0] = draw.coord([row, 0])
    const room = spaceAt(data, row, false, draw, area) - aside
    const whole = outlierLabelWidth(data, row)
    const drawn = whole < room ? whole : data.format(data.values[row]?.[0] ?? 0).length * characterWidth
    return x + aside + drawn > left - labelGap
  })

/** Top of the label: above all that is drawn there, or beneath it if that is clearly nearer to the forecast's end; px. */
const labelTop = (data: ChartData, endY: number, draw: Drawing, area: Rect, width: number): number => {
  const { top, bottom } = extentUnder(data, draw, area.x + area.width, width)
  const above = Math.max(area.y - labelHeight, top - labelGap - labelHeight)
  const below = bottom + labelGap
  const isFree =
    data.kind === 'line' &&
    below + labelHeight <= area.y + area.height &&
    !meetsOutlier(data, draw, area, area.x + area.width - width)
  return isFree && below - endY + labelHeight < endY - (above + labelHeight) ? below : above
}

const label = (
  data: ChartData,
  forecast: ChartForecast,
  endY: number,
  colours: ChartColours,
  draw: Drawing,
  area: Rect,
): ChartOption => {
  const { value } = forecast.label
  const width = forecastLabelWidth(forecast, area)
  return {
    type: 'text',
    silent: true,
    x: area.x + area.width,
    y: labelTop(data, endY, draw, area, width),
    style: {
      text: `{value|${value}} ${forecastWords(forecast, area)}`,
      fill: colours.ink2,
      font: `400 12px ${colours.font}`,
      align: 'right',
      verticalAlign: 'top',
      stroke: colours.paper,
      lineWidth: 4,
      rich: {
        value: { fill: colours.ink, font: `600 12px ${colours.font}`, stroke: colours.paper, lineWidth: 4 },
      },
    },
  }
}

const children = (
  data: ChartData,
  forecast: ChartForecast,
  colours: ChartColours,
  draw: Drawing,
  area: Rect,
): readonly ChartOption[] => {
  const { from, points } = forecast
  const placesOf = (key: 'low' | 'value' | 'high'): readonly Place[] =>
    points.map((point, index) => {
      const [x = 0, y = 0] = draw.coord([from + index, point[key]])
      return [x, y]
    })
  const start = startOf(data, forecast, draw)
  const opening = start === undefined ? [] : [start]
  const middle = placesOf('value')
  const [endX, endY] = middle.at(-1) ?? [0, 0]
  const edge = [...opening, ...placesOf('high'), ...placesOf('low').toReversed()]
  return [
    {
      type: 'path',
      silent: true,
      shape: { pathData: `M${line(edge)}Z` },
      style: { fill: colours.accent, opacity: bandOpacity },
    },
    {
      type: 'path',
      silent: true,
      shape: { pathData: `M${line([...opening, ...middle])}` },
      style: { fill: 'none', stroke: colours.accent, lineWidth: 2, lineDash: [4, 3] },
    },
    ...(start !== undefined && data.kind === 'line'
      ? [
          {
            type: 'circle',
            silent: true,
            shape: { cx: start[0], cy: start[1], r: 4 },
            style: { fill: colours.paper, stroke: colours.accent, lineWidth: 2 },
          },
        ]
      : []),
    {
      type: 'circle',
      silent: true,
      shape: { cx: endX, cy: endY, r: 3.5 },
      style: { fill: colours.accent },
    },
    label(data, forecast, endY, colours, draw, area),
  ]
}

/** A separate series for the forecast; empty without one. */
export const forecastSeries = (data: ChartData, colours: ChartColours): readonly ChartOption[] => {
  const { forecast } = data
  if (forecast === undefined || forecast.points.length === 0) return []
  return [
    {
      type: 'custom',
      data: [[forecast.from, forecast.points[0]?.value]],
      encode: { x: 0, y: 1 },
      silent: true,
      clip: false,
      z: 3,
      renderItem: ({ coordSys }: { coordSys: Rect }, drawing: Drawing) => ({
        type: 'group',
        children: children(data, forecast, colours, drawing, coordSys),
      }),
    },
  ]
}
