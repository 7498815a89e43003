/** Chains of short turns, each of which says only what is new. */
import { expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedInTurn } from './asked-in-turn.ts'

type Chains = readonly (readonly [DemoBusiness, readonly string[], Readonly<Record<string, unknown>>])[]

const chains: Chains = [
  [
    'cafe',
    ['What happens if we hire a waiter for 24 hours a week?', 'and for 15?'],
    { operator: 'scenario', changes: [{ by: 'hours', size: 15 }] },
  ],
  [
    'cafe',
    ['What if we cut a shift?', 'make that three'],
    { operator: 'scenario', changes: [{ by: 'hours', size: -15 }] },
  ],
  [
    'realestate',
    ['What if rent goes up $900 a week?', 'what would we need to bring in?'],
    { operator: 'solve', inRevenue: true, changes: [{ lever: 'premises', size: 900 }] },
  ],
  [
    'consulting',
    ['How many days did we bill in August?', 'and revenue', 'average day rate?'],
    { measure: 'revenue-per-transaction', period: { of: { kind: 'month', month: 8 } } },
  ],
  [
    'cafe',
    ['How much did we take in September?', 'the margin?'],
    { measure: 'margin', period: { of: { kind: 'month', month: 9 } } },
  ],
  [
    'realestate',
    ['What is our biggest cost?', 'which one rose the most since July?'],
    { operator: 'explain', measure: 'costs' },
  ],
]

const more: Chains = [
  [
    'cafe',
    ['What was revenue by month this year?', 'which was lowest'],
    { operator: 'rank', by: 'month', order: 'lowest' },
  ],
  [
    'cafe',
    ['What was our worst month?', 'why was it so poor'],
    { operator: 'explain', of: { of: { kind: 'unit-of', unit: 'month', date: '2026-07-01' } } },
  ],
]

it.each(more)('after a list: %s: %s', async (type, turns, plan) => {
  const { plans } = await askedInTurn(type, ...turns)
  expect(plans?.[0]).toMatchObject(plan)
})

it('a time is not compared with itself', async () => {
  const { plans, message } = await askedInTurn('cafe', 'How did sales go in August?', 'against last August')
  expect(plans?.[0]).toMatchObject({ operator: 'compare', against: { period: { moved: 'year-before' } } })
  expect(message).toContain('not on record')
})

it.each(chains)('%s: %s', async (type, turns, plan) => {
  const { plans } = await askedInTurn(type, ...turns)
  expect(plans?.[0]).toMatchObject(plan)
})
