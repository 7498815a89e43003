/** Ways of asking for a plan, a goal, a gain, and a time that is held against as many weeks before it as are counted. */
import { expect, test } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedPlan } from './asked-questions.ts'

const dates = (from: string, to = '2026-11-08') => ({ period: { of: { kind: 'dates', from, to } } })

test.each<[DemoBusiness, string, object]>([
  ['realestate', 'do we have a target for the year?', { operator: 'focus' }],
  ['cafe', 'what are we working towards this half', { operator: 'focus' }],
  [
    'consulting',
    'put together a 60 day plan to win more bank work',
    { operator: 'advise', matter: 'how do we win more bank work' },
  ],
  ['cafe', 'anything still left to approve?', { operator: 'due', isWaiting: true }],
  [
    'consulting',
    'how much better off would we be if we billed 38 days a week',
    { operator: 'scenario', changes: [{ lever: 'volume', by: 'level', size: 38 }] },
  ],
  [
    'cafe',
    'how much extra would we make if we had 60 more customers a week',
    { operator: 'scenario', changes: [{ lever: 'volume', by: 'amount', size: 60 }] },
  ],
  [
    'cafe',
    'are we clearing 1,350 sales a week',
    { operator: 'value', measure: 'transactions', target: { size: 1350, side: 'above' } },
  ],
  [
    'realestate',
    'are we making 55k a week',
    { operator: 'value', measure: 'revenue', target: { size: 55_000, side: 'above' } },
  ],
  ['realestate', 'did we take over $60,000 in any week this year', { operator: 'count', above: 60_000 }],
  [
    'cafe',
    'how does last week measure up to the six week average',
    { operator: 'compare', against: dates('2026-09-28') },
  ],
  [
    'consulting',
    'compare last week’s profit with the five weeks before',
    { operator: 'compare', measure: 'profit', against: dates('2026-10-05') },
  ],
  [
    'realestate',
    'are fees above the three weeks before',
    { operator: 'compare', against: dates('2026-10-19') },
  ],
  [
    'cafe',
    'compare last week’s sales with the average',
    { operator: 'compare', against: dates('2026-08-10') },
  ],
  [
    'cafe',
    'compare the last four weeks’ sales with the four weeks before',
    { operator: 'compare', against: { period: { moved: 'just-before' } } },
  ],
])('%s: %s', async (type, question, plan) => expect(await askedPlan(type, question)).toMatchObject(plan))
