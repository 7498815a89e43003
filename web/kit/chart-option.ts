/** From a chart's table to what ECharts is told. Pure; without the types of ECharts, which has one home. */

import { amounts, type ChartOption, categories, current, gutterOf, inRoomOf, wordsIn } from './chart-axes.ts'
import type { ChartColours } from './chart-colours.ts'
import type { ChartData, ChartValue } from './chart-data.ts'
import { heat } from './chart-heat.ts'

const isEmphasised = ({ emphasis }: ChartData, row: number): boolean => emphasis?.includes(row) ?? false

const printed = (data: ChartData, colours: ChartColours, position: string, value: ChartValue) => ({
  show: value !== null,
  position,
  ...wordsIn(colours.ink, 600),
  formatter: value === null ? '' : data.format(value),
})

const referenceLine = ({ reference }: ChartData, colours: ChartColours): ChartOption =>
  reference === undefined
    ? {}
    : {
        markLine: {
          silent: true,
          symbol: 'none',
          animation: false,
          lineStyle: { color: colours.strong, type: [2, 3], width: 1 },
          label: { show: false },
          data: [{ yAxis: reference.value }],
        },
      }

// The last of many goes over the room at the right: its neighbours would cover it.
const overRoom = (data: ChartData, index: number) =>
  index === data.rows.length - 1 && inRoomOf(data) !== undefined ? { align: 'left' } : {}

const bars = (data: ChartData, colours: ChartColours, position: string) =>
  data.values.map((row, index) => {
    const value = row[0] ?? null
    const isSpokenOf = isEmphasised(data, index)
    return {
      value: value ?? '-',
      itemStyle: { color: isSpokenOf ? colours.accent : colours.mute },
      label:
        isSpokenOf || data.kind === 'row'
          ? { ...printed(data, colours, position, value), ...overRoom(data, index) }
          : { show: false },
    }
  })

const column = (data: ChartData, index: number) => data.values.map((row) => row[index] ?? '-')

const standing = (data: ChartData, colours: ChartColours): ChartOption => ({
  xAxis: categories(data, colours),
  yAxis: amounts(data, colours),
  series: [
    {
      type: 'bar',
      data: bars(data, colours, 'top'),
      barCategoryGap: data.rows.length > 24 ? '24%' : '34%',
      ...current(colours),
      ...referenceLine(data, colours),
    },
  ],
})

const lying = (data: ChartData, colours: ChartColours): ChartOption => ({
  xAxis: { type: 'value', show: false, max: (range: { max: number }) => range.max * 1.22 },
  yAxis: categories(data, colours, {
    inverse: true,
    axisLabel: { ...wordsIn(colours.ink2), fontSize: 13, margin: 12 },
  }),
  series: [{ type: 'bar', data: bars(data, colours, 'right'), barCategoryGap: '38%', ...current(colours) }],
})

const stacked = (data: ChartData, colours: ChartColours): ChartOption => ({
  xAxis: categories(data, colours),
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
    barCategoryGap: '34%',
    itemStyle: { color: colours.series[index], borderColor: colours.paper, borderWidth: 1 },
    ...current(colours),
  })),
})

const lines = (data: ChartData, colours: ChartColours): ChartOption => ({
  xAxis: categories(data, colours, { boundaryGap: false }),
  yAxis: amounts(data, colours),
  series: data.columns.map(({ full }, index) => ({
    type: 'line',
    name: full,
    data: data.values.map((row, at) => {
      const value = row[index] ?? null
      const isSpokenOf = isEmphasised(data, at)
      return {
        value: value ?? '-',
        symbol: 'circle',
        symbolSize: isSpokenOf ? 8 : 0.1,
        itemStyle: { color: colours.accent },
        label: isSpokenOf
          ? {
              ...printed(data, colours, 'top', value),
              ...(at > data.rows.length / 2 ? { align: 'right', offset: [8, -2] } : {}),
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
})

const drawn = { bar: standing, row: lying, stack: stacked, line: lines, heat } as const

/** The option of a chart in these colours; it moves only while it enters. */
export const chartOption = (data: ChartData, colours: ChartColours, isStill: boolean): ChartOption => ({
  animation: !isStill,
  animationDuration: 160,
  animationEasing: 'cubicOut',
  textStyle: { fontFamily: colours.font },
  grid:
    data.kind === 'heat' || data.kind === 'row'
      ? { left: 0, right: 0, top: 4, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' }
      : {
          left: 0,
          right: gutterOf(data),
          top: 20,
          bottom: data.kind === 'stack' ? 52 : 26,
          outerBoundsMode: 'none',
        },
  ...drawn[data.kind](data, colours),
})

/** Which series and which of its data stand for a point. */
export const drawnAt = (
  { kind, columns }: ChartData,
  { row, column: at }: { readonly row: number; readonly column: number },
): { readonly seriesIndex: number; readonly dataIndex: number } =>
  kind === 'heat'
    ? { seriesIndex: 0, dataIndex: row * columns.length + at }
    : { seriesIndex: at, dataIndex: row }
