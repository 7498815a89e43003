/** A heat map as an ECharts option: darker means more, with every value in its cell. Pure. */
import {
  type ChartOption,
  highlightStyle,
  labelStyle,
  rowAxis,
  rowLabels,
  thinnedRowAxis,
} from './chart-axes.ts'
import type { ChartColours } from './chart-colours.ts'
import { type ChartData, rangeOf } from './chart-data.ts'

export const heatOption = (data: ChartData, colours: ChartColours, width: number): ChartOption => {
  const [min = 0, max = 0] = rangeOf(data) ?? []
  const span = max - min
  const stepOf = (value: number): number =>
    span === 0
      ? 0
      : Math.min(Math.floor(((value - min) / span) * colours.steps.length), colours.steps.length - 1)
  return {
    // ECharts requires a visualMap for heat maps; its colours are the steps of the values.
    visualMap: {
      type: 'piecewise',
      show: false,
      dimension: 2,
      pieces: colours.steps.map((color, step) => ({
        color,
        gte: min + (span * step) / colours.steps.length,
        [step === colours.steps.length - 1 ? 'lte' : 'lt']:
          min + (span * (step + 1)) / colours.steps.length + (span === 0 ? 1 : 0),
      })),
    },
    xAxis: {
      ...thinnedRowAxis(
        data.columns.map(({ short }) => short),
        width,
        colours,
      ),
      axisLine: { show: false },
    },
    yAxis: rowAxis(rowLabels(data), colours, { inverse: true, axisLine: { show: false } }),
    series: [
      {
        type: 'heatmap',
        data: data.rows.flatMap((_, row) =>
          data.columns.map((_, at) => {
            const value = data.values[row]?.[at] ?? null
            const step = value === null ? 0 : stepOf(value)
            return {
              value: [at, row, value ?? '-'],
              label: {
                show: value !== null,
                ...labelStyle(step >= 3 ? colours.paper : colours.ink),
                formatter: value === null ? '' : data.format(value),
              },
            }
          }),
        ),
        itemStyle: { borderColor: colours.paper, borderWidth: 2 },
        ...highlightStyle(colours),
      },
    ],
  }
}
