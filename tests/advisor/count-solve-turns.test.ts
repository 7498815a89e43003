/** Turns that go on from a count, or from what something must be. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '../../schema/session/session.ts'
import { askedInTurn } from './asked-in-turn.ts'

describe('a turn after a count', () => {
  it.each<[DemoBusiness, string, string, object]>([
    [
      'cafe',
      'how many weeks did we take more than $19,000?',
      'and when was the last one?',
      { operator: 'count', above: 19000, asked: 'last' },
    ],
    [
      'realestate',
      'how often were we under 100 transactions a week',
      'the most recent of those?',
      { operator: 'count', measure: 'transactions', below: 100, asked: 'last' },
    ],
  ])('%s: %s, %s', async (type, first, then, plan) => {
    expect((await askedInTurn(type, first, then)).plans).toMatchObject([plan])
  })
})

describe('a turn after what something must be', () => {
  it.each<[DemoBusiness, string, string, object]>([
    [
      'cafe',
      'how many sales do we need for a 15% margin?',
      'and what would our prices have to be instead?',
      { operator: 'solve', lever: 'price', outcome: 'margin', target: 15 },
    ],
    [
      'consulting',
      'what rate do we need for a 26% margin',
      'how many billed days would we need instead?',
      { operator: 'solve', lever: 'volume', outcome: 'margin', target: 26 },
    ],
  ])('%s: %s, %s', async (type, first, then, plan) => {
    expect((await askedInTurn(type, first, then)).plans).toMatchObject([plan])
  })
})
