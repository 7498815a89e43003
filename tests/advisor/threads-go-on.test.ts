/** Turns that edit, work on or return to what a conversation was about, whatever came in between. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedInTurn } from './asked-in-turn.ts'

/** Turns of a conversation, separated by two bars, and the plan of the last. */
type Case = readonly [turns: string, plan: object]

const planAfter = async (type: DemoBusiness, turns: string) =>
  (await askedInTurn(type, ...turns.split(' || '))).plans?.at(-1)

const march = { of: { month: 3 } }

describe.each<[kind: string, DemoBusiness, readonly Case[]]>([
  [
    'keeps the subject over a question back',
    'cafe',
    [
      [
        'takings in march || hmm the other thing || and april',
        { operator: 'value', measure: 'revenue', period: { of: { month: 4 } } },
      ],
      ['takings in march || cheers || wages', { operator: 'value', measure: 'staff', period: march }],
    ],
  ],
  [
    'keeps the time',
    'consulting',
    [
      [
        'why was august down || what was that a week',
        { operator: 'value', measure: 'revenue', period: { of: { month: 8 } }, each: 'week' },
      ],
      [
        'what did we bill in july || what were wages',
        { operator: 'value', measure: 'staff', period: { of: { month: 7 } } },
      ],
      [
        'billings in july || how about this time last year',
        { period: { of: { month: 7 }, moved: 'year-before' } },
      ],
      [
        'billings in july || how much cash do we have',
        { measure: 'cash', period: { of: { kind: 'last', unit: 'week', count: 1 } } },
      ],
    ],
  ],
  [
    'sums the answer up by a unit',
    'realestate',
    [
      [
        'fees in july || and august || which was worse || a week?',
        { operator: 'value', each: 'week', aggregate: 'mean' },
      ],
      [
        'commission last quarter || on average per transaction',
        { measure: 'revenue-per-transaction', period: { of: { unit: 'quarter' } } },
      ],
    ],
  ],
  [
    'shows the figures behind',
    'cafe',
    [
      [
        'revenue in august || can i see the figures',
        { operator: 'value', measure: 'revenue', group: 'week', period: { of: { month: 8 } } },
      ],
      [
        'wages last quarter || that cant be right, we cut shifts',
        { operator: 'value', measure: 'staff', group: 'week' },
      ],
      [
        'worst week this year || why so low || where do those numbers come from',
        { operator: 'value', group: 'week' },
      ],
      ['takings last month || how do you get that', { operator: 'value', measure: 'revenue', group: 'week' }],
    ],
  ],
  [
    'puts a part right',
    'cafe',
    [
      [
        'rent last week || no i mean the month',
        { operator: 'value', measure: 'premises', period: { of: { kind: 'current', unit: 'month' } } },
      ],
      [
        'rent last week || sorry i meant wages',
        { operator: 'value', measure: 'staff', period: { of: { unit: 'week' } } },
      ],
      [
        'profit in autumn || scrap that, how much cash is in the bank',
        { operator: 'value', measure: 'cash' },
      ],
    ],
  ],
  [
    'returns to what was spoken of before',
    'consulting',
    [
      [
        'wages in july || and our margin || back to wages',
        { operator: 'value', measure: 'staff', period: { of: { month: 7 } } },
      ],
      [
        'wages in july || what is due this week || going back to the wages, what share of revenue is that',
        { operator: 'value', measure: 'staff-share', period: { of: { month: 7 } } },
      ],
    ],
  ],
  [
    'turns a list round',
    'realestate',
    [
      [
        'which months are slow for us || and the strong ones',
        { operator: 'rank', by: 'month', order: 'highest', count: 3 },
      ],
      ['what was our best month || third best?', { operator: 'rank', by: 'month', from: 3, count: 1 }],
      ['best 4 weeks for fees || worst 4', { operator: 'rank', by: 'week', order: 'lowest', count: 4 }],
    ],
  ],
  [
    'goes on supposing',
    'cafe',
    [
      [
        'what if we put prices up 4% || and lose 3% of customers as well',
        {
          operator: 'scenario',
          changes: [
            { lever: 'price', size: 4 },
            { lever: 'volume', size: -3 },
          ],
        },
      ],
      [
        'what if we put prices up 4% || what does that come to over a year',
        { operator: 'scenario', over: 'year' },
      ],
      [
        'how long would our cash last || what if sales fell 10% || hang on what || and 15',
        { operator: 'scenario', changes: [{ lever: 'volume', size: -15 }] },
      ],
    ],
  ],
  [
    'asks the same of another day or hour',
    'cafe',
    [
      [
        'should we close on mondays || what about tuesdays',
        { operator: 'advise', matter: 'should we close on tuesdays' },
      ],
      ['do we make money on saturdays || and fridays?', { operator: 'advise', asked: 'earns' }],
    ],
  ],
  [
    'declines what goes on from what no record has',
    'consulting',
    [
      ['who owes us money || how much in total', { operator: 'decline', because: 'not-on-record' }],
      ['who owes us money || since when', { operator: 'decline', because: 'not-on-record' }],
      ['who owes us money || what did we bill last week', { operator: 'value', measure: 'revenue' }],
    ],
  ],
])('a turn %s, in %s', (_kind, type, cases) => {
  it.each(cases)('%s', async (turns, plan) => {
    expect(await planAfter(type, turns)).toMatchObject(plan)
  })
})
