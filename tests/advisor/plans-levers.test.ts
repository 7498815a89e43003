/** scenario and solve: changes give what other code calculates, and a solved lever meets its target. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LeverChange, levers } from '#schema/advisor/change-plans'
import type { Plan } from '#schema/advisor/plan'
import { evaluate } from '../../service/advisor/plans/evaluate.ts'
import { ask, lastWeeks } from './plans-asked.ts'
import { anyChange, profitAfter } from './plans-changes.ts'
import { manyRecords } from './plans-records.ts'
import { seededRecords } from './seeded-records.ts'

const cafe = seededRecords('cafe')

describe('scenario', () => {
  it('does what other code works out, and the range holds it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...manyRecords.slice(0, 4)),
        fc.array(anyChange, { minLength: 1, maxLength: 4 }),
        (records, changes) => {
          const plan: Plan = {
            operator: 'scenario',
            changes: [...changes],
            outcomes: ['profit', 'margin', 'revenue', 'costs'],
            period: lastWeeks(13),
          }
          const { outcomes, assumptions } = ask(records, plan, 'scenario')
          const wage = assumptions.find(({ label }) => label === 'wage an hour')?.value ?? 0
          const [profit, margin, revenue, costs] = outcomes
          expect(profit?.after.value).toBeCloseTo(profitAfter(records, changes, wage), 4)
          for (const { before: was, after, change, low, high } of outcomes) {
            expect(after.value - was.value).toBeCloseTo(change.value, 6)
            expect(low.value).toBeLessThanOrEqual(change.value + 1e-9)
            expect(high.value).toBeGreaterThanOrEqual(change.value - 1e-9)
          }
          expect((revenue?.after.value ?? NaN) - (costs?.after.value ?? NaN)).toBeCloseTo(
            profit?.after.value ?? NaN,
            6,
          )
          expect(margin?.after.value).toBeCloseTo(
            (100 * (profit?.after.value ?? NaN)) / (revenue?.after.value ?? NaN),
            6,
          )
        },
      ),
      { numRuns: 500 },
    )
  })

  it('needs the number of sales only for a change by sale', () => {
    const kpis = cafe.kpis.map(({ transactions: _, ...week }) => week)
    const plan = (change: LeverChange): Plan => ({
      operator: 'scenario',
      changes: [change],
      outcomes: ['profit'],
      period: lastWeeks(13),
    })
    for (const change of [
      { lever: 'staff', by: 'amount', size: 1200 },
      { lever: 'price', by: 'percent', size: 5 },
      { lever: 'volume', by: 'revenue', size: 700 },
    ] as const) {
      const [counted] = ask(cafe, plan(change), 'scenario').outcomes
      const [uncounted] = ask({ ...cafe, kpis }, plan(change), 'scenario').outcomes
      expect(uncounted?.change.value).toBeCloseTo(counted?.change.value ?? NaN, 6)
    }
    for (const lever of ['price', 'volume'] as const)
      expect(evaluate(plan({ lever, by: 'amount', size: 2 }), { records: { ...cafe, kpis } })).toMatchObject({
        operator: 'nothing',
        reason: 'outside-record',
        measure: 'transactions',
      })
  })

  it('needs expenses by line', () => {
    const records = { ...cafe, kpis: cafe.kpis.map(({ expenses: _, ...week }) => week) }
    const answer = evaluate(
      { operator: 'scenario', changes: [], outcomes: ['profit'], period: lastWeeks(13) },
      { records },
    )
    expect(answer).toMatchObject({ operator: 'nothing', reason: 'outside-record' })
  })
})

describe('solve', () => {
  it('finds the move of a lever after which the target is met', () => {
    let count = 0
    fc.assert(
      fc.property(
        fc.constantFrom(...manyRecords.slice(0, 4)),
        fc.constantFrom(...levers),
        fc.array(anyChange, { maxLength: 2 }),
        fc.integer({ min: 0, max: 4000 }),
        (records, lever, changes, target) => {
          const plan: Plan = {
            operator: 'solve',
            lever,
            outcome: 'profit',
            target,
            changes: [...changes],
            period: lastWeeks(13),
          }
          const answer = evaluate(plan, { records })
          if (answer.operator !== 'solve') {
            expect(answer).toMatchObject({ reason: 'out-of-reach' })
            return
          }
          count += 1
          const wage = answer.assumptions.find(({ label }) => label === 'wage an hour')?.value ?? 0
          const all = [...changes, { lever, by: 'percent' as const, size: answer.change.value }]
          // A target assumes that customers do not react; how they may react is stated beside it.
          expect(profitAfter(records, all, wage, 0)).toBeCloseTo(target, 2)
        },
      ),
      { numRuns: 500 },
    )
    expect(count).toBeGreaterThan(250)
  })

  it('says how many sales pay for another cook', () => {
    const { before: was, level } = ask(
      cafe,
      {
        operator: 'solve',
        lever: 'volume',
        outcome: 'profit',
        changes: [{ lever: 'staff', by: 'amount', size: 1300 }],
        period: lastWeeks(13),
      },
      'solve',
    )
    const weeks = cafe.kpis.slice(-13)
    const sum = (read: (week: (typeof weeks)[number]) => number) =>
      weeks.reduce((total, week) => total + read(week), 0)
    const kept =
      (sum((week) => week.revenue) - sum((week) => week.expenses?.supplies ?? NaN)) /
      sum((week) => week.transactions ?? NaN)
    expect(level.value - was.value).toBeCloseTo(1300 / kept, 6)
  })

  it('says when a lever alone does not reach the target', () => {
    const plan: Plan = {
      operator: 'solve',
      lever: 'marketing',
      outcome: 'profit',
      target: 90_000,
      changes: [],
      period: lastWeeks(13),
    }
    expect(evaluate(plan, { records: cafe })).toMatchObject({ operator: 'nothing', reason: 'out-of-reach' })
  })

  it('reaches a share of a cost, a sum of revenue, and so much more profit', () => {
    const common = { operator: 'solve' as const, changes: [], period: lastWeeks(13) }
    const weeks = cafe.kpis.slice(-13)
    const mean = (read: (week: (typeof weeks)[number]) => number) =>
      weeks.reduce((total, week) => total + read(week), 0) / weeks.length
    const revenue = mean((week) => week.revenue)
    const staff = ask(cafe, { ...common, lever: 'staff', outcome: 'staff-share', target: 30 }, 'solve')
    expect(staff.level.value).toBeCloseTo(0.3 * revenue, 4)
    const sales = ask(cafe, { ...common, lever: 'volume', outcome: 'revenue', target: 20_000 }, 'solve')
    expect(sales.revenue.value).toBeCloseTo(20_000, 4)
    expect(sales.revenueStep.value).toBeCloseTo(20_000 - revenue, 4)
    const more = { by: 'amount', size: 500 } as const
    const dearer = ask(cafe, { ...common, lever: 'price', outcome: 'profit', more }, 'solve')
    expect(dearer.step.value).toBeCloseTo(500 / mean((week) => week.transactions ?? NaN), 6)
  })
})
