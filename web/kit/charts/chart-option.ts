/** Turns chart data into an ECharts option. Pure, without the types of ECharts. */

import { openedSeries } from '../chart-opened.ts'
import { markSeries } from '../chart-year-marks.ts'
import {
  besideAxisLabel,
  type ChartOption,
  gutterOf,
  highlightStyle,
  labelStyle,
  rowAxis,
  rowLabels,
  thinnedRowAxis,
  valueAxis,
  valueInGutter,
} from './chart-axes.ts'
import type { ChartColours } from './chart-colours.ts'
import { type ChartData, rangeOf } from './chart-data.ts'
import { forecastSeries } from './chart-forecast.ts'
import { heatOption } from './chart-heat.ts'
import { lineOption } from './chart-line.ts'
import { isOutlier, isPrinted, printed, referenceLine } from './chart-marks.ts'
import { barShare, outlierLabelSpace, outlierSeries } from './chart-outliers.ts'
import { chartScale } from './chart-scale.ts'

// Among many bars the last label extends into the gutter; its neighbours would cover it otherwise.
const overGutter = (data: ChartData, index: number, width: number) =>
  index === data.rows.length - 1 && valueInGutter(data) !== undefined
    ? { align: 'left', ...besideAxisLabel(data, (width / data.rows.length) * barShare(data)) }
    : {}

const bars = (data: ChartData, colours: ChartColours, position: string, width: number) =>
  data.values.map((row, index) => {
    const value = row[0] ?? null
    // An outlier week is drawn by its own series; an invisible bar remains here for the pointer.
    if (isOutlier(data, index) && value !== null) {
      const { start, end } = chartScale(data)
      return {
        value: Math.min(Math.max(value, start), end),
        itemStyle: { color: 'transparent' },
        label: { show: false },
      }
    }
    return {
      value: value ?? '-',
      itemStyle: { color: (data.opened ?? data.emphasis) === index ? colours.accent : colours.mute },
      label: isPrinted(data, index)
        ? { ...printed(data, colours, position, value), ...overGutter(data, index, width) }
        : { show: false },
    }
  })

const column = (data: ChartData, index: number) => data.values.map((row) => row[index] ?? '-')

const gapOf = (data: ChartData): string => `${Math.round((1 - barShare(data)) * 100)}%`

const barOption = (data: ChartData, colours: ChartColours, width: number): ChartOption => ({
  xAxis: thinnedRowAxis(rowLabels(data), width, colours),
  yAxis: valueAxis(data, colours),
  series: [
    {
      type: 'bar',
      data: bars(data, colours, 'top', width),
      barCategoryGap: gapOf(data),
      ...highlightStyle(colours),
      ...referenceLine(data, colours),
    },
    ...markSeries(data, colours),
    ...outlierSeries(data, colours),
    ...forecastSeries(data, colours),
    ...openedSeries(data, colours),
  ],
})

const rowOption = (data: ChartData, colours: ChartColours, width: number): ChartOption => ({
  // The label of the longest bar is in the gutter on the right, which is sized for it.
  xAxis: {
    type: 'value',
    show: false,
    min: Math.min(0, ...(rangeOf(data) ?? [])),
    max: Math.max(0, ...(rangeOf(data) ?? [])) || 1,
  },
  yAxis: rowAxis(rowLabels(data), colours, {
    inverse: true,
    axisLabel: { ...labelStyle(colours.ink2), fontSize: 13, margin: 12 },
  }),
  series: [
    {
      type: 'bar',
      data: bars(data, colours, 'right', width),
      barCategoryGap: '38%',
      ...highlightStyle(colours),
    },
  ],
})

const stackOption = (data: ChartData, colours: ChartColours, width: number): ChartOption => ({
  xAxis: thinnedRowAxis(rowLabels(data), width, colours),
  yAxis: valueAxis(data, colours),
  legend: {
    bottom: 0,
    left: 0,
    icon: 'rect',
    itemWidth: 10,
    itemHeight: 10,
    textStyle: labelStyle(colours.ink2),
  },
  series: data.columns.map(({ full }, index) => ({
    type: 'bar',
    name: full,
    stack: 'all',
    data: column(data, index),
    barCategoryGap: gapOf(data),
    itemStyle: { color: colours.series[index], borderColor: colours.paper, borderWidth: 1 },
    ...highlightStyle(colours),
  })),
})

const optionByKind = {
  bar: barOption,
  row: rowOption,
  stack: stackOption,
  line: lineOption,
  heat: heatOption,
} as const

/** The option of a chart in these colours at `width` px; animated only on first drawing. */
export const chartOption = (
  data: ChartData,
  colours: ChartColours,
  isStill: boolean,
  width = 600,
): ChartOption => ({
  animation: !isStill,
  animationDuration: 160,
  animationEasing: 'cubicOut',
  textStyle: { fontFamily: colours.font },
  grid:
    data.kind === 'heat' || data.kind === 'row'
      ? {
          left: 0,
          right: data.kind === 'row' ? gutterOf(data) : 0,
          top: 4,
          bottom: 4,
          outerBoundsMode: 'same',
          outerBoundsContain: 'axisLabel',
        }
      : {
          // Half of the first label is left of its bar, where many bars leave little space.
          left: data.kind === 'line' || data.rows.length > 24 ? 14 : 0,
          right: gutterOf(data),
          top: data.kind === 'bar' && data.outliers?.length ? outlierLabelSpace + 12 : 20,
          bottom: data.kind === 'stack' ? 52 : 26,
          outerBoundsMode: 'none',
        },
  ...optionByKind[data.kind](data, colours, width - gutterOf(data)),
})

/** Series and data index in ECharts of a point. */
export const drawnAt = (
  { kind, columns }: ChartData,
  { row, column: at }: { readonly row: number; readonly column: number },
): { readonly seriesIndex: number; readonly dataIndex: number } =>
  kind === 'heat'
    ? { seriesIndex: 0, dataIndex: row * columns.length + at }
    : { seriesIndex: at, dataIndex: row }
