import { describe, expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { DayHours, KpiRecord } from '#schema/kpi/kpi'
import { indexOfMax, indexOfMin, mean, variation } from '../../web/kpi/averages.ts'
import { expenseLines, expenseTotal, largestExpense, mostChangedExpense } from '../../web/kpi/expenses.ts'
import {
  aggregationFor,
  byHour,
  extremes,
  strongestWeekday,
  weekdayAverages,
  weekGrid,
} from '../../web/kpi/hours.ts'
import { insightsOf, perSale } from '../../web/kpi/insights.ts'
import { yearMovementOf } from '../../web/kpi/kpi-figures.ts'

const expenses = { staff: 400, supplies: 300, premises: 100, marketing: 20, other: 30 }

const weekStart = (index: number): string =>
  new Date(Date.UTC(2025, 10, 10 + index * 7)).toISOString().slice(0, 10)

const weeks = (revenues: readonly number[], change: Partial<KpiRecord> = {}): readonly KpiRecord[] =>
  revenues.map((revenue, index) =>
    decodeOrThrow(
      KpiRecord,
      {
        id: `kpi-${index}`,
        weekStart: weekStart(index),
        revenue,
        profit_margin: 12,
        cash_runway: 3,
        cash_runway_weeks: 12,
        weekly_footfall: 100,
        ...change,
      },
      'a test record',
    ),
  )

const day = (date: string, hours: readonly (readonly [number, number, number])[]): DayHours =>
  decodeOrThrow(
    DayHours,
    { date, hours: hours.map(([hour, transactions, revenue]) => ({ hour, transactions, revenue })) },
    'a test day',
  )

describe('averages', () => {
  it('are left out when there is too little data', () => {
    expect(mean([])).toBeNull()
    expect(variation([4, 6])).toBeNull()
    expect(variation([-1, 0, 1])).toBeNull()
    expect(indexOfMax([])).toBe(-1)
  })

  it('are computed', () => {
    expect(mean([2, 4])).toBe(3)
    expect(variation([90, 100, 110])).toBeCloseTo(10)
    expect(indexOfMax([1, 3, 3])).toBe(1)
    expect(indexOfMin([2, 1, 1])).toBe(1)
  })
})

describe('the hours', () => {
  // A Monday, a closed Tuesday, and the next Monday.
  const days = [
    day('2026-11-09', [
      [8, 10, 100],
      [10, 4, 60],
    ]),
    day('2026-11-10', []),
    day('2026-11-16', [[8, 20, 300]]),
    day('2026-11-14', [[9, 6, 90]]),
  ]

  it('fill the grid from the first to the last open hour, without closed ones', () => {
    const { hours, values } = weekGrid(days, 'transactions')
    expect(hours).toEqual([8, 9, 10])
    expect(values).toHaveLength(7)
    expect(values[0]).toEqual([15, null, 4])
    expect(values[1]).toEqual([null, null, null])
    expect(values[5]).toEqual([null, 6, null])
  })

  it('average each weekday over the days it was open', () => {
    expect(weekdayAverages(days, 'revenue')).toEqual([230, null, null, null, null, 90, null])
    expect(byHour(days, 'revenue')).toEqual({ hours: [8, 9, 10], values: [200, 90, 60] })
  })

  it('name the strongest weekday and its share', () => {
    const strongest = strongestWeekday(days)
    expect(strongest?.weekday).toBe(0)
    expect(strongest?.share).toBeCloseTo(71.875)
  })

  it('can be empty', () => {
    expect(weekGrid([], 'revenue')).toEqual({ hours: [], values: [[], [], [], [], [], [], []] })
    expect(strongestWeekday([])).toBeNull()
    expect(strongestWeekday([day('2026-11-09', [[8, 1, 0]])])).toBeNull()
    expect(extremes([null, 5])).toBeNull()
  })
})

describe('the expenses', () => {
  it('are listed with their share and the usual amount', () => {
    const records = weeks([1000, 1000]).map((record, index) => ({
      ...record,
      expenses: { ...expenses, staff: index === 0 ? 300 : 400 },
    }))
    const lines = expenseLines(records)
    expect(lines.map(({ kind }) => kind)).toEqual(['staff', 'supplies', 'premises', 'marketing', 'other'])
    expect(lines[0]).toEqual({ kind: 'staff', amount: 400, share: 40, usual: 300 })
    expect(expenseTotal(lines)).toBe(850)
    expect(largestExpense(lines)?.kind).toBe('staff')
    expect(mostChangedExpense(lines)).toEqual({ line: lines[0], by: 100 })
  })

  it('are left out without a week, expenses, revenue or earlier weeks', () => {
    expect(expenseLines([])).toEqual([])
    expect(expenseLines(weeks([1000]))).toEqual([])
    const [first] = expenseLines(weeks([0], { expenses }))
    expect(first).toEqual({ kind: 'staff', amount: 400, share: null, usual: null })
    expect(mostChangedExpense(expenseLines(weeks([0], { expenses })))).toBeNull()
    expect(largestExpense([])).toBeNull()
  })
})

describe('the insights', () => {
  it('compare four weeks with the four before', () => {
    const records = weeks([100, 100, 100, 100, 130, 130, 130, 130])
    expect(insightsOf(records)).toContainEqual({ kind: 'revenue', recent: 130, before: 100, leftOut: 0 })
    expect(insightsOf(records)).toContainEqual({ kind: 'rank', place: 1, of: 8 })
  })

  it('give the average sale, unless there were no sales', () => {
    expect(insightsOf(weeks([100, 150]))).toEqual([{ kind: 'perSale', latest: 1.5, before: 1 }])
    expect(weeks([10], { weekly_footfall: 0 }).map(perSale)).toEqual([null])
  })

  it.each([0, 1, 2, 5, 8])('have no invalid number after %i weeks', (count) => {
    const text = JSON.stringify(
      insightsOf(
        weeks(
          Array.from({ length: count }, () => 0),
          { weekly_footfall: 0 },
        ),
      ),
    )
    expect(text).not.toMatch(/null|NaN|Infinity/)
  })
})

describe('a year before', () => {
  it('is the week 364 days earlier, if there is one', () => {
    const records = weeks(Array.from({ length: 53 }, (_, index) => 1000 + index * 10))
    expect(yearMovementOf(records, 'revenue')).toEqual({ direction: 'up', by: 520, percent: 52 })
    expect(yearMovementOf(records.slice(1), 'revenue')).toBeNull()
    expect(yearMovementOf([], 'revenue')).toBeNull()
  })
})

describe('hours that are equally busy', () => {
  it('are counted by the value that is shown', () => {
    expect(extremes([13, 4, 13, 9])).toEqual({
      best: { index: 0, value: 13, ties: 1 },
      worst: { index: 1, value: 4, ties: 0 },
    })
    expect(extremes([41.7, 42.2, 42.4, 3])?.best).toEqual({ index: 2, value: 42.4, ties: 2 })
    expect(extremes([5, 9])?.best.ties).toBe(0)
  })

  it('are told apart by totals where averages would look alike', () => {
    expect(aggregationFor([5.1, 5, 4.9])).toBe('sum')
    expect(aggregationFor([31, 42])).toBe('mean')
  })
})
