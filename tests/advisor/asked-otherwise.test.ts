/** Questions that name what they are about by something else: a step by what was done, a worth by what is saved. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '../../schema/session/session.ts'
import { askedInTurn } from './asked-in-turn.ts'
import { ask } from './asked-on-record.ts'

it.each<[DemoBusiness, string, object]>([
  [
    'realestate',
    'remind me why we took the cards down',
    { operator: 'find', kind: 'advisory', asked: 'why' },
  ],
  ['realestate', 'how many days until the audit', { operator: 'due', words: ['audit'] }],
  ['realestate', 'whats our margin target', { operator: 'focus' }],
  ['consulting', 'what’s in my inbox', { operator: 'find', status: 'unread' }],
  ['consulting', 'if wages go up 4% what extra fees do we need', { operator: 'solve', lever: 'volume' }],
  ['consulting', 'what would we save by subletting desks', { operator: 'advise' }],
  ['cafe', 'If I drop Monday trading, what do I save?', { operator: 'scenario', closed: { weekdays: [0] } }],
  ['cafe', 'How many days did we trade in October?', { operator: 'count', by: 'day', above: 0 }],
  ['consulting', 'Is our day rate competitive?', { operator: 'decline', because: 'another-business' }],
  ['consulting', 'why did we lose money', { operator: 'explain', measure: 'profit' }],
])('%s: %s', async (type, question, plan) => {
  expect((await askedInTurn(type, question)).plans).toMatchObject([plan])
})

describe('what is asked in other words', () => {
  it('has its reason in the advisory that it came from', async () => {
    expect(await ask('realestate', 'why did we take the cards down')).toMatch(
      /two hours each Monday on the window cards/,
    )
  })

  it('is weighed by the advisory on it', async () => {
    expect(await ask('consulting', 'what would we save by subletting desks')).toMatch(
      /you dismissed “Sublet six desks/,
    )
  })

  it.each(['is there a pattern to our slow weeks', 'do our slow weeks follow a pattern'])(
    'is no matter of the product: %s',
    async (question) => {
      expect(await ask('consulting', question)).not.toMatch(/Jarvin/)
    },
  )

  it('goes on from the last comparison, not from last week', async () => {
    const { plans } = await askedInTurn(
      'consulting',
      'How did Q3 compare to Q2',
      'and profit',
      'why did it drop',
    )
    expect(plans).toMatchObject([
      { operator: 'explain', measure: 'profit', of: { of: { kind: 'quarter', quarter: 3 } } },
    ])
  })
})
