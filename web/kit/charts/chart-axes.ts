/** The two axes of a chart as ECharts is told of them. Pure; without the types of ECharts, which has one home. */
import type { ChartColours } from './chart-colours.ts'
import { type ChartData, rangeOf } from './chart-data.ts'
import { thinned } from './chart-labels.ts'
import { chartScale, ticksOf } from './chart-scale.ts'

/** An option of ECharts. */
export type ChartOption = { readonly [key: string]: unknown }

/** Small words of a chart. */
export const wordsIn = (colour: string, weight = 400) => ({ color: colour, fontSize: 12, fontWeight: weight })

/** The words of the rows on their axis. */
export const rowWords = ({ rows }: ChartData): readonly string[] => rows.map(({ short }) => short)

/** The axis of rows. */
export const categories = (
  words: readonly string[],
  colours: ChartColours,
  over: ChartOption = {},
): ChartOption => ({
  type: 'category',
  data: words,
  axisLine: { lineStyle: { color: colours.ink, width: 1.5 } },
  axisTick: { show: false },
  axisLabel: {
    ...wordsIn(colours.ink3),
    interval: 0,
    margin: 8,
  },
  ...over,
})

const tickWords = ({ format, formatTick = format }: ChartData, value: number): string => formatTick(value)

/** Room at the right end for the words of the axis; px. */
export const gutterOf = (data: ChartData): number =>
  Math.max(
    0,
    ...(rangeOf(data) ?? []).map((value) => data.format(value).length),
    ...ticksOf(chartScale(data)).map((tick) => tickWords(data, tick).length),
  ) *
    7 +
  8

/** The axis of rows that stand side by side over `width` px; words that have no room are thinned out evenly. */
export const along = (
  words: readonly string[],
  width: number,
  colours: ChartColours,
  over: ChartOption = {},
): ChartOption => categories(thinned(words, width), colours, over)

/** The value whose words stand in the room at the right: above the last of many bars, or beside the end of a line. */
export const inRoomOf = ({ kind, rows, columns, emphasis, values }: ChartData): number | undefined => {
  const last = rows.length - 1
  const isThere = kind === 'bar' ? rows.length > 24 : kind === 'line' && columns.length === 1
  return isThere && emphasis === last ? (values[last]?.[0] ?? undefined) : undefined
}

/** The words of the axis at a value; none where they would lie over those of the last bar. */
export const axisWords = (data: ChartData, value: number): string => {
  const inRoom = inRoomOf(data)
  // A line of words takes about a tenth of the height.
  const { start, end } = chartScale(data)
  return inRoom !== undefined && Math.abs(value - inRoom) < (end - start) / 10 ? '' : tickWords(data, value)
}

/** The axis of values: grid lines that run on into the room at the right, with small words above their end. */
export const amounts = (data: ChartData, colours: ChartColours): ChartOption => {
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
      ...wordsIn(colours.ink3),
      margin: gutter,
      align: 'right',
      verticalAlign: 'bottom',
      padding: [0, 0, 2, 0],
      // 0 is the ink line itself.
      showMinLabel: start !== 0,
      formatter: (value: number) => axisWords(data, value),
    },
    splitLine: { lineStyle: { color: colours.line, width: 1 }, showMinLine: false },
  }
}

/** How the value that is read out is marked. */
export const current = (colours: ChartColours) => ({
  emphasis: { itemStyle: { borderColor: colours.ink, borderWidth: 2 } },
})
