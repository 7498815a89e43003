/** A turn that sets the two figures just given side by side, each by the week or by what is counted. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedInTurn } from './asked-in-turn.ts'

const lately = { of: { kind: 'last', unit: 'week', count: 4 } }

describe('two figures just given', () => {
  it.each<[DemoBusiness, readonly string[], object]>([
    [
      'realestate',
      ['fees in the last four weeks', 'and the four weeks before', 'so how much higher is that per week?'],
      {
        operator: 'compare',
        measure: 'revenue',
        each: 'week',
        of: { period: lately },
        against: { period: { ...lately, moved: 'just-before' } },
      },
    ],
    [
      'cafe',
      ['sales last week', 'and the one before that', 'which one was stronger per customer?'],
      { operator: 'compare', measure: 'revenue-per-transaction', asked: 'which' },
    ],
    [
      'cafe',
      ['sales on mondays in october', 'and on fridays?', 'which of them is quieter per hour'],
      {
        operator: 'compare',
        asked: 'which-lower',
        of: { period: { weekdays: [0] } },
        against: { period: { weekdays: [4] } },
      },
    ],
    [
      'consulting',
      ['what did wages cost in September', 'and October', 'which of the two was dearer?'],
      { operator: 'compare', measure: 'staff', asked: 'which' },
    ],
    [
      'consulting',
      ['what did we spend on contractors since 19 October', 'is that less than before it?'],
      { operator: 'compare', measure: 'supplies', asked: 'lower' },
    ],
  ])('%s: %j', async (type, turns, plan) => {
    const { plans } = await askedInTurn(type, ...turns)
    expect(plans?.[0]).toMatchObject(plan)
  })

  it('are taken by the week where that is asked for', async () => {
    const reply = await askedInTurn(
      'consulting',
      'billing over the last four weeks',
      'and the four before',
      'how much less is that a week',
    )
    // $217,228 and $223,610, each over four
    expect(reply.message).toContain('$1,596')
  })

  it('and why they differ is asked of the two', async () => {
    const { plans } = await askedInTurn(
      'consulting',
      'billing over the last four weeks',
      'and the four before',
      'how much less is that a week',
      'why',
    )
    expect(plans?.[0]).toMatchObject({ operator: 'explain', of: lately, against: { moved: 'just-before' } })
  })
})

describe('which of two is worse', () => {
  it.each<[DemoBusiness, readonly string[], string]>([
    ['realestate', ['wages as a share of fees in august', 'and in september', 'which was worse'], 'which'],
    [
      'consulting',
      ['contractor spending in september', 'and october', 'which was the better one?'],
      'which-lower',
    ],
    ['cafe', ['margin in june', 'and in july', 'which one was worse?'], 'which-lower'],
  ])('goes by whether more of it is good: %s %j', async (type, turns, asked) => {
    expect((await askedInTurn(type, ...turns)).plans?.[0]).toMatchObject({ operator: 'compare', asked })
  })
})
