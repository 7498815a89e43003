/** A turn that picks one of what was given and asks of it in the same breath. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedInTurn } from './asked-in-turn.ts'

describe('a pick with a question', () => {
  it.each<[DemoBusiness, readonly string[], object]>([
    [
      'realestate',
      ['what should we do about the portal', 'the first one looks good, how much would that save?'],
      { operator: 'advise', matter: 'Step down the portal tier for smaller homes', asked: 'worth' },
    ],
    [
      'consulting',
      ['what should we do first', 'I like the second one - what does it bring in over a quarter'],
      { operator: 'advise', asked: 'worth', over: 'quarter' },
    ],
    [
      'consulting',
      ['what do the memos say about the contractors', 'ok the contractor one, why?'],
      { operator: 'advise', matter: 'Cap contractor rates at the next renewal', asked: 'why' },
    ],
    [
      'cafe',
      ['what does the memo say about beans and milk?', 'the roaster one: what is it worth'],
      { operator: 'advise', matter: 'Ask a second roaster for a price', asked: 'worth' },
    ],
    [
      'cafe',
      ['what does the memo say about beans and milk?', 'tell me about the coffee one'],
      { operator: 'advise', matter: 'Charge 20 cents more for coffee' },
    ],
  ])('%s: %j', async (type, turns, plan) => {
    const { plans } = await askedInTurn(type, ...turns)
    expect(plans?.[0]).toMatchObject(plan)
  })
})
