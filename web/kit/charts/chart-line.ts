/** Lines as an ECharts option: one for each column, with a point at the row that the title is about. Pure. */

import { openedSeries } from '../chart-opened.ts'
import { besideAxisLabel, type ChartOption, rowLabels, thinnedRowAxis, valueAxis } from './chart-axes.ts'
import type { ChartColours } from './chart-colours.ts'
import type { ChartData } from './chart-data.ts'
import { forecastSeries } from './chart-forecast.ts'
import { isOutlier, printed, referenceLine } from './chart-marks.ts'
import { outlierSeries } from './chart-outliers.ts'
import { spanSeries } from './chart-spans.ts'

// A cropped scale has its base line at the bottom, wherever 0 would be.
const baseOf = ({ isCropped }: ChartData, colours: ChartColours): ChartOption => ({
  lineStyle: { color: colours.ink, width: 1.5 },
  onZero: isCropped !== true,
})

export const lineOption = (data: ChartData, colours: ChartColours, width: number): ChartOption => ({
  xAxis: thinnedRowAxis(rowLabels(data), width, colours, {
    boundaryGap: false,
    axisLine: baseOf(data, colours),
  }),
  yAxis: valueAxis(data, colours),
  series: [
    ...data.columns.map(({ full }, index) => ({
      type: 'line',
      name: full,
      data: data.values.map((row, at) => {
        const value = isOutlier(data, at) ? null : (row[index] ?? null)
        // The forecast draws a ring where its band opens.
        const isSpokenOf = data.emphasis === at && data.forecast === undefined
        return {
          value: value ?? '-',
          symbol: 'circle',
          symbolSize: isSpokenOf ? 8 : 0.1,
          itemStyle: { color: colours.accent },
          label: isSpokenOf
            ? {
                ...printed(data, colours, at === data.rows.length - 1 ? 'right' : 'top', value),
                ...(at === data.rows.length - 1 ? besideAxisLabel(data) : {}),
              }
            : { show: false },
        }
      }),
      lineStyle: { color: data.columns.length > 1 ? colours.series[index] : colours.ink2, width: 1.5 },
      showSymbol: true,
      showAllSymbol: true,
      connectNulls: false,
      emphasis: { scale: data.rows.length > 0 ? 80 : 1, itemStyle: { color: colours.ink } },
      ...(index === 0 ? referenceLine(data, colours) : {}),
    })),
    ...outlierSeries(data, colours),
    ...spanSeries(data, colours),
    ...forecastSeries(data, colours),
    ...openedSeries(data, colours),
  ],
})
