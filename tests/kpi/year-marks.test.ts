/** The same week of the previous year, as a mark across each bar. */
import { expect, it } from 'vitest'
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import type { KpiRecord } from '#schema/kpi/kpi'
import listKpis from '../../fixtures/kpi/listKpis.json'
import type { ChartColours } from '../../web/kit/charts/chart-colours.ts'
import { chartOption } from '../../web/kit/charts/chart-option.ts'
import { chartScale } from '../../web/kit/charts/chart-scale.ts'
import { weekSeries } from '../../web/kpi/kpi-series.ts'
import { outlierRows } from '../../web/kpi/outlier-weeks.ts'

const year = decodeOrThrow(api.listKpis.output, listKpis.body, 'the records')

const moved = (record: KpiRecord, days: number): KpiRecord => {
  const weekStart = new Date(Date.parse(record.weekStart) + days * 86_400_000).toISOString().slice(0, 10)
  return decodeOrThrow(api.listKpis.output, [{ ...record, weekStart }], 'a record')[0] ?? record
}
/** The previous year, 10% lower. */
const before = year.slice(0, 52).map((record) => ({ ...moved(record, -364), revenue: record.revenue * 0.9 }))
const twoYears = [...before, ...year]

it('is at every week with a record of the previous year, and adds a table column', () => {
  const { columns, values } = weekSeries(year, 'revenue')
  expect(columns.map(({ full }) => full)).toEqual(['Weekly revenue', 'Same week last year'])
  expect(values.at(-1)?.[1]).toBeCloseTo(year[0]?.revenue ?? 0, 0)
  expect(values.slice(0, -1).map((row) => row[1])).toEqual(Array(51).fill(null))

  const marks = weekSeries(twoYears, 'revenue').values.map((row) => row[1])
  const outliers = outlierRows(twoYears, 'revenue')
  const known = marks.filter((mark) => mark !== null)
  expect(known).toHaveLength(52 - outliers.filter((row) => row > 0 && row < 53).length)
  expect(outliers.some((row) => row < 52)).toBe(true)
})

it('is missing without a previous year, and in line charts', () => {
  expect(weekSeries(year.slice(1), 'revenue').columns).toHaveLength(1)
  expect(weekSeries(year, 'profit_margin').columns).toHaveLength(1)
})

it('does not change the average of the weeks shown, and fits the scale', () => {
  expect(weekSeries(twoYears, 'revenue').reference?.value).toBeCloseTo(
    weekSeries(year, 'revenue').reference?.value ?? 0,
    0,
  )
  const higher = before.map((record) => ({ ...record, revenue: record.revenue * 2 }))
  const data = weekSeries([...higher, ...year], 'revenue')
  const most = Math.max(...data.values.map((row) => row[1] ?? 0))
  expect(chartScale(data).end).toBeGreaterThanOrEqual(most)
})

it('is 2 px high in the second colour, and at least as wide as its bar', () => {
  const colours: ChartColours = {
    ...{
      paper: 'paper',
      ink: 'i',
      ink2: 'i2',
      ink3: 'i3',
      line: 'l',
      strong: 's',
      mute: 'm',
      accent: 'a',
      brand: 'b',
    },
    ...{ series: ['first', 'second', '3', '4', '5'], steps: [], font: 'sans' },
  }
  const { series } = Object(chartOption(weekSeries(year, 'revenue'), colours, true, 600))
  const [bars, marks] = series
  expect(bars.type).toBe('bar')
  expect(marks.data).toEqual([[51, weekSeries(year, 'revenue').values.at(-1)?.[1]]])
  const drawn = marks.renderItem(
    { dataIndex: 0 },
    { coord: ([row, value]: [number, number]) => [row * 10, 200 - value / 100], size: () => [10, 0] },
  )
  const mark = drawn.children.find((one: { style: { fill: string } }) => one.style.fill === 'second')
  expect(mark.shape.height).toBe(2)
  expect(mark.shape.width).toBeGreaterThanOrEqual(7.6)
  expect(mark.shape.x + mark.shape.width / 2).toBe(510)
})
