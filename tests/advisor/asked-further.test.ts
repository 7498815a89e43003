/** Turns that keep the figure, the times or the matter of the turn before, and messages with words that say nothing. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedInTurn } from './asked-in-turn.ts'
import { askedPlan, askedText } from './asked-questions.ts'

type Turns = readonly (readonly [DemoBusiness, readonly string[], Readonly<Record<string, unknown>>])[]

const turns: Turns = [
  [
    'cafe',
    ['What did we spend on rent in September?', 'and as a percentage of sales?'],
    { measure: 'premises-share' },
  ],
  [
    'consulting',
    ['How much were wages last month?', 'what share of revenue is that'],
    { measure: 'staff-share' },
  ],
  [
    'consulting',
    ['Compare July with August', 'what was the average day rate in both?'],
    {
      operator: 'compare',
      measure: 'revenue-per-transaction',
      of: { period: { of: { kind: 'month', month: 7 } } },
    },
  ],
  [
    'realestate',
    ['How did fees in August compare with July?', 'what drove it most, volume or price?'],
    {
      operator: 'explain',
      of: { of: { kind: 'month', month: 8 } },
      against: { of: { kind: 'month', month: 7 } },
    },
  ],
  [
    'cafe',
    [
      'What sales do we need for a 12% margin?',
      'how many weeks were we at 12 or better in the last 30 weeks?',
    ],
    {
      operator: 'count',
      measure: 'margin',
      atLeast: 12,
      period: { of: { kind: 'last', unit: 'week', count: 30 } },
    },
  ],
  [
    'cafe',
    ['What are wages as a share of sales?', 'how often was it under 32?'],
    { operator: 'count', measure: 'staff-share', below: 32 },
  ],
  [
    'cafe',
    ['what was the wage share in October', "how's that compare to the first half of the year"],
    { operator: 'compare', measure: 'staff-share' },
  ],
  [
    'consulting',
    ['What happened in the week of 20 July?', 'without that week, what is the average margin this year?'],
    {
      measure: 'margin',
      filter: { except: [{ of: { kind: 'unit-of', unit: 'week', date: '2026-07-20' } }] },
    },
  ],
]

it.each(turns)('goes on with what was spoken of: %s: %s', async (type, messages, plan) => {
  const { plans } = await askedInTurn(type, ...messages)
  expect(plans?.[0]).toMatchObject(plan)
})

describe('suppositions keep their sign', () => {
  it.each([
    [
      'consulting',
      'If billings rise by $2,000 a week, where does that leave the margin?',
      { lever: 'volume', by: 'revenue', size: 2000 },
    ],
    [
      'realestate',
      'If fees fall by $2,500 a week, where does the margin land?',
      { lever: 'volume', by: 'revenue', size: -2500 },
    ],
    [
      'realestate',
      'What would profit be with marketing held at $4,000 a week?',
      { lever: 'marketing', by: 'level', size: 4000 },
    ],
  ] as const)('%s: %s', async (type, message, change) => {
    expect(await askedPlan(type, message)).toMatchObject({ operator: 'scenario', changes: [change] })
  })

  it('and half of something unnamed is no change of prices', async () => {
    const { plans } = await askedInTurn(
      'consulting',
      'Who left us?',
      'and if we win back a third of it from March?',
    )
    expect(JSON.stringify(plans)).not.toContain('"lever":"price"')
  })
})

describe('whether the money runs out', () => {
  it.each([
    ['Will we run out of cash before Easter?', /^No/],
    ['Is there enough cash to last until Easter?', /^Yes/],
  ])('has its verdict: %s', async (message, verdict) => {
    expect(await askedText('cafe', message)).toMatch(verdict)
  })
})

it.each(['Which decisions paid off?', 'what did we decide that actually worked out'])(
  'decisions are listed by what came of them: %s',
  async (message) => {
    expect(await askedPlan('cafe', message)).toMatchObject({ operator: 'decided', verdict: 'hit' })
  },
)

const plain: Turns = [
  [
    'realestate',
    ['Wages are out of hand, how much are they up since July?'],
    { operator: 'compare', measure: 'staff' },
  ],
  [
    'cafe',
    ['Which weekday is our weakest on average since the hours were recorded?'],
    { operator: 'rank', by: 'weekday' },
  ],
  ['cafe', ['what about if you take September as a whole against August'], { operator: 'compare' }],
  [
    'consulting',
    ['how steady is our weekly profit?'],
    { operator: 'rank', measure: 'profit', order: 'highest' },
  ],
  [
    'consulting',
    ["I'm with their insurer. How is this company doing?"],
    { operator: 'overview', of: 'standing' },
  ],
  ['realestate', ['Describe the agency’s financial health'], { operator: 'overview', of: 'standing' }],
  [
    'realestate',
    ['Compare fees in the six weeks after the landlord left with the six weeks before'],
    { operator: 'compare', of: { period: { of: { kind: 'since', from: { kind: 'event' } } } } },
  ],
  [
    'cafe',
    ['What does Monday after 4 make us?'],
    { filter: { hours: { from: 16 } }, period: { weekdays: [0] } },
  ],
]

it.each(plain)('is read for what it asks: %s: %s', async (type, messages, plan) => {
  const { plans } = await askedInTurn(type, ...messages)
  expect(plans?.[0]).toMatchObject(plan)
})

it('a number that went is not the number that is left', async () => {
  expect(await askedText('realestate', 'How many managements are left?')).not.toContain('31')
})
