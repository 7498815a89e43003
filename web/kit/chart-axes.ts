/** The two axes of a chart as ECharts is told of them. Pure; without the types of ECharts, which has one home. */
import type { ChartColours } from './chart-colours.ts'
import { type ChartData, rangeOf } from './chart-data.ts'

/** An option of ECharts. */
export type ChartOption = { readonly [key: string]: unknown }

/** Small words of a chart. */
export const wordsIn = (colour: string, weight = 400) => ({ color: colour, fontSize: 12, fontWeight: weight })

/** The axis of rows. */
export const categories = (data: ChartData, colours: ChartColours, over: ChartOption = {}): ChartOption => ({
  type: 'category',
  data: data.rows.map(({ short }) => short),
  axisLine: { lineStyle: { color: colours.ink, width: 1.5 } },
  axisTick: { show: false },
  axisLabel: {
    ...wordsIn(colours.ink3),
    interval: 0,
    hideOverlap: true,
    margin: 8,
    ...(data.kind === 'line' || data.rows.length > 24 ? { alignMinLabel: 'left' } : {}),
  },
  ...over,
})

/** Room at the right end for the words of the axis; px. */
export const gutterOf = (data: ChartData): number =>
  Math.max(0, ...(rangeOf(data) ?? []).map((value) => data.format(value).length)) * 7 + 8

/** The value whose words stand in the room at the right, above the last of many bars; there is none in other charts. */
export const inRoomOf = ({ kind, rows, emphasis, values }: ChartData): number | undefined => {
  const last = rows.length - 1
  return kind === 'bar' && rows.length > 24 && emphasis?.includes(last)
    ? (values[last]?.[0] ?? undefined)
    : undefined
}

/** The words of the axis at a value; none where they would lie over those of the last bar. */
export const axisWords = (data: ChartData, value: number): string => {
  const inRoom = inRoomOf(data)
  const [, most = 0] = rangeOf(data) ?? []
  // A line of words takes about a twelfth of the height.
  return inRoom !== undefined && Math.abs(value - inRoom) < most / 12 ? '' : data.format(value)
}

/** The axis of values: grid lines that run on into the room at the right, with small words above their end. */
export const amounts = (data: ChartData, colours: ChartColours): ChartOption => {
  const [least = 0, most = 0] = rangeOf(data) ?? []
  const reference = data.reference?.value ?? least
  const gutter = gutterOf(data)
  return {
    type: 'value',
    position: 'right',
    splitNumber: 3,
    // A cropped axis leaves out what no value reaches, and a little air stays below.
    ...(data.isCropped
      ? { min: Math.min(least, reference) - (most - least) * 0.15, scale: true }
      : { max: (range: { max: number }) => (range.max > 0 ? range.max * 1.04 : undefined) }),
    axisTick: { show: true, length: gutter, lineStyle: { color: colours.line, width: 1 } },
    axisLabel: {
      ...wordsIn(colours.ink3),
      margin: gutter,
      align: 'right',
      verticalAlign: 'bottom',
      padding: [0, 0, 2, 0],
      showMinLabel: false,
      showMaxLabel: false,
      formatter: (value: number) => axisWords(data, value),
    },
    splitLine: { lineStyle: { color: colours.line, width: 1 }, showMinLine: false, showMaxLine: false },
  }
}

/** How the value that is read out is marked. */
export const current = (colours: ChartColours) => ({
  emphasis: { itemStyle: { borderColor: colours.ink, borderWidth: 2 } },
})
