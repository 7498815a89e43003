/** Outlier weeks, and the explanation from the recorded hours. */
import { expect, it } from 'vitest'
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import type { DayHours } from '#schema/kpi/kpi'
import listKpis from '../../fixtures/kpi/listKpis.json'
import { daysAfter } from '../../web/kit/business-day.ts'
import { expenseLines } from '../../web/kpi/expenses.ts'
import { insightsOf } from '../../web/kpi/insights.ts'
import { weekSeries } from '../../web/kpi/kpi-series.ts'
import { causeOf, historyLabel, oddOf, outlierRows } from '../../web/kpi/outlier-weeks.ts'
import { computedRisks } from '../../web/kpi/risk-scores.ts'

const records = decodeOrThrow(api.listKpis.output, listKpis.body, 'the records')
const usual = records.filter(({ profit_margin = 0 }) => profit_margin > 0)

it('are the one closed for days, not good or slow ones', () => {
  const least = Math.min(...records.map(({ revenue }) => revenue))
  const outliers = outlierRows(records, 'revenue')
  expect(outliers.map((row) => records[row]?.revenue)).toEqual([least])
  expect(outlierRows(records, 'profit_margin')).toEqual(outliers)
  expect(outlierRows(usual, 'revenue')).toEqual([])
  expect(outlierRows(records.slice(0, 5), 'revenue')).toEqual([])
})

it('break the line beside a figure, which says so, unless it is the latest week', () => {
  const row = outlierRows(records, 'revenue')[0] ?? 0
  const odd = oddOf(records.slice(0, row + 6), 'revenue')
  expect(odd).toEqual([2])
  expect(historyLabel('Weekly revenue over the last 8 weeks', odd)).toBe(
    'Weekly revenue over the last 8 weeks. One unusual week is left out.',
  )
  expect(oddOf(records.slice(0, row + 1), 'revenue')).toEqual([])
  expect(oddOf(records.slice(0, row + 20), 'revenue')).toEqual([])
  expect(historyLabel('Weekly revenue over the last 8 weeks', [])).toBe(
    'Weekly revenue over the last 8 weeks',
  )
})

it('are left out of averages, and named', () => {
  const { outliers, reference } = weekSeries(records, 'profit_margin')
  const kept = records.slice(-52).filter(({ profit_margin = 0 }) => profit_margin > 0)
  expect(reference?.value).toBeCloseTo(
    kept.reduce((sum, { profit_margin = 0 }) => sum + profit_margin, 0) / kept.length,
    2,
  )
  expect(outliers).toEqual([{ row: expect.any(Number), words: 'unusual, no reason on record' }])
})

it('are left out of insights, risk scores and usual costs, each of which says so', () => {
  // The closed week is two before the newest, so every period contains it.
  const row = outlierRows(records, 'revenue')[0] ?? 0
  const upTo = records.slice(0, row + 3)
  const [newest] = upTo.slice(-1)
  const isUsual = (index: number) => index !== row
  const averageOf = (name: 'revenue' | 'profit_margin', from: number, to: number) => {
    const kept = upTo
      .map((record) => record[name])
      .filter((_, index) => isUsual(index) && index >= from && index < to)
    return kept.reduce<number>((sum, value = 0) => sum + value, 0) / kept.length
  }
  const end = upTo.length
  const insights = insightsOf(upTo)
  for (const [kind, name] of [
    ['margin', 'profit_margin'],
    ['revenue', 'revenue'],
  ] as const) {
    const told = insights.find((insight) => insight.kind === kind)
    expect(told).toMatchObject({ leftOut: 1 })
    expect(told && 'recent' in told && told.recent).toBeCloseTo(
      averageOf(name, end - 4, end),
      name === 'revenue' ? -1 : 0,
    )
  }
  const risks = computedRisks({
    records: upTo,
    days: undefined,
    urgentAdvisories: undefined,
    connections: undefined,
  })
  const margin = risks.find(({ kind }) => kind === 'margin')
  expect(margin).toMatchObject({ leftOut: 1 })
  expect(margin?.kind === 'margin' && margin.recent).toBeCloseTo(averageOf('profit_margin', end - 4, end), 0)
  const swings = risks.find(({ kind }) => kind === 'volatility')
  expect(swings).toMatchObject({ weeks: 13, leftOut: 1 })
  const without = computedRisks({
    records: upTo.filter((_, index) => isUsual(index)).slice(-12),
    days: undefined,
    urgentAdvisories: undefined,
    connections: undefined,
  })
  expect(swings?.kind === 'volatility' && swings.percent).toBe(
    without.flatMap((risk) => (risk.kind === 'volatility' ? [risk.percent] : []))[0],
  )
  const usual = upTo
    .slice(-9, -1)
    .filter((record) => record !== records[row])
    .flatMap(({ expenses }) => expenses?.staff ?? [])
  expect(usual).toHaveLength(7)
  expect(newest?.expenses).toBeDefined()
  expect(expenseLines(upTo)[0]?.usual).toBeCloseTo(usual.reduce((sum, value) => sum + value, 0) / 7, 6)
  expect(insights.find(({ kind }) => kind === 'expense')).toMatchObject({ leftOut: 1 })
})

it('were closed on days without sales that have sales in other weeks', () => {
  const monday = '2026-06-01'
  const days: DayHours[] = Array.from({ length: 28 }, (_, day) => ({
    date: decodeOrThrow(api.listHours.output, [{ date: daysAfter(monday, day), hours: [] }], 'a day')[0]
      ?.date,
    hours: (day >= 8 && day <= 10) || day % 7 === 6 ? [] : [{ hour: 9, transactions: 1, revenue: 10 }],
  })).flatMap(({ date, hours }) => (date === undefined ? [] : [{ date, hours }]))
  const [latest] = records.slice(-1)
  const cause = (day: number) =>
    latest && causeOf({ ...latest, weekStart: days[day]?.date ?? latest.weekStart }, { days })
  expect(cause(7)).toBe('closed 3 days')
  expect(cause(14)).toBe('unusual, no reason on record')
  expect(cause(27)).toBe('unusual, no reason on record')
})

it('are explained by the text that gives their revenue, to the dollar', () => {
  const [latest] = records.slice(-1)
  const causeBy = (message: string) =>
    latest && causeOf({ ...latest, revenue: 8226.4 }, { notes: [{ title: 'Claim it', message }] })
  expect(causeBy('That week took $8,226; four before averaged $17,000.')).toBe('see “Claim it”')
  expect(causeBy('That week took $8,226.')).toBe('see “Claim it”')
  for (const other of ['It took $18,226.', 'It took $8,226.50.', 'It took $8,226,000.', 'It took $8,227.'])
    expect(causeBy(other)).toBe('unusual, no reason on record')
})

it('leave the runway without a jump: it is drawn from 0, more precisely than it is written', () => {
  const { values, isCropped } = weekSeries(records, 'cash_runway_weeks')
  expect(isCropped).toBe(false)
  expect(values.some(([value]) => !Number.isInteger(value))).toBe(true)
})
