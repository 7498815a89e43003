/** What owners ask in a week, in plain words: each is read as the plan it asks for. */
import { describe, expect, it } from 'vitest'
import { Plan } from '#schema/advisor/plan'
import { decodeOrThrow } from '#schema/core/decode'
import type { DemoBusiness } from '#schema/session/session'
import { askedPlan, askedReply, askedText } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

type Plans = readonly (readonly [DemoBusiness, string, Readonly<Record<string, unknown>>])[]

const plans: Plans = [
  ['consulting', 'What did we make in September after all our costs?', { measure: 'profit' }],
  ['cafe', 'How long do we last if no money is coming in?', { operator: 'value', measure: 'runway' }],
  ['cafe', 'how much of each dollar ends up as wages', { operator: 'value', measure: 'staff-share' }],
  ['cafe', 'is rent as a share of sales up or down since autumn?', { operator: 'compare' }],
  ['realestate', 'hows the fee per sale going, up or down since june', { operator: 'compare' }],
  ['consulting', 'Has the day rate been drifting up or down since winter?', { operator: 'compare' }],
  ['cafe', 'our biggest expense after rent', { operator: 'rank', by: 'expense', order: 'highest' }],
  ['realestate', 'After wages, what is our largest cost?', { operator: 'rank', by: 'expense' }],
  ['realestate', 'top 4 and bottom 4 weeks this year', { operator: 'rank', by: 'week', count: 4 }],
  ['realestate', 'What happens if fees drop 8% and wages stay put?', { operator: 'scenario' }],
  ['cafe', 'If sales fall 5%, rent and wages unchanged, do we still make money?', { operator: 'scenario' }],
  ['consulting', 'Why are staff costs up?', { operator: 'explain', of: { of: { kind: 'last', count: 4 } } }],
  ['cafe', 'why is spending on marketing down', { of: { of: { kind: 'last', count: 4 } } }],
  ['cafe', 'how long does the lease run', { operator: 'find' }],
  ['cafe', 'How much would putting up coffee prices bring in?', { operator: 'advise', asked: 'worth' }],
  ['realestate', 'what would stepping down the portal tier save us', { operator: 'advise', asked: 'worth' }],
  ['cafe', 'What should worry me most?', { operator: 'overview', of: 'risks' }],
  ['realestate', 'What’s the smartest next move?', { operator: 'advise' }],
  ['cafe', 'which months are quiet', { operator: 'rank', by: 'month', order: 'lowest' }],
  ['realestate', 'Which weeks tend to be slow?', { operator: 'rank', by: 'week', order: 'lowest', count: 3 }],
  ['realestate', 'what is our busiest time of the year', { operator: 'rank', by: 'month', order: 'highest' }],
  [
    'consulting',
    'is it wages that are up, how much more are we paying since winter',
    { operator: 'compare' },
  ],
  [
    'realestate',
    'How much more do we spend on marketing than in August?',
    { operator: 'compare', measure: 'marketing' },
  ],
  [
    'consulting',
    'are we billing enough days, target is 35',
    { measure: 'transactions', target: { size: 35 } },
  ],
  ['cafe', 'Is the margin good enough? Our goal is 14%.', { measure: 'margin', target: { size: 14 } }],
  [
    'consulting',
    'We want a margin of 24%. How do we get there?',
    { operator: 'solve', outcome: 'margin', target: 24 },
  ],
  [
    'realestate',
    'We need $15,000 profit a week, so how do we get there?',
    { operator: 'solve', outcome: 'profit' },
  ],
  [
    'consulting',
    'How many weeks can we go if no new jobs come in?',
    { operator: 'value', measure: 'runway' },
  ],
  ['cafe', 'what are wages lately', { measure: 'staff', period: { of: { kind: 'last', count: 4 } } }],
  [
    'consulting',
    'if rates rise 4% and we lose a day a week',
    { operator: 'scenario', changes: [{ lever: 'price' }, { lever: 'volume', size: -1 }] },
  ],
  [
    'consulting',
    'what if we win one more day a week',
    { operator: 'scenario', changes: [{ lever: 'volume', by: 'amount', size: 1 }] },
  ],
  [
    'cafe',
    'what did we spend on wages when the film went up',
    { measure: 'staff', period: { of: { kind: 'event' } } },
  ],
  [
    'realestate',
    'marketing now compared with before the portal went up',
    { operator: 'compare', measure: 'marketing', against: { period: { moved: 'just-before' } } },
  ],
  [
    'realestate',
    'fees before and after 28 September',
    { operator: 'compare', measure: 'revenue', against: { period: { moved: 'just-before' } } },
  ],
  ['cafe', 'wat was our worst weak this year', { operator: 'rank', by: 'week', order: 'lowest' }],
  [
    'cafe',
    'what if we put prices up 30 cents and 4% of customers stop coming after we put them up',
    {
      changes: [
        { lever: 'price', size: 0.3 },
        { lever: 'volume', size: -4 },
      ],
    },
  ],
  [
    'consulting',
    'are we billing more than last quarter?',
    { operator: 'compare', of: { period: { of: { kind: 'current', unit: 'quarter' } } } },
  ],
  ['cafe', 'Which weeks lost money this year?', { operator: 'count', measure: 'profit', asked: 'which' }],
  ['realestate', 'how much is a sale worth to us on average', { measure: 'revenue-per-transaction' }],
  [
    'realestate',
    'What was the most expensive week for wages?',
    { operator: 'rank', measure: 'staff', order: 'highest' },
  ],
  ['cafe', 'what was the best decision we made this year', { operator: 'decided', isScore: true }],
  ['realestate', 'who has to countersign', { operator: 'find' }],
  ['consulting', 'what is my main problem', { operator: 'overview', of: 'risks' }],
]

describe('plain questions are read as what they ask', () => {
  it.each(plans)('%s: %s', async (type, question, plan) => {
    expect(await askedPlan(type, question)).toMatchObject(plan)
  })
})

describe('a part of a sum is no level to reach', () => {
  it.each(['half of last month’s revenue', 'a third of the September quarter’s profit'])(
    '%s',
    async (question) => {
      expect(await askedText('cafe', question)).not.toMatch(/^(?:Yes|No)\b/)
    },
  )
})

describe('two measures are both given, wherever the time stands', () => {
  it.each(['profit for the year to date and the margin', 'what was revenue in August and profit'])(
    '%s',
    async (question) => {
      const { plans = [] } = await askedReply(settledRecords('realestate'), question)
      expect(plans).toHaveLength(2)
    },
  )
})

describe('asked what to cut, it proposes what costs less', () => {
  it.each(['what should we cut first?', 'where could we trim costs?', 'What could we cut to save money?'])(
    '%s',
    async (question) => {
      for (const type of ['cafe', 'realestate', 'consulting'] as const) {
        expect(await askedText(type, question)).not.toMatch(
          /one offer|day rates|more sales|more transactions/,
        )
      }
    },
  )
})

describe('a month before the one that was just asked about', () => {
  it.each([
    ['what were wages in October?', 'and the October before?', 2025],
    ['revenue in June', 'what about the june before that', 2025],
  ])('%s %s', async (first, then, year) => {
    const before = await askedPlan('cafe', first)
    const { plans = [] } = await askedReply(settledRecords('cafe'), then, {
      before: decodeOrThrow(Plan, before, 'A plan'),
    })
    expect(plans[0]).toMatchObject({ operator: 'value', period: { of: { kind: 'month', year } } })
  })
})

describe('what was said before is not said again', () => {
  it('compares once where one question asks for the figure and the next for its comparison', async () => {
    const text = await askedText(
      'cafe',
      'What did we take last week, and how does that stack up against the week before?',
    )
    expect(text.match(/1,594/g)).toHaveLength(1)
    expect(text).not.toMatch(/^(?:Yes|No)\./m)
  })
})

describe('what a record does not say is not answered by another', () => {
  it.each([
    ['consulting', 'When does the transport programme finish?', /^Friday 13 November/],
    ['consulting', 'How is the pipeline looking?', /^Last week was/],
    ['realestate', 'Which day has the most open homes?', /26 November/],
    ['cafe', 'How long is the lease?', /\$2,100/],
  ] as const)('%s: %s', async (type, question, other) => {
    expect(await askedText(type, question)).not.toMatch(other)
  })
})

describe('what belongs to others is no part of our own', () => {
  it.each(['what if transport cuts a third of its work', 'what if the hospital network halves their orders'])(
    '%s',
    async (question) => {
      expect(await askedText('consulting', question)).not.toMatch(/down (?:33|50)/)
    },
  )
})

describe('whether a cost is worth it is no step that makes it smaller', () => {
  it.each([
    ['realestate', 'is the portal worth it'],
    ['consulting', 'are contractors worth the money'],
  ] as const)('%s: %s', async (type, question) => {
    expect(await askedText(type, question)).not.toMatch(/^Yes\./)
  })
})
