/** From a chart's table to what ECharts is told. Pure; without the types of ECharts, which has one home. */

import { markSeries } from '../chart-year-marks.ts'
import {
  along,
  amounts,
  type ChartOption,
  categories,
  current,
  gutterOf,
  inRoomOf,
  rowWords,
  wordsIn,
} from './chart-axes.ts'
import type { ChartColours } from './chart-colours.ts'
import { type ChartData, rangeOf } from './chart-data.ts'
import { heat } from './chart-heat.ts'
import { isOdd, isPrinted, printed, referenceLine } from './chart-marks.ts'
import { barShare, oddSeries, roomForWords } from './chart-odd.ts'
import { chartScale } from './chart-scale.ts'

// The last of many goes over the room at the right: its neighbours would cover it.
const overRoom = (data: ChartData, index: number) =>
  index === data.rows.length - 1 && inRoomOf(data) !== undefined ? { align: 'left' } : {}

const bars = (data: ChartData, colours: ChartColours, position: string) =>
  data.values.map((row, index) => {
    const value = row[0] ?? null
    // An odd week is drawn apart; what is left here is its place for the pointer.
    if (isOdd(data, index) && value !== null) {
      const { start, end } = chartScale(data)
      return {
        value: Math.min(Math.max(value, start), end),
        itemStyle: { color: 'transparent' },
        label: { show: false },
      }
    }
    return {
      value: value ?? '-',
      itemStyle: { color: data.emphasis === index ? colours.accent : colours.mute },
      label: isPrinted(data, index)
        ? { ...printed(data, colours, position, value), ...overRoom(data, index) }
        : { show: false },
    }
  })

const column = (data: ChartData, index: number) => data.values.map((row) => row[index] ?? '-')

const gapOf = (data: ChartData): string => `${Math.round((1 - barShare(data)) * 100)}%`

const standing = (data: ChartData, colours: ChartColours, width: number): ChartOption => ({
  xAxis: along(rowWords(data), width, colours),
  yAxis: amounts(data, colours),
  series: [
    {
      type: 'bar',
      data: bars(data, colours, 'top'),
      barCategoryGap: gapOf(data),
      ...current(colours),
      ...referenceLine(data, colours),
    },
    ...markSeries(data, colours),
    ...oddSeries(data, colours),
  ],
})

const lying = (data: ChartData, colours: ChartColours): ChartOption => ({
  // The words of the longest bar stand in the room at the right, whose width is theirs.
  xAxis: {
    type: 'value',
    show: false,
    min: Math.min(0, ...(rangeOf(data) ?? [])),
    max: Math.max(0, ...(rangeOf(data) ?? [])) || 1,
  },
  yAxis: categories(rowWords(data), colours, {
    inverse: true,
    axisLabel: { ...wordsIn(colours.ink2), fontSize: 13, margin: 12 },
  }),
  series: [{ type: 'bar', data: bars(data, colours, 'right'), barCategoryGap: '38%', ...current(colours) }],
})

const stacked = (data: ChartData, colours: ChartColours, width: number): ChartOption => ({
  xAxis: along(rowWords(data), width, colours),
  yAxis: amounts(data, colours),
  legend: {
    bottom: 0,
    left: 0,
    icon: 'rect',
    itemWidth: 10,
    itemHeight: 10,
    textStyle: wordsIn(colours.ink2),
  },
  series: data.columns.map(({ full }, index) => ({
    type: 'bar',
    name: full,
    stack: 'all',
    data: column(data, index),
    barCategoryGap: gapOf(data),
    itemStyle: { color: colours.series[index], borderColor: colours.paper, borderWidth: 1 },
    ...current(colours),
  })),
})

// A scale that starts elsewhere has its line at the bottom, wherever 0 would be.
const baseOf = ({ isCropped }: ChartData, colours: ChartColours): ChartOption => ({
  lineStyle: { color: colours.ink, width: 1.5 },
  onZero: isCropped !== true,
})

const lines = (data: ChartData, colours: ChartColours, width: number): ChartOption => ({
  xAxis: along(rowWords(data), width, colours, { boundaryGap: false, axisLine: baseOf(data, colours) }),
  yAxis: amounts(data, colours),
  series: [
    ...data.columns.map(({ full }, index) => ({
      type: 'line',
      name: full,
      data: data.values.map((row, at) => {
        const value = isOdd(data, at) ? null : (row[index] ?? null)
        const isSpokenOf = data.emphasis === at
        return {
          value: value ?? '-',
          symbol: 'circle',
          symbolSize: isSpokenOf ? 8 : 0.1,
          itemStyle: { color: colours.accent },
          label: isSpokenOf
            ? {
                ...printed(data, colours, at === data.rows.length - 1 ? 'right' : 'top', value),
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
    ...oddSeries(data, colours),
  ],
})

const drawn = { bar: standing, row: lying, stack: stacked, line: lines, heat } as const

/** The option of a chart in these colours, over so many px of width; it moves only while it enters. */
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
          // Half of the first word stands left of its place, which is narrow where there are many.
          left: data.kind === 'line' || data.rows.length > 24 ? 14 : 0,
          right: gutterOf(data),
          top: data.kind === 'bar' && data.odd?.length ? roomForWords + 12 : 20,
          bottom: data.kind === 'stack' ? 52 : 26,
          outerBoundsMode: 'none',
        },
  ...drawn[data.kind](data, colours, width - gutterOf(data)),
})

/** Which series and which of its data stand for a point. */
export const drawnAt = (
  { kind, columns }: ChartData,
  { row, column: at }: { readonly row: number; readonly column: number },
): { readonly seriesIndex: number; readonly dataIndex: number } =>
  kind === 'heat'
    ? { seriesIndex: 0, dataIndex: row * columns.length + at }
    : { seriesIndex: at, dataIndex: row }
