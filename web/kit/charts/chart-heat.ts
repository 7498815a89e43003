/** A heat map as ECharts is told of it: the darker the more, with every value in its cell. Pure. */
import { along, type ChartOption, categories, current, rowWords, wordsIn } from './chart-axes.ts'
import type { ChartColours } from './chart-colours.ts'
import { type ChartData, rangeOf } from './chart-data.ts'

/** The option of a heat map. */
export const heat = (data: ChartData, colours: ChartColours, width: number): ChartOption => {
  const [least = 0, most = 0] = rangeOf(data) ?? []
  const span = most - least
  const stepOf = (value: number): number =>
    span === 0
      ? 0
      : Math.min(Math.floor(((value - least) / span) * colours.steps.length), colours.steps.length - 1)
  return {
    // A heat map of ECharts asks for one; the colours are those of the values' own steps.
    visualMap: {
      type: 'piecewise',
      show: false,
      dimension: 2,
      pieces: colours.steps.map((color, step) => ({
        color,
        gte: least + (span * step) / colours.steps.length,
        [step === colours.steps.length - 1 ? 'lte' : 'lt']:
          least + (span * (step + 1)) / colours.steps.length + (span === 0 ? 1 : 0),
      })),
    },
    xAxis: {
      ...along(
        data.columns.map(({ short }) => short),
        width,
        colours,
      ),
      axisLine: { show: false },
    },
    yAxis: categories(rowWords(data), colours, { inverse: true, axisLine: { show: false } }),
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
                ...wordsIn(step >= 3 ? colours.paper : colours.ink),
                formatter: value === null ? '' : data.format(value),
              },
            }
          }),
        ),
        itemStyle: { borderColor: colours.paper, borderWidth: 2 },
        ...current(colours),
      },
    ],
  }
}
