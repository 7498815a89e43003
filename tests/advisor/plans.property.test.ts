/** Any plan over any records gives the same result as other code, to the cent. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Answer } from '#schema/advisor/answer'
import { Plan } from '#schema/advisor/plan'
import { evaluate } from '../../service/advisor/plans/evaluate.ts'
import { anyPlan } from './plans-arbitraries.ts'
import { expected, numbersOf } from './plans-oracle-answers.ts'
import { manyRecords } from './plans-records.ts'

const isSame = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 0.005 && Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(other))

/** A week without revenue, and thus without a share of it, lies between the first week and the one it is held against. */
const risesAcrossAGap: Plan = {
  operator: 'count',
  measure: 'cost-share',
  period: { of: { kind: 'since', from: { kind: 'season', season: 'autumn' } } },
  by: 'week',
  step: 'rise',
}

it('any plan comes to what the raw records give', { timeout: 60_000 }, () => {
  const answered = new Map<string, number>()
  fc.assert(
    fc.property(anyPlan, fc.integer({ min: 0, max: manyRecords.length - 1 }), (plan, index) => {
      const records = manyRecords[index]
      if (records === undefined) throw new Error('No records')
      const answer = evaluate(plan, { records })
      const truth = expected(plan, records)
      const numbers = numbersOf(answer)
      expect(numbers?.length).toBe(truth?.length)
      for (const [place, value] of (numbers ?? []).entries())
        expect(
          isSame(value, truth?.[place] ?? NaN),
          `number ${place}: ${value}, truly ${truth?.[place]}`,
        ).toBe(true)
      if (answer.operator !== 'nothing') answered.set(plan.operator, (answered.get(plan.operator) ?? 0) + 1)
    }),
    { numRuns: 5000, examples: [[risesAcrossAGap, 6]] },
  )
  // The property proves nothing if most plans have no answer.
  for (const operator of ['value', 'compare', 'rank', 'count', 'share'])
    expect(answered.get(operator) ?? 0, operator).toBeGreaterThan(150)
})

it('every plan and every answer is fit for JSON', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const [records] = manyRecords
      if (records === undefined) throw new Error('No records')
      expect(Plan.is(JSON.parse(JSON.stringify(plan)))).toBe(true)
      expect(Answer.is(JSON.parse(JSON.stringify(evaluate(plan, { records }))))).toBe(true)
    }),
    { numRuns: 300 },
  )
})
