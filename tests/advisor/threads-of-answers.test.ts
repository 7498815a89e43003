/** Turns that work on the answer before: a place in its list, its reason, its worth, a message about it. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedInTurn } from './asked-in-turn.ts'

type Case = readonly [turns: string, plan: object]

const roaster = 'Ask a second roaster for a price'

describe.each<[kind: string, DemoBusiness, readonly Case[]]>([
  [
    'picks a step of the list',
    'cafe',
    [
      [
        'what should we do first || and the second',
        { operator: 'advise', matter: expect.stringContaining('Tuesday') },
      ],
      [
        'what should we do first || how come || what about the second one',
        { matter: expect.stringContaining('Tuesday') },
      ],
      ['what should we do first || based on what', { operator: 'advise', matter: roaster, asked: 'why' }],
      [
        'what should we do first || how much would that save',
        { operator: 'advise', matter: roaster, asked: 'worth' },
      ],
      ['what should we do first || what if we wait', { operator: 'advise', matter: roaster, asked: 'worth' }],
      ['what should we do first || good, lets go with that one', { operator: 'talk', about: 'settling' }],
      ['top 4 days for sales || number three', { operator: 'rank', from: 3, count: 1 }],
    ],
  ],
  [
    'keeps the days and hours that were found',
    'cafe',
    [
      [
        'busiest hour of the day || so how much do we take then',
        { operator: 'value', measure: 'revenue', filter: { hours: { from: 9, until: 10 } }, each: 'day' },
      ],
      [
        'top 4 days for sales || the third one || only sundays',
        { operator: 'rank', period: { weekdays: [6] }, count: 4 },
      ],
      [
        'sales this month || versus last month || just saturdays',
        { operator: 'compare', of: { period: { weekdays: [5] } }, against: { period: { weekdays: [5] } } },
      ],
    ],
  ],
  [
    'judges a quarter by the one before it',
    'consulting',
    [
      [
        'billings in the last 13 weeks || is that a lot',
        { operator: 'compare', asked: 'higher', against: { period: { moved: 'just-before' } } },
      ],
      [
        'wages last week || that looks a bit high',
        { operator: 'compare', measure: 'staff', asked: 'higher' },
      ],
      ['wages last month || thats too high', { operator: 'compare', asked: 'higher' }],
      [
        'wages in july || is that normal || oh i meant august',
        { operator: 'value', measure: 'staff', period: { of: { month: 8 } } },
      ],
      [
        'worst quarter || how much was it || and the best',
        { operator: 'rank', by: 'quarter', order: 'highest' },
      ],
      [
        'best month || how come',
        { operator: 'explain', of: { of: { kind: 'unit-of', unit: 'month', date: '2026-06-01' } } },
      ],
    ],
  ],
  [
    'writes to those who were spoken of',
    'realestate',
    [
      [
        'which landlords left || write to them',
        { operator: 'act', purpose: 'write to the landlords who left' },
      ],
      ['which landlords left || send them a letter || warmer', { operator: 'act', edits: ['warmer'] }],
      [
        'what should we do first || put that in an email to the landlords',
        { operator: 'act', purpose: expect.stringContaining('landlords about') },
      ],
    ],
  ],
])('a turn %s, in %s', (_kind, type, cases) => {
  it.each(cases)('%s', async (turns, plan) => {
    const { plans } = await askedInTurn(type, ...turns.split(' || '))
    expect(plans?.at(-1)).toMatchObject(plan)
  })
})
