/**
 * Marks parts of a line: the rows that the title is about in the first colour, and the level of each part as a bar with its
 * label. Pure, without the types of ECharts.
 */

import { characterWidth, type Drawing, legibleText, type Rect } from '../chart-outlier-labels.ts'
import type { ChartOption } from './chart-axes.ts'
import type { ChartColours } from './chart-colours.ts'
import type { ChartData, ChartSpan } from './chart-data.ts'
import { isOutlier } from './chart-marks.ts'

const [barHeight, barOpacity, labelGap, labelHeight] = [6, 0.4, 8, 14]

const line = (data: ChartData, { from, to }: ChartSpan, colours: ChartColours): ChartOption => ({
  type: 'line',
  data: data.values.map(([value = null], row) =>
    row < from || row > to || value === null || isOutlier(data, row) ? '-' : value,
  ),
  // A single week has no line of its own.
  symbol: from === to ? 'circle' : 'none',
  symbolSize: 7,
  itemStyle: { color: colours.accent },
  lineStyle: { color: colours.accent, width: 2.5 },
  silent: true,
  z: 3,
})

/** Left and right edge of a span, half a row beyond its ends; px. */
const edgesOf = ({ from, to }: ChartSpan, draw: Drawing, area: Rect): readonly [number, number] => {
  const half = (draw.size([1, 0])[0] ?? 0) / 2
  const [left = 0] = draw.coord([from, 0])
  const [right = 0] = draw.coord([to, 0])
  return [Math.max(area.x, left - half), Math.min(area.x + area.width, right + half)]
}

/** Highest and lowest point of the line, and of the levels, under a label; px. */
const occupied = (data: ChartData, left: number, right: number, draw: Drawing, area: Rect) => {
  const points = data.values.flatMap(([value = null], row) => {
    if (value === null || isOutlier(data, row)) return []
    const [x = 0, y = 0] = draw.coord([row, value])
    return x >= left - labelGap && x <= right + labelGap ? [y] : []
  })
  const levels = (data.spans ?? []).flatMap((span) => {
    const [start, end] = edgesOf(span, draw, area)
    return span.level === undefined || end < left || start > right
      ? []
      : (draw.coord([span.from, span.level])[1] ?? [])
  })
  return { top: Math.min(...points, ...levels), bottom: Math.max(...points, ...levels) }
}

type LevelSpan = ChartSpan & { readonly level: number }

const hasLevel = (span: ChartSpan): span is LevelSpan => span.level !== undefined

/** Position of a span's label. */
const labelPlace = (data: ChartData, span: LevelSpan, draw: Drawing, area: Rect): Rect => {
  const [left, right] = edgesOf(span, draw, area)
  const width = (span.label.length + 1) * characterWidth
  const middle = Math.min(Math.max((left + right) / 2, area.x + width / 2), area.x + area.width - width / 2)
  const others = (data.spans ?? []).flatMap(({ level }) => level ?? [])
  // The higher level has its label above the line and the lower one below, so that neighbours do not collide.
  const isAbove = others.length > 1 ? span.level > Math.min(...others) : false
  const { top, bottom } = occupied(data, middle - width / 2, middle + width / 2, draw, area)
  const at = isAbove
    ? Math.max(area.y - labelHeight, top - labelGap - labelHeight)
    : Math.min(area.y + area.height - labelHeight - 2, bottom + labelGap)
  return { x: middle - width / 2, y: at, width, height: labelHeight }
}

/** Positions of all span labels. */
export const spanLabelPlaces = (data: ChartData, draw: Drawing, area: Rect): readonly Rect[] =>
  (data.spans ?? []).filter(hasLevel).map((span) => labelPlace(data, span, draw, area))

const children = (
  data: ChartData,
  span: LevelSpan,
  colours: ChartColours,
  draw: Drawing,
  area: Rect,
): readonly ChartOption[] => {
  const [left, right] = edgesOf(span, draw, area)
  const [, y = 0] = draw.coord([span.from, span.level])
  const label = labelPlace(data, span, draw, area)
  const [name, value] = span.label.split(/: (?=[^:]*$)/)
  return [
    {
      type: 'rect',
      silent: true,
      shape: { x: left, y: y - barHeight / 2, width: right - left, height: barHeight },
      style: { fill: colours.mute, opacity: barOpacity },
    },
    {
      type: 'text',
      silent: true,
      x: label.x + label.width / 2,
      y: label.y,
      style: {
        text: value === undefined ? span.label : `${name}: {value|${value}}`,
        ...legibleText(colours),
        align: 'center',
      },
    },
  ]
}

/** Separate series for the spans of a line; empty without any. */
export const spanSeries = (data: ChartData, colours: ChartColours): readonly ChartOption[] => {
  const spans = data.spans ?? []
  return [
    ...spans.filter(hasLevel).map((span) => ({
      type: 'custom',
      data: [[span.from, span.level]],
      encode: { x: 0, y: 1 },
      silent: true,
      clip: false,
      z: 2,
      renderItem: ({ coordSys }: { coordSys: Rect }, drawing: Drawing) => ({
        type: 'group',
        children: children(data, span, colours, drawing, coordSys),
      }),
    })),
    ...spans.filter(({ isMain }) => isMain).map((span) => line(data, span, colours)),
  ]
}
