/** A second column of a bar chart, drawn as a mark across each bar. Pure, without the types of ECharts. */

import type { Drawing } from './chart-outlier-labels.ts'
import type { ChartOption } from './charts/chart-axes.ts'
import type { ChartColours } from './charts/chart-colours.ts'
import { type ChartData, markedColumn } from './charts/chart-data.ts'
import { barShare } from './charts/chart-outliers.ts'

const height = 2
const halo = 1
const minWidth = 6

/** A separate series for the marks; empty without a second column. */
export const markSeries = (data: ChartData, colours: ChartColours): readonly ChartOption[] => {
  if (markedColumn(data) === undefined) return []
  const marks = data.values.flatMap((row, index) => {
    const value = row[1] ?? null
    return value === null ? [] : [[index, value] as const]
  })
  const draw = ({ dataIndex }: { dataIndex: number }, drawing: Drawing): ChartOption => {
    const [row, value] = marks[dataIndex] ?? [0, 0]
    const [middle = 0, y = 0] = drawing.coord([row, value])
    const width = Math.max(minWidth, (drawing.size([1, 0])[0] ?? 0) * barShare(data) + 2 * halo)
    const strip = (over: number, fill: string | undefined): ChartOption => ({
      type: 'rect',
      silent: true,
      shape: { x: middle - width / 2, y: y - height / 2 - over, width, height: height + 2 * over },
      style: { fill },
    })
    return { type: 'group', children: [strip(halo, colours.paper), strip(0, colours.series[1])] }
  }
  return [
    {
      type: 'custom',
      data: marks,
      encode: { x: 0, y: 1 },
      silent: true,
      clip: false,
      z: 3,
      renderItem: draw,
    },
  ]
}
