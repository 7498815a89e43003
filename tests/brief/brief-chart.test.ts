/** The chart of a brief as data. */
import { describe, expect, it } from 'vitest'
import { BriefChart } from '#schema/brief/brief'
import { decodeOrThrow } from '#schema/core/decode'
import { briefChartData, briefChartMeasure, briefChartSummary } from '../../web/brief/brief-chart.ts'

const mondays = ['2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09']
const values = [12.6, 12.4, undefined, 10.9, 10.5, 10.7]
const chart = decodeOrThrow(
  BriefChart,
  {
    title: 'The profit margin fell 1.8 points',
    measure: 'margin',
    weeks: mondays.map((weekStart, week) => ({
      weekStart,
      ...(values[week] === undefined ? {} : { value: values[week] }),
    })),
    of: { from: '2026-10-26', to: '2026-11-15', name: 'last three weeks', level: 10.7 },
    against: { from: '2026-10-05', to: '2026-10-18', name: 'two weeks before', level: 12.5 },
  },
  'a chart',
)

describe('the chart of a brief', () => {
  it('is a line by week, with a gap where a week is not on record', () => {
    const { kind, values: rows, rows: labels } = briefChartData(chart)
    expect(kind).toBe('line')
    expect(rows.map(([value]) => value)).toEqual([12.6, 12.4, null, 10.9, 10.5, 10.7])
    expect(labels.map(({ full }) => full)[0]).toBe('Week from 5 Oct 2026')
  })

  it('marks the weeks that it speaks of, with their levels', () => {
    expect(briefChartData(chart).spans).toEqual([
      { from: 0, to: 1, level: 12.5, label: 'two weeks before: 12.5%', isMain: false },
      { from: 3, to: 5, level: 10.7, label: 'last three weeks: 10.7%', isMain: true },
    ])
  })

  it('says in words what it shows', () => {
    expect(briefChartMeasure(chart)).toBe('Profit margin by week, 5 October to 15 November 2026')
    expect(briefChartSummary(chart)).toBe(
      'Profit margin by week, 5 October to 15 November 2026. Lowest 10.5%, highest 12.6%, latest 10.7%. last three weeks: 10.7%. two weeks before: 12.5%.',
    )
  })

  it('shows the forecast instead of the weeks before', () => {
    const forecast = [{ weekStart: '2026-11-16', value: 11, low: 9, high: 13 }]
    const ahead = decodeOrThrow(BriefChart, { ...chart, forecast }, 'a chart')
    const data = briefChartData(ahead)
    expect(data.spans).toBeUndefined()
    expect(data.forecast).toMatchObject({ from: 6, points: [{ value: 11, low: 9, high: 13 }] })
    expect(data.rows).toHaveLength(7)
    expect(briefChartSummary(ahead)).toContain(
      'Forecast for the week of 16 November: 11.0%, eight times out of ten between 9.0% and 13.0%.',
    )
  })
})
