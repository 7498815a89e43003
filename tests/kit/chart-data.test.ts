import { describe, expect, it } from 'vitest'
import { besideAxisLabel } from '../../web/kit/charts/chart-axes.ts'
import {
  type ChartData,
  type ChartKind,
  chartCells,
  pointAfter,
  rangeOf,
  valueAt,
} from '../../web/kit/charts/chart-data.ts'
import { framedSvg } from '../../web/kit/charts/chart-files.ts'
import { chartOption, drawnAt } from '../../web/kit/charts/chart-option.ts'
import { csvOf } from '../../web/kit/charts/csv.ts'
import { colours, headings, labels } from './chart-parts.ts'

const chart = (kind: ChartKind): ChartData => ({
  kind,
  rowTitle: 'Week',
  rows: labels('1', '2', '3'),
  columns: labels('a', 'b'),
  values: [
    [10, 1],
    [null, 2],
    [30, -3],
  ],
  format: (value) => `$${value}`,
  emphasis: 2,
})

describe('moving through a chart by keyboard', () => {
  it('starts at the latest value, and stops at both ends', () => {
    expect(pointAfter(chart('bar'), undefined, 'ArrowLeft')).toEqual({ row: 2, column: 0 })
    expect(pointAfter(chart('bar'), { row: 2, column: 0 }, 'ArrowRight')).toEqual({ row: 2, column: 0 })
    expect(pointAfter(chart('bar'), { row: 2, column: 0 }, 'ArrowLeft')).toEqual({ row: 1, column: 0 })
    expect(pointAfter(chart('line'), { row: 1, column: 0 }, 'ArrowDown')).toEqual({ row: 1, column: 1 })
    expect(pointAfter(chart('bar'), { row: 1, column: 1 }, 'Home')).toEqual({ row: 0, column: 1 })
  })

  it('follows the visual order in a horizontal chart', () => {
    expect(pointAfter(chart('row'), { row: 0, column: 0 }, 'ArrowDown')).toEqual({ row: 1, column: 0 })
    expect(pointAfter(chart('heat'), { row: 0, column: 0 }, 'ArrowRight')).toEqual({ row: 0, column: 1 })
    expect(pointAfter(chart('heat'), { row: 1, column: 0 }, 'End')).toEqual({ row: 1, column: 1 })
    expect(pointAfter(chart('heat'), { row: 2, column: 1 }, 'ArrowDown')).toEqual({ row: 2, column: 1 })
    expect(pointAfter(chart('heat'), { row: 1, column: 1 }, 'ArrowUp')).toEqual({ row: 0, column: 1 })
    expect(pointAfter(chart('heat'), undefined, 'ArrowDown')).toEqual({ row: 0, column: 0 })
    expect(pointAfter(chart('row'), { row: 1, column: 0 }, 'ArrowLeft')).toEqual({ row: 1, column: 0 })
    expect(pointAfter(chart('row'), { row: 1, column: 0 }, 'End')).toEqual({ row: 2, column: 0 })
  })

  it('ignores other keys, and does nothing without values', () => {
    expect(pointAfter(chart('bar'), undefined, 'a')).toBeUndefined()
    expect(pointAfter({ ...chart('bar'), rows: [] }, undefined, 'ArrowLeft')).toBeUndefined()
  })
})

describe('the data of a chart', () => {
  it('has values and their range', () => {
    expect(valueAt(chart('bar'), { row: 1, column: 0 })).toBeNull()
    expect(valueAt(chart('bar'), { row: 9, column: 9 })).toBeNull()
    expect(rangeOf(chart('bar'))).toEqual([-3, 30])
    expect(rangeOf({ ...chart('bar'), values: [[null]] })).toBeUndefined()
  })

  it('is exported without formulas', () => {
    const harmful = { ...chart('bar'), columns: labels('=1+1', 'b') }
    expect(csvOf(chartCells(harmful, headings))).toBe(
      "\uFEFFWeek,'=1+1 in full,b in full\r\n1 in full,10,1\r\n2 in full,,2\r\n3 in full,30,-3\r\n",
    )
  })
})

describe('the drawing', () => {
  it.each(['bar', 'line', 'row', 'stack', 'heat'] as const)('of a %s has no invalid numbers', (kind) => {
    const text = JSON.stringify(chartOption(chart(kind), colours, true), (_, value: unknown) =>
      typeof value === 'number' && !Number.isFinite(value) ? 'NaN' : value,
    )
    expect(text).not.toContain('NaN')
    expect(chartOption({ ...chart(kind), rows: [], values: [] }, colours, true)).toBeDefined()
  })

  it('mutes everything except the subject of the title', () => {
    const text = JSON.stringify(chartOption(chart('bar'), colours, true))
    expect(text.match(/"color":"accent"/g)).toHaveLength(1)
    expect(text.match(/"color":"mute"/g)).toHaveLength(2)
  })

  it('moves the value at the right away from axis labels', () => {
    const weeks = Array.from({ length: 30 }, (_, week) => ({ short: `${week}`, full: `Week ${week}` }))
    const endingAt = (value: number, over: Partial<ChartData> = {}): ChartData => ({
      ...chart('bar'),
      columns: labels('a'),
      rows: weeks,
      values: weeks.map((_, week) => [week === 29 ? value : 60 + week]),
      emphasis: 29,
      ...over,
    })
    // Grid lines every 25; their labels stand on them.
    expect(besideAxisLabel(endingAt(98))).toMatchObject({ verticalAlign: 'top' })
    expect(besideAxisLabel(endingAt(50))).toMatchObject({ verticalAlign: 'top' })
    expect(besideAxisLabel(endingAt(53))).toMatchObject({ verticalAlign: 'bottom' })
    expect(besideAxisLabel(endingAt(53, { kind: 'line' }))).toMatchObject({ verticalAlign: 'bottom' })
    expect(besideAxisLabel(endingAt(63))).toEqual({})
    // Beside a wide bar, not on it.
    expect(besideAxisLabel(endingAt(50), 26)).toMatchObject({ offset: [17, 6] })
    expect(besideAxisLabel(endingAt(4))).toEqual({})
    expect(besideAxisLabel(endingAt(98, { emphasis: 3 }))).toEqual({})
  })

  it('is not animated for users who prefer reduced motion', () => {
    expect(chartOption(chart('bar'), colours, true).animation).toBe(false)
    expect(chartOption(chart('bar'), colours, false).animation).toBe(true)
  })

  it('finds the mark of a value', () => {
    expect(drawnAt(chart('line'), { row: 2, column: 1 })).toEqual({ seriesIndex: 1, dataIndex: 2 })
    expect(drawnAt(chart('heat'), { row: 2, column: 1 })).toEqual({ seriesIndex: 0, dataIndex: 5 })
  })

  it('exports a table with at most two decimals', () => {
    const data = {
      ...chart('heat'),
      values: [
        [8.444444444444445, 0.005],
        [null, 2],
        [1 / 3, -3],
      ],
    }
    expect(chartCells(data, headings).slice(1)).toEqual([
      ['1 in full', 8.44, 0.01],
      ['2 in full', '', 2],
      ['3 in full', 0.33, -3],
    ])
  })

  it('exports SVG with fonts that other programs have', () => {
    const drawn = {
      svg: () => '<svg><text style="font-family:"Ours Variable", system-ui;">1</text></svg>',
      canvas: () => expect.fail('not asked'),
      width: 100,
      height: 50,
    }
    const font = '"Ours Variable", system-ui'
    const svg = framedSvg(drawn, { title: 'a', measure: 'b' }, { ...colours, font })
    expect(svg).not.toContain('Ours')
    expect(svg.match(/Arial, sans-serif/g)).toHaveLength(3)
  })

  it('exports SVG with escaped texts', () => {
    const drawn = { svg: () => '<svg/>', canvas: () => expect.fail('not asked'), width: 100, height: 50 }
    const svg = framedSvg(drawn, { title: '<script>', measure: 'a & "b"' }, colours)
    expect(svg).toContain('&lt;script&gt;')
    expect(svg).toContain('a &amp; &quot;b&quot;')
    expect(svg).not.toContain('<script>')
  })
})
