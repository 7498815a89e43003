/** The verdict on any claim agrees with what the raw records give: levels, shares, changes, counts and places. */
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { expenseLines } from '#schema/advisor/measure'
import type { Plan } from '#schema/advisor/plan'
import { businessTypes } from '#schema/session/session'
import { writeAnswer } from '../../service/advisor/answers/write-answer.ts'
import { advisorContext } from '../../service/advisor/plans/advisor-context.ts'
import { anyPlan } from './plans-arbitraries.ts'
import { expected } from './plans-oracle-answers.ts'
import { settledRecords } from './seeded-records.ts'

type Verdict = 'yes' | 'no' | 'part' | 'none'

/** The verdict that a text opens with. */
const verdictOf = (text: string): Verdict => {
  if (/^(?:Yes|That’s right)\b/.test(text)) return 'yes'
  if (/^(?:Hardly|Not by that much|By more than that)\./.test(text)) return 'part'
  return /^No\b/.test(text) ? 'no' : 'none'
}

const when = (isSo: boolean): Verdict => (isSo ? 'yes' : 'no')

const ofLevel = (
  value: number,
  { size, side, about }: NonNullable<Extract<Plan, { operator: 'value' }>['target']>,
): Verdict => {
  if (side === 'above') return when(value > size)
  if (side === 'below') return when(value < size)
  return when(Math.abs(value - size) <= size * (about ? 0.1 : 0.02))
}

const side = fc.constantFrom('above' as const, 'below' as const, 'equal' as const)
const size = fc.constantFrom(5, 10, 33.3, 50, 500, 2500, 18_000, 20_000, 60_000, 250_000)
const target = fc.record({ size, side, about: fc.boolean() })
const regularity = fc.constantFrom('always' as const, 'never' as const, 'mostly' as const, 'rarely' as const)
const change = fc.oneof(
  // A size is seldom right, and a way half of the time.
  {
    weight: 4,
    arbitrary: fc.record({ way: fc.constantFrom('up' as const, 'down' as const, 'none' as const) }),
  },
  { weight: 1, arbitrary: fc.constant({ way: 'up' as const, times: 2 }) },
  { weight: 1, arbitrary: fc.constant({ way: 'down' as const, percent: 10 }) },
)
const place = fc.record({
  line: fc.constantFrom(...expenseLines),
  order: fc.constantFrom('highest' as const, 'lowest' as const),
})

/** A plan that tests a claim. */
const anyClaim: fc.Arbitrary<Plan> = fc
  .tuple(anyPlan, target, regularity, change, place)
  .map(([plan, level, claimed, moved, { line, order }]): Plan => {
    switch (plan.operator) {
      case 'value': {
        const { group: _group, ...rest } = plan
        return { ...rest, target: level }
      }
      case 'share':
        return { ...plan, target: level }
      case 'count': {
        const { runs: _runs, asked: _asked, ...rest } = plan
        return { ...rest, claimed }
      }
      case 'compare':
        return { ...plan, claimed: moved }
      case 'rank': {
        const { from: _from, ...rest } = plan
        return { ...rest, measure: 'costs', by: 'expense', order, count: 5, claimedLine: line }
      }
      default:
        return plan
    }
  })

/** Figures are shown whole at least, so that less may not show. */
const leastShown = 1

/** The verdict that the tests' own arithmetic gives; undefined where it gives no figures. */
const trueVerdict = (plan: Plan, numbers: readonly number[], records: Parameters<typeof expected>[1]) => {
  const [first = Number.NaN, second = Number.NaN] = numbers
  switch (plan.operator) {
    case 'value':
    case 'share':
      return plan.target && ofLevel(first, plan.target)
    case 'count':
      return plan.claimed === 'never'
        ? when(first === 0)
        : plan.claimed === 'always'
          ? when(first === second)
          : plan.claimed === 'mostly'
            ? when(first > second / 2)
            : when(first <= second / 5)
    case 'compare': {
      if (!plan.claimed) return undefined
      const { way, times, percent } = plan.claimed
      const part = numbers[3]
      // What is shown as the same is the same.
      if (part === undefined || Math.abs(part) < 1 || Math.abs(first - second) < leastShown) return undefined
      if (way === 'none') return 'no'
      if (first > second !== (way === 'up')) return 'no'
      if (times !== undefined) return Math.abs(first / second - times) <= times * 0.1 ? 'yes' : 'part'
      if (percent !== undefined) return Math.abs(Math.abs(part) - percent) <= 1 ? 'yes' : 'part'
      return 'yes'
    }
    case 'rank': {
      const { period, filter, claimedLine } = plan
      if (!claimedLine) return undefined
      const all = {
        operator: 'value' as const,
        period,
        ...(filter ? { filter } : {}),
        group: 'expense' as const,
      }
      const values = expected({ ...all, measure: 'costs' }, records)?.slice(1)
      const own = values?.[expenseLines.indexOf(claimedLine)]
      if (!values || own === undefined || values.length < expenseLines.length) return undefined
      const end = plan.order === 'highest' ? Math.max(...values) : Math.min(...values)
      return values.filter((value) => value === end).length > 1 ? undefined : when(own === end)
    }
    default:
      return undefined
  }
}

const runs = 900
/** A run of this many takes a busy machine longer than the usual limit of a test. */
const longestMs = 180_000

it('gives the verdict that the figures bear out', { timeout: longestMs }, () => {
  const given = new Map<string, number>()
  fc.assert(
    fc.property(anyClaim, fc.constantFrom(...businessTypes), (plan, type) => {
      const records = settledRecords(type)
      const numbers = expected(plan, records)
      if (numbers === undefined) return
      const truth = trueVerdict(plan, numbers, records)
      if (truth === undefined) return
      const context = advisorContext(records, [])
      const { lines } = writeAnswer({ context, plan, personaKey: 'hospitality_ceo', passages: [] })
      const text = lines.find((line) => line !== undefined && line.text !== '')?.text ?? ''
      // Most of one side is not on record.
      if (/^I can’t compare the two/.test(text)) return
      expect([verdictOf(text), text]).toEqual([truth, text])
      const key = `${plan.operator} ${truth}`
      given.set(key, (given.get(key) ?? 0) + 1)
    }),
    { numRuns: runs },
  )
  // Every kind of claim came out both ways.
  for (const kind of ['value', 'share', 'count', 'compare', 'rank'])
    for (const way of ['yes', 'no']) expect(given.get(`${kind} ${way}`) ?? 0).toBeGreaterThan(0)
})
