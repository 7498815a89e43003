import { describe, expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { KpiRecord } from '#schema/kpi/kpi'
import { figureOf, latestWeek, movementOf } from '../../web/kpi/kpi-figures.ts'

const week = (weekStart: string, revenue: number, margin = 12, runway = 14): KpiRecord =>
  decodeOrThrow(
    KpiRecord,
    {
      id: `kpi-${weekStart}`,
      weekStart,
      revenue,
      profit_margin: margin,
      cash_runway: 3.2,
      cash_runway_weeks: runway,
      weekly_footfall: 1284,
    },
    'a test record',
  )

describe('figureOf', () => {
  it('shows nothing without records', () => {
    expect(figureOf([], 'revenue')).toBeNull()
  })

  it('shows a first week without a change', () => {
    expect(figureOf([week('2026-11-16', 18420)], 'revenue')).toEqual({
      latest: 18420,
      weekBefore: null,
      movement: null,
      history: [18420],
    })
  })

  it('compares the latest record with the week before', () => {
    const figure = figureOf([week('2026-11-09', 17680), week('2026-11-16', 18420)], 'revenue')
    expect(figure?.movement).toEqual({ direction: 'up', by: 740, percent: 4 })
    expect(figure?.weekBefore).toBe(17680)
  })

  it('does not use an older week as the week before', () => {
    const figure = figureOf([week('2026-11-02', 17680), week('2026-11-16', 18420)], 'revenue')
    expect(figure?.weekBefore).toBeNull()
    expect(figure?.movement).toBeNull()
    expect(figure?.history).toEqual([17680, 18420])
  })

  it('draws what it says: an unchanged figure ends on the line of the week before', () => {
    const figure = figureOf(
      [week('2026-11-09', 1, 12, 14.4), week('2026-11-16', 1, 12, 13.6)],
      'cash_runway_weeks',
    )
    expect(figure?.movement?.direction).toBe('none')
    expect(figure?.history.at(-1)).toBe(figure?.weekBefore)
  })

  it('keeps the last eight weeks, oldest first', () => {
    const records = Array.from({ length: 10 }, (_, n) => week(`2026-10-${String(n + 10)}`, n))
    expect(figureOf(records, 'revenue')?.history).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
  })
})

describe('movementOf', () => {
  it('has no percentage of zero', () => {
    expect(movementOf(500, 0, 0)).toEqual({ direction: 'up', by: 500, percent: null })
    expect(movementOf(0, 0, 0)).toEqual({ direction: 'none', by: 0, percent: null })
  })

  it('calls an invisible change unchanged', () => {
    expect(movementOf(12.84, 12.81, 1)).toEqual({ direction: 'none', by: 0, percent: 0 })
  })

  it('matches the rounded figures on the screen', () => {
    expect(movementOf(12.8, 13.3, 1)).toEqual({ direction: 'down', by: 0.5, percent: 4 })
    expect(movementOf(14.6, 14.4, 0)).toEqual({ direction: 'up', by: 1, percent: 7 })
  })
})

describe('latestWeek', () => {
  it('names the week of the latest record, also at the turn of the year', () => {
    expect(latestWeek([])).toBeUndefined()
    expect(latestWeek([week('2026-11-02', 1), week('2026-11-09', 1)])).toBe('week 46')
    expect(latestWeek([week('2026-12-28', 1)])).toBe('week 53')
  })
})
