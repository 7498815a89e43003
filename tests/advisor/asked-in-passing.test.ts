/** Manners of asking that executives use in passing; truths by the tests' own arithmetic. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedPlan, askedText } from './asked-questions.ts'

const plans: readonly (readonly [DemoBusiness, string, Readonly<Record<string, unknown>>])[] = [
  ['cafe', 'sales after 5', { operator: 'value', filter: { hours: { from: 17, until: 24 } } }],
  ['cafe', 'What do we take before 9?', { operator: 'value', filter: { hours: { from: 0, until: 9 } } }],
  ['cafe', 'average spend at night (after 5)', { filter: { hours: { from: 17, until: 24 } } }],
  [
    'cafe',
    'What share of Saturday’s takings is done by 11am?',
    { operator: 'share', filter: { hours: { from: 0, until: 11 } } },
  ],
  ['cafe', 'what’s the busiest hour of the week', { operator: 'rank', by: 'hour-of-week', order: 'highest' }],
  ['cafe', 'the scariest week for profit', { operator: 'rank', by: 'week', order: 'lowest' }],
  [
    'realestate',
    'the five priciest weeks for ads',
    { operator: 'rank', measure: 'marketing', order: 'highest', count: 5 },
  ],
  ['realestate', 'Is 2 pm our busiest hr?', { operator: 'rank', by: 'hour', count: 1 }],
  [
    'realestate',
    'is 10 am busier than 2 pm',
    { operator: 'compare', asked: 'higher', measure: 'transactions' },
  ],
  [
    'realestate',
    'which month had the smallest gap between fees and costs',
    { measure: 'profit', order: 'lowest' },
  ],
  [
    'realestate',
    'How often this year did we go under 100 transactions?',
    { measure: 'transactions', below: 100 },
  ],
  [
    'cafe',
    'of every hundred bucks through the door how much goes to the landlord',
    { measure: 'premises-share' },
  ],
  ['consulting', 'What cut of every invoice goes to paying people?', { measure: 'staff-share' }],
  ['cafe', 'when do we run dry', { operator: 'value', measure: 'runway' }],
  ['cafe', 'hows the bank looking', { operator: 'value', measure: 'cash' }],
  [
    'cafe',
    'What do we need each customer to spend on average to hit a 15% margin?',
    { operator: 'solve', lever: 'price' },
  ],
  ['consulting', 'bilings last fortnite vs fortnite befor', { operator: 'compare', measure: 'revenue' }],
  [
    'consulting',
    'How does spring compare w winter for margin - ahead or behind?',
    { operator: 'compare', measure: 'margin' },
  ],
]

describe('what is asked in passing is read as it is meant', () => {
  it.each(plans)('%s: %s', async (type, question, plan) => {
    expect(await askedPlan(type, question)).toMatchObject(plan)
  })
})

describe('a time begins where another ended', () => {
  it.each([
    ['fees since winter ended', '2026-09-01'],
    ['fees since the end of winter', '2026-09-01'],
    ['fees since July finished', '2026-08-01'],
    ['fees since the end of July', '2026-08-01'],
  ])('%s', async (question, date) => {
    expect(await askedPlan('realestate', question)).toMatchObject({
      period: { of: { kind: 'since', from: { unit: 'day', date } } },
    })
  })

  it('a full week of a month has all of its days in it', async () => {
    expect(await askedPlan('consulting', 'What did we bill in the last full week of July?')).toMatchObject({
      period: { of: { kind: 'unit-of', unit: 'week', date: '2026-07-23' } },
    })
  })
})

describe('what is taken for granted of all weeks is looked at first', () => {
  it.each(['how come we lost money in every week of winter?', 'Why did we lose money every week in winter?'])(
    '%s',
    async (question) => {
      expect(await askedText('cafe', question)).toMatch(/^No\. Profit was below \$0 in 1 of the \d+ weeks/)
    },
  )
})

describe('money held for others is none of our own', () => {
  it.each([
    'what’s the trust account balance?',
    'How much is in the trust account?',
    'our trust money in total',
  ])('%s', async (question) => {
    expect(await askedPlan('realestate', question)).toMatchObject({
      operator: 'decline',
      because: 'not-on-record',
    })
  })
})
