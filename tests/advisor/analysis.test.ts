/** The analysis compared with figures calculated by hand. */
import { describe, expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { WeekFigures } from '#schema/kpi/kpi'
import { businessProfileDefaults } from '#schema/profile/profile'
import { anomalies } from '../../service/advisor/analysis/anomalies.ts'
import { driversOf } from '../../service/advisor/analysis/drivers.ts'
import { expenseShares, marginAgainstIndustry } from '../../service/advisor/analysis/expenses.ts'
import { cashIfTakingsChange, runwayProjection } from '../../service/advisor/analysis/runway.ts'
import { hourPattern, weekdayPattern } from '../../service/advisor/analysis/season.ts'
import { averageOf, sameWeekLastYear, slopeOf, weekOnWeek } from '../../service/advisor/analysis/trend.ts'
import { lastWeeks } from '../../service/advisor/analysis/weeks.ts'
import { whatIfPrice } from '../../service/advisor/analysis/what-if.ts'
import { plusDays } from '../../service/advisor/calendar.ts'
import type { Records } from '../../service/advisor/records.ts'
import { seededRecords } from './seeded-records.ts'

type Given = { revenue: number; sales?: number; margin?: number; runway?: number }

const week = (index: number, { revenue, sales = 100, margin = 20, runway = 10 }: Given): WeekFigures => {
  const first = decodeOrThrow(IsoDate, '2025-11-10', 'A Monday')
  return decodeOrThrow(
    WeekFigures,
    {
      weekStart: plusDays(first, 7 * index),
      revenue,
      profitMargin: margin,
      cashRunwayMonths: runway / 4,
      cashRunwayWeeks: runway,
      transactions: sales,
    },
    'A week',
  )
}

const over = (weeks: readonly Given[]): Records => ({
  business: { name: 'Test', type: 'cafe' },
  now: new Date('2026-11-20T00:00:00Z'),
  kpis: weeks.map((given, index) => week(index, given)),
  days: [],
  focus: null,
  profile: businessProfileDefaults,
  advisories: [],
  memos: [],
  briefs: [],
})

const line = (count: number, from: number, step: number) =>
  Array.from({ length: count }, (_, index) => ({ revenue: from + step * index }))

describe('the trend', () => {
  it('is the slope of a line, whatever one wild week does', () => {
    const weeks = line(13, 1000, 10)
    expect(slopeOf(over(weeks), 'revenue')?.value).toBeCloseTo(10)
    const wild = weeks.map((given, index) => (index === 6 ? { revenue: 90_000 } : given))
    expect(slopeOf(over(wild), 'revenue')?.value).toBeCloseTo(10, 0)
  })

  it('compares with the week before, and says so in dollars and percent', () => {
    const change = weekOnWeek(over([{ revenue: 1000 }, { revenue: 940 }]), 'revenue')
    expect([change?.difference.shown, change?.percent?.shown]).toEqual(['$60', '6.0%'])
  })

  it('does not take a gap for a week before', () => {
    const records = over(line(3, 1000, 10))
    const gappy = { ...records, kpis: records.kpis.filter((_, index) => index !== 1) }
    expect(weekOnWeek(gappy, 'revenue')).toBeUndefined()
  })

  it('finds the same week last year with 53 weeks on record, and says why not with 52', () => {
    const year = sameWeekLastYear(over(line(53, 1000, 1)), 'revenue')
    expect(year).toMatchObject({ kind: 'same week', difference: { value: 52 } })
    const missing = sameWeekLastYear(over(line(52, 1000, 1)), 'revenue')
    expect(missing).toMatchObject({ kind: 'missing' })
    expect(missing.kind === 'missing' && missing.why.text).toMatch(
      / 1 of the fifty-three weeks needed is missing\..* 10 November 2025/,
    )
  })

  it('takes means and medians of the last weeks', () => {
    const records = over([{ revenue: 1 }, { revenue: 10 }, { revenue: 20 }, { revenue: 60 }])
    expect(averageOf(records, 'revenue', 3)?.value).toBe(30)
    expect(averageOf(records, 'revenue', 3, 'median')?.value).toBe(20)
  })
})

describe('what drove a change', () => {
  it.each(['cafe', 'realestate', 'consulting'] as const)('adds up to the dollar for %s', (type) => {
    const records = seededRecords(type)
    for (let back = 0; back < 40; back++) {
      const end = records.kpis.at(-1 - back)
      const before = records.kpis.at(-2 - back)
      const drivers = end && before && driversOf(records, [end], [before])
      if (!drivers) throw new Error('There are two weeks.')
      expect(drivers.volume.value + drivers.price.value).toBeCloseTo(drivers.revenue.value, 6)
      expect(drivers.revenue.value - drivers.costs.value).toBeCloseTo(drivers.profit.value, 6)
      const kinds = drivers.byCost.reduce((sum, { change }) => sum + change.value, 0)
      expect(kinds).toBeCloseTo(drivers.costs.value, 6)
    }
  })

  it('is the price alone where the number stayed', () => {
    const records = over([
      { revenue: 1000, sales: 100 },
      { revenue: 1100, sales: 100 },
    ])
    const drivers = driversOf(records, lastWeeks(records, 1), records.kpis.slice(0, 1))
    expect([drivers?.volume.value, drivers?.price.value]).toEqual([0, 100])
  })
})

describe('the rest of the analysis', () => {
  it('names the week that stands out, and no week of a steady year', () => {
    const steady = Array.from({ length: 30 }, (_, index) => ({ revenue: 1000 + (index % 5) }))
    expect(anomalies(over(steady), 'revenue')).toEqual([])
    const flooded = steady.map((given, index) => (index === 20 ? { revenue: 300 } : given))
    expect(anomalies(over(flooded), 'revenue').map(({ week: { weekStart } }) => weekStart)).toEqual([
      '2026-03-30',
    ])
  })

  it('finds the burst main of the seeded café', () => {
    expect(anomalies(seededRecords('cafe'), 'revenue')[0]?.week.weekStart).toBe('2026-07-13')
  })

  it('projects a falling runway downwards, within its range', () => {
    const falling = Array.from({ length: 13 }, (_, index) => ({ revenue: 1000, runway: 20 - index / 2 }))
    const ahead = runwayProjection(over(falling), 4)
    expect(ahead?.middle.value).toBeCloseTo(12)
    expect(ahead && ahead.low.value <= ahead.middle.value && ahead.middle.value <= ahead.high.value).toBe(
      true,
    )
  })

  it('tells how long cash lasts only where a week loses money', () => {
    const records = over(line(13, 1000, 0))
    expect(cashIfTakingsChange(records, -10)?.lasts).toBeUndefined()
    // Half the takings gone: 500 in, 800 less 30 % of the 500 out; ten weeks of 800 in the bank.
    expect(cashIfTakingsChange(records, -50)?.surplus.value).toBeCloseTo(-150)
    expect(cashIfTakingsChange(records, -50)?.lasts?.value).toBeCloseTo(8000 / 150)
  })

  it('weighs a price rise', () => {
    const rise = whatIfPrice(over(line(13, 1000, 0)), 10)
    // 1000 × (1.10 × 0.92 − 1) and 8 % less of the 300 that follow volume.
    expect(rise?.likely.value).toBeCloseTo(1000 * (1.1 * 0.92 - 1) + 24)
    expect(rise?.breakEven.value).toBeCloseTo(12.5)
    expect(rise && rise.low.value <= rise.likely.value && rise.likely.value <= rise.high.value).toBe(true)
  })

  it('sets the margin beside the table of the industry', () => {
    const against = marginAgainstIndustry(over(line(13, 1000, 0)))
    expect([against?.ours.shown, against?.theirs.shown, against?.gap.shown]).toEqual([
      '20.0%',
      '10.0%',
      '10.0 points',
    ])
  })

  it('shares out the expenses of the seeded weeks, and nothing without expenses', () => {
    expect(expenseShares(seededRecords('cafe'))).toHaveLength(5)
    expect(expenseShares(over(line(13, 1000, 0)))).toEqual([])
  })

  it('knows the best day and hour of the seeded café', () => {
    const records = seededRecords('cafe')
    expect(weekdayPattern(records)[0]?.name).toBe('Saturday')
    const sunday = hourPattern(records, 'transactions', 6)
    expect(sunday.length).toBeGreaterThan(5)
    expect((sunday[0]?.mean.value ?? 0) > (sunday.at(-1)?.mean.value ?? 0)).toBe(true)
  })
})
