/** Marks the row with open details: a foot below its bar, or a ring on its point. Pure, without the types of ECharts. */
import type { Drawing, Rect } from './chart-outlier-labels.ts'
import type { ChartOption } from './charts/chart-axes.ts'
import type { ChartColours } from './charts/chart-colours.ts'
import type { ChartData } from './charts/chart-data.ts'
import { barShare } from './charts/chart-outliers.ts'

const footHeight = 4
const ringRadius = 5

const foot = (
  data: ChartData,
  row: number,
  colours: ChartColours,
  draw: Drawing,
  area: Rect,
): ChartOption => {
  const [middle = 0] = draw.coord([row, 0])
  const width = Math.max(8, (draw.size([1, 0])[0] ?? 0) * barShare(data) + 4)
  return {
    type: 'rect',
    silent: true,
    shape: { x: middle - width / 2, y: area.y + area.height, width, height: footHeight },
    style: { fill: colours.brand },
  }
}

const ring = (data: ChartData, row: number, colours: ChartColours, draw: Drawing): ChartOption => {
  const [x = 0, y = 0] = draw.coord([row, data.values[row]?.[0] ?? 0])
  return {
    type: 'circle',
    silent: true,
    shape: { cx: x, cy: y, r: ringRadius },
    style: { fill: colours.paper, stroke: colours.brand, lineWidth: 3 },
  }
}

/** A separate series for the mark; empty while no row is open. */
export const openedSeries = (data: ChartData, colours: ChartColours): readonly ChartOption[] => {
  const { opened: row, kind } = data
  if (row === undefined) return []
  return [
    {
      type: 'custom',
      data: [[row, data.values[row]?.[0] ?? 0]],
      encode: { x: 0, y: 1 },
      silent: true,
      clip: false,
      z: 5,
      renderItem: ({ coordSys }: { coordSys: Rect }, drawing: Drawing) => ({
        type: 'group',
        children: [
          kind === 'bar' ? foot(data, row, colours, drawing, coordSys) : ring(data, row, colours, drawing),
        ],
      }),
    },
  ]
}
