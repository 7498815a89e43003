/** Trade that is supposed to go up or down on some days of the week only. */
import { describe, expect, it } from 'vitest'
import { askedPlan, askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const onDays = (size: number, ...weekdays: readonly number[]) => ({
  lever: 'volume',
  by: 'percent',
  size,
  weekdays,
})

describe('a move of some days', () => {
  it.each([
    ['What if Sunday sales rose 15%?', [onDays(15, 6)]],
    ['what if fridays were 20% quieter', [onDays(-20, 4)]],
    ['If Tuesday takings went down 5%, what happens to profit?', [onDays(-5, 1)]],
    ['what if we lost a quarter of our Monday trade', [onDays(-25, 0)]],
    ['Suppose Saturdays grew 10% and Mondays fell 10%', [onDays(10, 5), onDays(-10, 0)]],
  ] as const)('%s', async (question, changes) => {
    const plan = await askedPlan('cafe', question)
    expect(plan).toMatchObject({ operator: 'scenario', changes })
    expect(plan).not.toHaveProperty('closed')
  })

  it.each([
    'What if we closed Mondays and Tuesday picked up 30%?',
    'We could drop Monday, Tuesday would pick up 30%. Worth it?',
  ])('beside a closure of another: %s', async (question) => {
    expect(await askedPlan('cafe', question)).toMatchObject({
      operator: 'scenario',
      closed: { weekdays: [0] },
      changes: [onDays(30, 1)],
    })
  })
})

it('moves revenue by the part that those days bring', async () => {
  const records = settledRecords('cafe')
  const { message } = await askedReply(records, 'What if Saturday sales went up 20%?')
  const weeks = records.kpis.slice(-8)
  const from = weeks[0]?.weekStart ?? ''
  const days = records.days.filter(({ date }) => date >= from && date <= '2026-11-15')
  const takings = (some: typeof days): number =>
    some.reduce((all, day) => all + day.hours.reduce((sum, { revenue }) => sum + revenue, 0), 0)
  const saturdays = days.filter(({ date }) => new Date(`${date}T00:00:00Z`).getUTCDay() === 6)
  const earned = weeks.reduce((sum, week) => sum + week.revenue - (week.expenses?.supplies ?? NaN), 0)
  const expected = 0.2 * (takings(saturdays) / takings(days)) * (earned / weeks.length)
  const shown = /Profit would rise by about \$([\d,]+) a week/.exec(message)?.[1]?.replace(',', '')
  expect(Math.abs(Number(shown) - expected)).toBeLessThan(1)
})
