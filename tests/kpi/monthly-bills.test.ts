/** Bills that come once a month: their weeks are not unusual, and a week without them is no change. */
import { describe, expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { KpiRecord } from '#schema/kpi/kpi'
import { outlierIndexes } from '../../web/kit/charts/weeks.ts'
import { expenseLines, mostChangedExpense } from '../../web/kpi/expenses.ts'
import { insightsOf } from '../../web/kpi/insights.ts'

const isRentWeek = (week: number): boolean => week % 4 === 1

/** Weeks of a shop with rent every fourth week; the last week has none. */
const records = Array.from({ length: 32 }, (_, week) => {
  const expenses = {
    staff: 3000 + week,
    supplies: 2000,
    premises: isRentWeek(week) ? 5200 : 0,
    marketing: 0,
    other: 0,
  }
  const revenue = 9000 + (week % 3) * 10
  const costs = Object.values(expenses).reduce((sum, one) => sum + one, 0)
  return decodeOrThrow(
    KpiRecord,
    {
      id: `kpi-${week}`,
      weekStart: new Date(Date.UTC(2026, 3, 6 + week * 7)).toISOString().slice(0, 10),
      revenue,
      profit_margin: ((revenue - costs) / revenue) * 100,
      expenses,
    },
    'A week',
  )
})

describe('weeks with a bill of the month', () => {
  const margins = records.map(({ profit_margin = 0 }) => profit_margin)

  it('count in averages, since they come back', () => {
    expect(outlierIndexes(margins, true)).toEqual([])
    const told = insightsOf(records).find(({ kind }) => kind === 'margin')
    expect(told).toMatchObject({ leftOut: 0 })
    const recent = margins.slice(-4).reduce((sum, one) => sum + one, 0) / 4
    expect(told && 'recent' in told && told.recent).toBeCloseTo(recent, 1)
  })

  it('leave one closed week among them unusual', () => {
    const closed = margins.map((value, week) => (week === 16 ? 120 : value))
    expect(outlierIndexes(closed, true)).toEqual([16])
    expect(
      outlierIndexes(
        margins.map((_, week) => (week === 16 ? -90 : 12)),
        true,
      ),
    ).toEqual([16])
  })

  it('make no change of a week without it, nor of a week with it', () => {
    const premises = (upTo: number) =>
      expenseLines(records.slice(0, upTo)).find((one) => one.kind === 'premises')
    expect(premises(32)).toMatchObject({ amount: 0, usual: null })
    expect(premises(30)).toMatchObject({ amount: 5200, usual: null })
    expect(mostChangedExpense(expenseLines(records))?.line.kind).toBe('staff')
  })

  it('are held against the weeks before where the bill came in all of them, or in none', () => {
    const every = records.map((record) => ({ ...record, expenses: { ...weekly, premises: 1300 } }))
    expect(expenseLines(every)[2]?.usual).toBe(1300)
    const none = records.map((record) => ({ ...record, expenses: weekly }))
    expect(expenseLines(none)[2]?.usual).toBe(0)
  })
})

const weekly = { staff: 3000, supplies: 2000, premises: 0, marketing: 0, other: 0 }
