/** The label of an unusual week in a line with marked parts. */
import * as t from 'io-ts'
import { expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { overlap } from '../../web/kit/chart-outlier-labels.ts'
import type { ChartData } from '../../web/kit/charts/chart-data.ts'
import { outlierSeries } from '../../web/kit/charts/chart-outliers.ts'
import { spanLabelPlaces } from '../../web/kit/charts/chart-spans.ts'
import { colours, labels } from './chart-parts.ts'

const area = { x: 10, y: 30, width: 260, height: 140 }
const drawing = {
  coord: ([row, value]: readonly [number, number]) => [15 + row * 10, 170 - (value - 5) * 7],
  size: () => [10, 0],
}

/** A half year of margins with one unusual week, as on a phone. */
const margins = (row: number): ChartData => ({
  kind: 'line',
  rowTitle: 'Week',
  rows: labels(...Array.from({ length: 26 }, (_, n) => `W${n}`)),
  columns: labels('Margin'),
  values: Array.from({ length: 26 }, (_, n) => [n === row ? -35.3 : 6 + (n % 3)]),
  format: (value) => `${value}%`,
  isCropped: true,
  outliers: [{ row, words: 'unusual' }],
  spans: [
    { from: 18, to: 21, level: 13.8, label: 'four weeks before: 13.8%', isMain: false },
    { from: 22, to: 25, level: 7, label: 'last four weeks: 11.0%', isMain: true },
  ],
})

const Drawn = t.type({ renderItem: t.Function })
const Label = t.type({ x: t.number, y: t.number, style: t.type({ text: t.string, align: t.string }) })

const labelOf = (data: ChartData) => {
  const { renderItem } = decodeOrThrow(Drawn, outlierSeries(data, colours)[0], 'A series')
  const { children } = renderItem({ dataIndex: 0, coordSys: area }, drawing)
  const { x, y, style } = children.find(Label.is)
  const width = 7 * 6.4
  return { x: style.align === 'right' ? x - width : x, y, width, height: 30, align: style.align }
}

it.each([2, 5, 8, 9, 10, 11, 12])('meets no label of a part (row %i)', (row) => {
  const data = margins(row)
  for (const place of spanLabelPlaces(data, drawing, area)) expect(overlap(labelOf(data), place)).toBe(false)
})

it('stands on its usual side where that is free', () => {
  expect(labelOf(margins(2)).align).toBe('left')
  expect(labelOf({ ...margins(10), spans: [] }).align).toBe('left')
  expect(labelOf(margins(10)).align).toBe('right')
})

it.each([
  ['a peak on its usual side', [...Array(6).fill(14), 11, 20, 20, 20, 20, ...Array(15).fill(13)], 6],
  ['a fall on its usual side', [...Array(6).fill(14), 18, 17, 16, 15, 14, ...Array(15).fill(6)], 6],
  ['a peak in the right half', [...Array(14).fill(14), 20, 20, 20, 20, 20, 11, ...Array(6).fill(13)], 19],
])('hides no line beside %s', (_, values, row) => {
  const data = {
    ...margins(row),
    values: values.map((value) => [value]),
    spans: [],
  }
  const label = labelOf(data)
  const hidden = values.filter((value, at) => {
    const [x = 0, y = 0] = drawing.coord([at, value])
    return at !== row && overlap(label, { x, y, width: 1, height: 1 })
  })
  expect(hidden).toEqual([])
})

it('of a bar has no reason where it would be under the label of a forecast', () => {
  const bars = (row: number, value: string): ChartData => ({
    ...margins(row),
    kind: 'bar',
    values: Array.from({ length: 26 }, (_, n) => [n > 23 ? null : n === row ? 2 : 12]),
    spans: [],
    forecast: {
      from: 24,
      points: [
        { value: 12, low: 11, high: 13 },
        { value: 12, low: 11, high: 13 },
      ],
      label: { value, words: 'in the week of 21 December', short: '21 Dec' },
    },
  })
  const textOf = (data: ChartData): string => {
    const { renderItem } = decodeOrThrow(Drawn, outlierSeries(data, colours)[0], 'A series')
    return renderItem({ dataIndex: 0, coordSys: area }, drawing).children.find(Label.is).style.text
  }
  expect(textOf(bars(8, '$3,900'))).toBe('{value|2%}\nunusual')
  expect(textOf(bars(21, '$3,900'))).toBe('{value|2%}')
  expect(
    textOf({
      ...bars(21, ''),
      forecast: { from: 24, points: [], label: { value: '', words: '', short: '' } },
    }),
  ).toBe('{value|2%}\nunusual')
})
