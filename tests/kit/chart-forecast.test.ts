/** The band of a forecast in a chart: its scale, table, keyboard and drawing. */
import { describe, expect, it } from 'vitest'
import { type ChartData, chartCells, pointAfter, rangeOf } from '../../web/kit/charts/chart-data.ts'
import { chartOption } from '../../web/kit/charts/chart-option.ts'
import { colours, headings, labels } from './chart-parts.ts'

/** Three weeks on record, and two ahead. */
const ahead = (kind: 'bar' | 'line'): ChartData => ({
  kind,
  rowTitle: 'Week',
  format: (value) => `$${value}`,
  emphasis: 2,
  rows: labels('1', '2', '3', '4', '5'),
  columns: labels('a'),
  values: [[10], [20], [30], [null], [null]],
  forecast: {
    from: 3,
    points: [
      { value: 31, low: 25, high: 37 },
      { value: 32, low: 20, high: 44 },
    ],
    label: { value: '$32', words: 'in the fifth week', short: '5' },
  },
})

describe('a forecast', () => {
  it('is part of the scale and of the exported table', () => {
    expect(rangeOf(ahead('bar'))).toEqual([10, 44])
    expect(chartCells(ahead('bar'), headings)).toEqual([
      ['Week', 'a in full', 'Forecast', 'Low', 'High'],
      ['1 in full', 10, '', '', ''],
      ['2 in full', 20, '', '', ''],
      ['3 in full', 30, '', '', ''],
      ['4 in full', '', 31, 25, 37],
      ['5 in full', '', 32, 20, 44],
    ])
  })

  it('is reached by keyboard after the latest value, where reading starts', () => {
    expect(pointAfter(ahead('bar'), undefined, 'ArrowRight')).toEqual({ row: 2, column: 0 })
    expect(pointAfter(ahead('bar'), { row: 2, column: 0 }, 'ArrowRight')).toEqual({ row: 3, column: 0 })
    expect(pointAfter(ahead('bar'), { row: 3, column: 0 }, 'End')).toEqual({ row: 4, column: 0 })
  })

  it.each(['bar', 'line'] as const)(
    'is drawn in one series of a %s chart, and no value is printed',
    (kind) => {
      const { series } = chartOption(ahead(kind), colours, true)
      expect(Array.isArray(series) && series.filter(({ type }) => type === 'custom')).toHaveLength(1)
      expect(JSON.stringify(series)).not.toContain('$30')
    },
  )

  it('opens from the last value, unless that is an unusual one', () => {
    const drawnAs = (data: ChartData) => {
      const { series } = chartOption(data, colours, true)
      const drawn = Array.isArray(series) ? series.findLast(({ type }) => type === 'custom') : undefined
      const area = { x: 0, y: 0, width: 500, height: 100 }
      const drawing = {
        coord: ([row, value]: readonly [number, number]) => [row * 100, 100 - value],
        size: () => [100, 0],
      }
      return JSON.stringify(drawn.renderItem({ dataIndex: 0, coordSys: area }, drawing))
    }
    // A line opens at the point of the last value, a bar at its right edge.
    expect(drawnAs(ahead('line'))).toContain('M200 70L300 63L400 56L400 80L300 75Z')
    expect(drawnAs(ahead('bar'))).toContain('M233 70L300 63')
    const odd = { ...ahead('line'), outliers: [{ row: 2, words: 'closed' }] }
    expect(drawnAs(odd)).toContain('M300 63L400 56L400 80L300 75Z')
  })

  it.each([
    ['above it, where nothing tall is near', 40, 'line', 1, 56 - 8 - 16],
    ['beneath it, beside a peak', 95, 'line', 1, 72 + 8],
    ['above a peak, where an unusual week has its label beneath', 95, 'line', 8, -16],
    ['above all bars, since they reach the base', 95, 'bar', 1, -16],
  ] as const)('has its value %s', (_, latest, kind, odd, expected) => {
    const rows = Array.from({ length: 12 }, (_, row) => `${row}`)
    const data: ChartData = {
      ...ahead(kind),
      rows: labels(...rows),
      outliers: [{ row: odd, words: 'closed' }],
      values: rows.map((_, row) => [row < 9 ? 30 : row === 9 ? latest : null]),
      forecast: {
        from: 10,
        points: [
          { value: 31, low: 30, high: 36 },
          { value: 32, low: 28, high: 44 },
        ],
        label: { value: '$32', words: 'in the fifth week', short: '5' },
      },
    }
    const { series } = chartOption(data, colours, true)
    const drawn = Array.isArray(series) ? series.findLast(({ data }) => data?.[0]?.[0] === 10) : undefined
    const { children } = drawn.renderItem(
      { dataIndex: 0, coordSys: { x: 0, y: 0, width: 500, height: 100 } },
      {
        coord: ([row, value]: readonly [number, number]) => [row * 40, 100 - value],
        size: () => [40, 0],
      },
    )
    expect(children.find(({ type }: { type: string }) => type === 'text').y).toBe(expected)
  })
})
