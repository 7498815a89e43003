/** Questions that were refused, or answered as something near. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '../../schema/session/session.ts'
import { askedInTurn } from './asked-in-turn.ts'

describe('what was refused or taken for something near', () => {
  it.each<[DemoBusiness, string, object]>([
    [
      'realestate',
      'How much do we spend on portals vs the rest?',
      { operator: 'share', measure: 'marketing' },
    ],
    ['realestate', 'Is our advertising working?', { operator: 'advise' }],
    [
      'cafe',
      'Were we making less per sale than in June?',
      { operator: 'compare', measure: 'revenue-per-transaction', asked: 'lower' },
    ],
    ['cafe', 'What’s the plan for December?', { operator: 'due' }],
    ['consulting', 'and how long is our cash good for?', { operator: 'value', measure: 'runway' }],
    ['cafe', 'Which three days bring in the most?', { operator: 'rank', by: 'weekday', count: 3 }],
    [
      'realestate',
      'What’s the biggest week we’ve ever had?',
      { operator: 'rank', by: 'week', order: 'highest' },
    ],
    ['consulting', 'how many sponsors do we have?', { operator: 'decline', because: 'not-on-record' }],
    ['cafe', 'what was the latest risk you flagged?', { operator: 'overview', of: 'risks' }],
    [
      'realestate',
      'Is it the wages or the portals that are killing us?',
      { operator: 'explain', measure: 'margin' },
    ],
  ])('%s: %s', async (type, question, plan) => {
    expect((await askedInTurn(type, question)).plans).toMatchObject([plan])
  })

  it('is whether everyone can be paid with nothing coming in', async () => {
    const question = 'Is there enough to pay the team until March if nothing sells?'
    expect((await askedInTurn('cafe', question)).message).toMatch(
      /With nothing coming in, the cash of \$194,282/,
    )
  })

  it('is no choice of two steps', async () => {
    const { message } = await askedInTurn('realestate', 'Are we better at sales or rentals?')
    expect(message).not.toMatch(/only one of the two on record|The better of the two/)
  })

  it('is another weekday than the one before', async () => {
    const turns = [
      'How many sales did we have on Friday?',
      'is that normal?',
      'what about the Monday before?',
    ]
    const { plans } = await askedInTurn('cafe', ...turns)
    expect(plans).not.toMatchObject([{ of: { period: { of: { date: '2026-11-06' } } } }])
  })

  it('is how a stretch ended', async () => {
    const { plans } = await askedInTurn('consulting', 'How did we finish the quarter?')
    expect(plans?.[0]).toMatchObject({ operator: 'value', measure: 'revenue' })
  })

  it('is how long we are open', async () => {
    const { message } = await askedInTurn('cafe', 'How many hours a week are we open?')
    expect(message).toMatch(/^The time open was \d+ hours/)
  })
})
