/**
 * Draws outlier weeks: hatched bars and dashed lines, broken at the edge where they leave the scale, labelled with value
 * and reason. Pure, without the types of ECharts.
 */

import {
  characterWidth,
  type Drawing,
  isLeftOf,
  outlierLabel,
  outlierLabelWidth,
  type Rect,
  spaceAt,
} from '../chart-outlier-labels.ts'
import type { ChartOption } from './chart-axes.ts'
import type { ChartColours } from './chart-colours.ts'
import type { ChartData } from './chart-data.ts'
import { isUnderForecast } from './chart-forecast-label.ts'
import { aside, labelPlace } from './chart-outlier-place.ts'
import { type Break, breakOf, chartScale } from './chart-scale.ts'

/** Share of its space that a bar fills. */
export const barShare = (data: ChartData): number => (data.rows.length > 24 ? 0.76 : 0.66)

/** Space above the bars for labels of outlier weeks; px. */
export const outlierLabelSpace = 40

const gap = 6
const hatchEvery = 6
const path = (d: string, colour: string, over: ChartOption = {}): ChartOption => ({
  type: 'path',
  silent: true,
  shape: { pathData: d },
  style: { fill: 'none', stroke: colour, lineWidth: 1, ...over },
})

/** SVG path of 45-degree strokes, clipped to a rectangle. */
export const hatching = ({ x, y, width, height }: Rect): string => {
  const count = Math.max(0, Math.floor((width + height) / hatchEvery))
  return Array.from({ length: count }, (_, index) => (index + 1) * hatchEvery)
    .map((along) => {
      const [fromX, fromY] = along <= height ? [0, along] : [along - height, height]
      const [toX, toY] = along <= width ? [along, 0] : [width, along - width]
      return `M${x + fromX} ${y + fromY}L${x + toX} ${y + toY}`
    })
    .join('')
}

const edgeOf = (
  broken: Break | undefined,
  value: number,
  { start, end }: { start: number; end: number },
): number => (broken === 'above' ? end : broken === 'below' ? start : value)

const bar = (
  data: ChartData,
  row: number,
  colours: ChartColours,
  draw: Drawing,
  area: Rect,
): readonly ChartOption[] => {
  const broken = breakOf(data, row)
  const value = data.values[row]?.[0] ?? 0
  const drawnValue = edgeOf(broken, value, chartScale(data))
  const [middle = 0, top = 0] = draw.coord([row, Math.max(drawnValue, 0)])
  const [, bottom = 0] = draw.coord([row, Math.min(drawnValue, 0)])
  const width = (draw.size([1, 0])[0] ?? 0) * barShare(data)
  const place = { x: middle - width / 2, y: top, width, height: bottom - top }
  const outline = `M${place.x} ${bottom}V${top}H${place.x + width}V${bottom}Z`
  const slash = broken === 'below' ? bottom - 3 * gap : top + 3 * gap
  const isLeft = isLeftOf(data, row)
  const room = spaceAt(data, row, isLeft, draw, area)
  // A value without room next to its neighbour's goes one line lower.
  const isLow = room < data.format(value).length * characterWidth
  const labelled = outlierLabelWidth(data, row)
  const isUnder = isUnderForecast(
    data,
    isLeft ? [middle - labelled, middle] : [middle, middle + labelled],
    area,
  )
  return [
    path(outline, colours.strong, { fill: colours.paper }),
    path(hatching(place), colours.strong),
    ...(broken === undefined
      ? [
          path(`M${middle} ${area.y - 4}V${top - 6}`, colours.ink2),
          {
            type: 'circle',
            silent: true,
            shape: { cx: middle, cy: top - 6, r: 2.5 },
            style: { fill: colours.ink2 },
          },
        ]
      : [
          path(`M${place.x - 3} ${slash + gap}L${place.x + width + 3} ${slash - gap}`, colours.paper, {
            lineWidth: gap,
          }),
        ]),
    outlierLabel(data, row, colours, {
      x: middle,
      y: area.y - outlierLabelSpace + (isLow ? 19 : 4),
      // The reason would be under the label of the forecast; it is written below the chart as well.
      room: isUnder ? 0 : room,
      isLeft,
    }),
  ]
}

const line = (
  data: ChartData,
  row: number,
  colours: ChartColours,
  draw: Drawing,
  area: Rect,
): readonly ChartOption[] => {
  const broken = breakOf(data, row)
  const value = data.values[row]?.[0] ?? 0
  const at = draw.coord([row, edgeOf(broken, value, chartScale(data))])
  const [x = 0, y = 0] = at
  const { isLeft, top } = labelPlace(data, row, [x, y], draw, area)
  const ways = [row - 1, row + 1].flatMap((next) => {
    const beside = data.values[next]?.[0] ?? null
    if (beside === null) return []
    const [toX = 0, toY = 0] = draw.coord([next, beside])
    return [`M${x} ${y}L${toX} ${toY}`]
  })
  const slash = broken === 'above' ? y + 2.5 * gap : y - 2.5 * gap
  const strokes = [-2, 2].map((by) => `M${x - 8} ${slash + by + 3}L${x + 8} ${slash + by - 3}`).join('')
  return [
    path(ways.join(''), colours.ink2, { lineDash: [3, 3] }),
    ...(broken === undefined
      ? []
      : [
          path(`M${x - 8} ${slash + 3}L${x + 8} ${slash - 3}`, colours.paper, { lineWidth: gap }),
          path(strokes, colours.ink2),
        ]),
    {
      type: 'circle',
      silent: true,
      shape: { cx: x, cy: y, r: 3.5 },
      style: { fill: colours.paper, stroke: colours.ink2, lineWidth: 1.5 },
    },
    outlierLabel(data, row, colours, {
      x: x + (isLeft ? -aside : aside),
      y: top,
      room: spaceAt(data, row, isLeft, draw, area) - aside,
      isLeft,
    }),
  ]
}

/** A separate series for the outlier rows of bars and lines; empty without outlier rows. */
export const outlierSeries = (data: ChartData, colours: ChartColours): readonly ChartOption[] => {
  const rows = (data.outliers ?? []).map(({ row }) => row)
  if (rows.length === 0 || (data.kind !== 'bar' && data.kind !== 'line')) return []
  const draw = data.kind === 'bar' ? bar : line
  return [
    {
      type: 'custom',
      data: rows.map((row) => [row, data.values[row]?.[0] ?? 0]),
      encode: { x: 0, y: 1 },
      silent: true,
      clip: false,
      z: 3,
      renderItem: ({ dataIndex, coordSys }: { dataIndex: number; coordSys: Rect }, drawing: Drawing) => ({
        type: 'group',
        children: draw(data, rows[dataIndex] ?? 0, colours, drawing, coordSys),
      }),
    },
  ]
}
