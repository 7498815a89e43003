/** The two axes of a chart as ECharts options. Pure, without the types of ECharts. */
import type { ChartColours } from './chart-colours.ts'
import { type ChartData, rangeOf } from './chart-data.ts'
import { thinLabels } from './chart-labels.ts'
import { chartScale, ticksOf } from './chart-scale.ts'

/** An ECharts option. */
export type ChartOption = { readonly [key: string]: unknown }

/** Style of small labels in a chart. */
export const labelStyle = (colour: string, weight = 400) => ({
  color: colour,
  fontSize: 12,
  fontWeight: weight,
})

/** Labels of the rows on their axis. */
export const rowLabels = ({ rows }: ChartData): readonly string[] => rows.map(({ short }) => short)

export const rowAxis = (
  words: readonly string[],
  colours: ChartColours,
  over: ChartOption = {},
): ChartOption => ({
  type: 'category',
  data: words,
  axisLine: { lineStyle: { color: colours.ink, width: 1.5 } },
  axisTick: { show: false },
  axisLabel: {
    ...labelStyle(colours.ink3),
    interval: 0,
    margin: 8,
  },
  ...over,
})

const tickLabel = ({ format, formatTick = format }: ChartData, value: number): string => formatTick(value)

/** Width reserved on the right for axis labels; px. */
export const gutterOf = (data: ChartData): number =>
  Math.max(
    0,
    ...(rangeOf(data) ?? []).map((value) => data.format(value).length),
    ...ticksOf(chartScale(data)).map((tick) => tickLabel(data, tick).length),
  ) *
    7 +
  8

/** The row axis of rows side by side over `width` px; labels without room are thinned out evenly. */
export const thinnedRowAxis = (
  words: readonly string[],
  width: number,
  colours: ChartColours,
  over: ChartOption = {},
): ChartOption => rowAxis(thinLabels(words, width), colours, over)

/** A value printed in the gutter on the right: above the last of many bars, or beside the end of a line. */
export const valueInGutter = ({ kind, rows, columns, emphasis, values }: ChartData): number | undefined => {
  const last = rows.length - 1
  const isThere = kind === 'bar' ? rows.length > 24 : kind === 'line' && columns.length === 1
  return isThere && emphasis === last ? (values[last]?.[0] ?? undefined) : undefined
}

/** Height of an axis label with its distance to the grid line below it; px. */
const axisLabelHeight = 16

/** Moves the value in the gutter above or below an axis label that it would touch; below, it is beside its bar of `barWidth` px. */
export const besideAxisLabel = (data: ChartData, barWidth = 0): ChartOption => {
  const value = valueInGutter(data)
  if (value === undefined) return {}
  const { kind } = data
  const scale = chartScale(data)
  // A label is about a tenth of the height, and the line at 0 has none.
  const near = ticksOf(scale).find(
    (tick) => Math.abs(value - tick) < (scale.end - scale.start) / 10 && (tick !== 0 || scale.start !== 0),
  )
  if (near === undefined) return {}
  if (value > near) return { verticalAlign: 'bottom', offset: [0, -axisLabelHeight] }
  // A label above a bar starts over its middle; beside the bar it is legible.
  return kind === 'bar'
    ? { verticalAlign: 'top', offset: [Math.ceil(barWidth / 2) + 4, 6] }
    : { verticalAlign: 'top' }
}

/** The value axis: grid lines extend into the gutter on the right, with small labels above their ends. */
export const valueAxis = (data: ChartData, colours: ChartColours): ChartOption => {
  const { start, end, step } = chartScale(data)
  const gutter = gutterOf(data)
  return {
    type: 'value',
    position: 'right',
    min: start,
    max: end,
    interval: step,
    axisTick: { show: true, length: gutter, lineStyle: { color: colours.line, width: 1 } },
    axisLabel: {
      ...labelStyle(colours.ink3),
      margin: gutter,
      align: 'right',
      verticalAlign: 'bottom',
      padding: [0, 0, 2, 0],
      // The ink line already marks 0.
      showMinLabel: start !== 0,
      formatter: (value: number) => tickLabel(data, value),
    },
    splitLine: { lineStyle: { color: colours.line, width: 1 }, showMinLine: false },
  }
}

/** Highlights the value being read out. */
export const highlightStyle = (colours: ChartColours) => ({
  emphasis: { itemStyle: { borderColor: colours.ink, borderWidth: 2 } },
})
