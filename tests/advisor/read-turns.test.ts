/** Turns that continue from the previous answer: what they keep of it, and what they change. */
import { expect, it } from 'vitest'
import { askedReply } from './asked-questions.ts'
import { seededRecords } from './seeded-records.ts'

type Trade = 'cafe' | 'consulting' | 'realestate'

it.each<[Trade, string, string, object]>([
  [
    'realestate',
    'fees in October',
    'only Saturdays though',
    { period: { of: { month: 10 }, weekdays: [5] } },
  ],
  ['cafe', 'sales on Sundays in spring', 'before noon', { filter: { hours: { until: 12 } } }],
  [
    'consulting',
    'what was our margin last quarter?',
    'ok so in dollars?',
    { operator: 'value', measure: 'profit' },
  ],
  [
    'consulting',
    'what did we bill in April',
    'what about the one after that?',
    { period: { of: { from: '2026-05-01', to: '2026-05-31' } } },
  ],
  [
    'consulting',
    'what happens if we raise the day rate by 4%?',
    'what if it were 6',
    { operator: 'scenario', changes: [{ lever: 'price', size: 6 }] },
  ],
  [
    'consulting',
    'how did October go?',
    'versus?',
    { operator: 'compare', against: { period: { moved: 'just-before' } } },
  ],
  [
    'realestate',
    'what if we cut marketing by $500 a week?',
    'what would that do to profit over a year',
    { operator: 'scenario', over: 'year' },
  ],
  [
    'realestate',
    'how many transactions last week?',
    'is that more than usual?',
    { operator: 'compare', asked: 'higher' },
  ],
  [
    'consulting',
    'how many weeks were under 30 days this year',
    'which ones',
    { operator: 'count', asked: 'which' },
  ],
  [
    'cafe',
    'how many sales last week?',
    'not last week, the week before that',
    { measure: 'transactions', period: { moved: 'just-before' } },
  ],
  [
    'cafe',
    'revenue last quarter',
    'split that by weekday',
    { operator: 'rank', by: 'weekday', period: { of: { unit: 'quarter' } } },
  ],
  [
    'realestate',
    'can we afford another agent on 90k',
    'what about part time, half that',
    { operator: 'scenario', changes: [{ lever: 'staff', by: 'amount', size: 90_000 / 52 / 2 }] },
  ],
  [
    'cafe',
    'what if rent went up $200 a week',
    'and 8%?',
    { operator: 'scenario', changes: [{ lever: 'premises', by: 'percent', size: 8 }] },
  ],
  ['cafe', 'whats supplies costing', 'per sale i mean', { measure: 'supplies-per-transaction' }],
  [
    'realestate',
    'when does the auditor come?',
    'thanks. the date again?',
    { operator: 'due', words: ['auditor'] },
  ],
])('%s: %s, %s', async (trade, first, message, plan) => {
  const records = seededRecords(trade)
  const turn = await askedReply(records, first)
  const before = turn.plans?.at(-1)
  const earlier = [{ message: first, reply: turn.message, plan: before }]
  const { plans } = await askedReply(records, message, { before, earlier })
  expect(plans).toMatchObject([plan])
})
