import { describe, expect, it } from 'vitest'
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import listHours from '../../fixtures/kpi/listHours.json'
import { dayAt, hourChart, sampleHours } from '../../web/kpi/day-hours.ts'

const days = decodeOrThrow(api.listHours.output, listHours.body, 'the recorded hours')

describe('the day of a time', () => {
  it("is the business's day, or the last one before it", () => {
    expect(dayAt(days, '2026-11-18T13:59:00Z')?.date).toBe('2026-11-18')
    expect(dayAt(days, '2026-11-18T14:00:00Z')?.date).toBe('2026-11-19')
    expect(dayAt(days, '2027-03-01T00:00:00Z')?.date).toBe(days.at(-1)?.date)
  })

  it('is the first recorded day for an earlier time, never a closed day, and none if none is recorded', () => {
    expect(dayAt(days, '2020-01-01T00:00:00Z')?.date).toBe(days[0]?.date)
    const closed = days.map((day) => ({ ...day, hours: [] }))
    expect(dayAt([...days, ...closed.slice(-1)], '2027-01-01T00:00:00Z')?.hours.length).toBeGreaterThan(0)
    expect(dayAt(closed, '2027-01-01T00:00:00Z')).toBeUndefined()
    expect(dayAt([], '2027-01-01T00:00:00Z')).toBeUndefined()
  })
})

describe('the chart of a day', () => {
  it('gives the busiest and the quietest hour, and shows every hour', () => {
    const { title, summary, data } = hourChart(sampleHours)
    expect(title).toBe('Busiest from 12:00, quietest from 06:00')
    expect(summary).toBe('Most transactions were from 12:00, with 134; the fewest were from 06:00, with 14.')
    expect(data).toMatchObject({ emphasis: 6, printed: [0] })
    expect(data.values.flat()).toEqual(sampleHours.map(({ transactions }) => transactions))
    expect(data.rows.at(0)?.full).toBe('06:00 to 07:00')
  })

  it('makes no claim about a constant day, and labels midnight correctly', () => {
    const { title, data } = hourChart([
      { hour: 22, transactions: 3 },
      { hour: 23, transactions: 3 },
    ])
    expect(title).toBe('Transactions stay the same from hour to hour')
    expect(data.emphasis).toBeUndefined()
    expect(data.rows.at(1)?.full).toBe('23:00 to 00:00')
  })
})
