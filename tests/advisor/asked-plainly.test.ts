/** What owners ask in a week, in plain words: each is read as the plan it asks for. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedPlan } from './asked-questions.ts'

type Plans = readonly (readonly [DemoBusiness, string, Readonly<Record<string, unknown>>])[]

const plans: Plans = [
  ['consulting', 'what happens to our cash if the hospital pays 45 days late', { operator: 'advise' }],
  ['consulting', 'What did we agree about taking on a second designer?', { operator: 'decided' }],
  ['realestate', 'Have they said anything about hiring a leasing officer?', { operator: 'find' }],
  ['consulting', 'revenue in the October quarter', { period: { of: { kind: 'quarter', quarter: 4 } } }],
  ['cafe', 'profit for the august quarter please', { period: { of: { kind: 'quarter', quarter: 3 } } }],
  ['consulting', 'What did we make in September after all our costs?', { measure: 'profit' }],
  ['cafe', 'How long do we last if no money is coming in?', { operator: 'scenario', asked: 'cash' }],
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
  ['consulting', 'How many weeks can we go if no new jobs come in?', { operator: 'scenario', asked: 'cash' }],
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
  ['cafe', 'what was the best decision we made this year', { operator: 'decided', best: 'best' }],
  ['realestate', 'who has to countersign', { operator: 'find' }],
  ['consulting', 'what is my main problem', { operator: 'overview', of: 'risks' }],
  ['cafe', 'Is there anything to lodge, sign or pay before Christmas?', { operator: 'due' }],
  ['realestate', 'have we got enough money in the bank to last until Easter', { measure: 'runway' }],
  ['cafe', 'can we pay everyone through February if trade stops?', { measure: 'runway' }],
  [
    'consulting',
    'When did we last bill 41 days in a week',
    { operator: 'count', measure: 'transactions', atLeast: 41 },
  ],
]

describe('plain questions are read as what they ask', () => {
  it.each(plans)('%s: %s', async (type, question, plan) => {
    expect(await askedPlan(type, question)).toMatchObject(plan)
  })
})
