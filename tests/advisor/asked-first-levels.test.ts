/** First turns about a level, a condition or a time ahead: hours, goals, cash for so long, and what is coming. */
import { describe, expect, it } from 'vitest'
import { askedPlan, askedText } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

describe('a figure that all words of a question name is not refused', () => {
  it.each([
    ['realestate', 'whats our best hour on a thursday', [3], 'highest'],
    ['cafe', 'what is our slowest hour on Wednesdays', [2], 'lowest'],
  ] as const)('%s: %s', async (who, question, weekdays, order) => {
    expect(await askedPlan(who, question)).toMatchObject({
      operator: 'rank',
      by: 'hour',
      order,
      period: { weekdays },
    })
  })

  it.each([
    ['cafe', 'who is our best waiter on Fridays'],
    ['realestate', 'which agent does best on saturdays'],
  ] as const)('%s: %s', async (who, question) => {
    expect(await askedPlan(who, question)).toMatchObject({ operator: 'decline', because: 'not-on-record' })
  })
})

describe('a figure of the weeks that meet a condition', () => {
  const { kpis } = settledRecords('consulting')
  const year = kpis.slice(-52)

  it('averages what adds up over those weeks', async () => {
    const held = year.filter(({ revenue }) => (revenue ?? 0) > 60_000)
    const mean = held.reduce((sum, { transactions = 0 }) => sum + transactions, 0) / held.length
    const question = 'average days billed a week in weeks when we billed over $60,000'
    expect(await askedPlan('consulting', question)).toMatchObject({
      operator: 'value',
      measure: 'transactions',
      aggregate: 'mean',
      filter: { where: { measure: 'revenue', above: 60_000 } },
    })
    expect(await askedText('consulting', question)).toMatch(
      new RegExp(`\\b${Math.round(mean)} a week\\b.*60,000`),
    )
  })

  it('takes a ratio of the sums of those weeks', async () => {
    expect(await askedPlan('cafe', 'what was the margin in weeks with sales under 16000')).toMatchObject({
      operator: 'value',
      measure: 'margin',
      filter: { where: { measure: 'revenue', below: 16_000 } },
    })
  })
})

describe('a goal with a day', () => {
  it.each([
    ['consulting', 'we want to get to 70k a week by easter, how far off are we', 70_000],
    ['cafe', 'I need $22,000 a week by february. how far short are we?', 22_000],
  ] as const)('%s: %s', async (who, question, size) => {
    const plan = await askedPlan(who, question)
    expect(plan).toMatchObject({ operator: 'value', measure: 'revenue', target: { size } })
    expect(plan).not.toMatchObject({ period: { of: { kind: expect.stringMatching(/month|holiday/) } } })
  })
})

describe('cash for so long with nothing coming in', () => {
  it.each([
    ['cafe', 'have we got enough for four months if sales stop', '2027-03'],
    ['consulting', 'enough for 10 weeks if no work comes in?', '2027-01'],
  ] as const)('%s: %s', async (who, question, month) => {
    expect(await askedPlan(who, question)).toMatchObject({
      operator: 'value',
      measure: 'runway',
      lasting: { isDry: true, until: expect.stringContaining(month) },
    })
  })
})

describe('what happens in a time ahead', () => {
  it.each([
    ['consulting', 'what happens in february', '2027-02'],
    ['realestate', 'what’s happening in december', '2026-12'],
  ] as const)('%s: %s', async (who, question, month) => {
    expect(await askedPlan(who, question)).toMatchObject({
      operator: 'due',
      period: { of: { from: expect.stringContaining(month), to: expect.stringContaining(month) } },
    })
  })
})
