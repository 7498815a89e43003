/** A change of money is shown as exactly as the amounts that it compares: no cents between amounts above $100. */
import { describe, expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { plusDays } from '../../service/advisor/calendar.ts'
import { direction, unsigned } from '../../service/advisor/figure.ts'
import { advisorContext } from '../../service/advisor/plans/advisor-context.ts'
import { evaluate } from '../../service/advisor/plans/evaluate.ts'
import { seededRecords } from './seeded-records.ts'

const monday = decodeOrThrow(IsoDate, '2026-11-09', 'A Monday')

/** Difference between two weeks of these revenues and sales. */
const changeOf = (
  measure: 'revenue' | 'revenue-per-transaction',
  [before, after]: readonly [number, number],
  sales = 100,
) => {
  const weeks = [before, after].map((revenue, index) => ({
    weekStart: plusDays(monday, 7 * (index - 1)),
    revenue,
    transactions: sales,
  }))
  const records = {
    ...seededRecords('cafe'),
    kpis: weeks,
    days: [],
    now: new Date('2026-11-20T07:00:00+10:00'),
  }
  const answer = evaluate(
    {
      operator: 'compare',
      measure,
      of: { period: { of: { kind: 'dates', from: monday, to: plusDays(monday, 6) } } },
      against: { period: { of: { kind: 'dates', from: plusDays(monday, -7), to: plusDays(monday, -1) } } },
    },
    advisorContext(records),
  )
  if (answer.operator !== 'compare') throw new Error('No comparison')
  return answer.difference
}

describe('a change of money', () => {
  it('between amounts above $100 has no cents', () => {
    expect(changeOf('revenue', [54_172.25, 54_192]).shown).toBe('$20')
    expect(unsigned(changeOf('revenue', [54_192, 54_172.25])).shown).toBe('$20')
    expect(changeOf('revenue-per-transaction', [165_400, 165_921]).shown).toBe('$5')
  })

  it('between prices below $100 keeps its cents', () => {
    expect(changeOf('revenue-per-transaction', [1_430, 1_451]).shown).toBe('$0.21')
  })

  it('below half a dollar is not shown as $0', () => {
    expect(changeOf('revenue', [54_192, 54_192.4]).shown).toBe('$0.40')
    expect(direction(changeOf('revenue', [54_192, 54_192]))).toBe('unchanged')
  })
})

describe('an estimate of what a step would bring', () => {
  it('has no cents: “about $76.37” would claim more than its assumptions can bear', () => {
    const answer = evaluate(
      {
        operator: 'scenario',
        changes: [{ lever: 'supplies', size: -1, by: 'percent' }],
        outcomes: ['profit'],
        period: { of: { kind: 'record' } },
      },
      advisorContext(seededRecords('cafe')),
    )
    if (answer.operator !== 'scenario') throw new Error('No scenario')
    const shown = answer.outcomes.map(({ change }) => change.shown)
    expect(shown).toEqual([expect.stringMatching(/^\$\d\d$/)])
  })
})

describe('a level below nothing', () => {
  const losing = {
    ...seededRecords('cafe'),
    kpis: [
      {
        weekStart: monday,
        revenue: 8000,
        transactions: 100,
        expenses: { staff: 9000, supplies: 1000, premises: 500, marketing: 0, other: 0 },
      },
    ],
    days: [],
    now: new Date('2026-11-20T07:00:00+10:00'),
  }

  it.each([
    ['profit', '−$2,500'],
    ['margin', '−31.3%'],
  ] as const)('has its minus sign: %s', (measure, shown) => {
    const answer = evaluate(
      {
        operator: 'value',
        measure,
        period: { of: { kind: 'dates', from: monday, to: plusDays(monday, 6) } },
      },
      advisorContext(losing),
    )
    expect(answer.operator === 'value' && answer.figure.shown).toBe(shown)
  })
})
