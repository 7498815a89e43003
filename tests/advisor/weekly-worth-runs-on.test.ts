/** What a weekly worth comes to over weeks or until a day, after an answer about it. */
import { describe, expect, it } from 'vitest'
import { askedInTurn } from './asked-in-turn.ts'

describe('a weekly worth over a time', () => {
  it.each([
    [
      'consulting',
      ['what did i say no to', 'and the sublet one?', 'then how much over six months'],
      '$16,640',
    ],
    [
      'cafe',
      ['what have we turned down', 'and the Monday one?', 'so what does it come to by Easter'],
      '$2,160',
    ],
    [
      'realestate',
      ['which ideas did we accept', 'and the portal one?', 'how much is that over 10 weeks'],
      '$4,000',
    ],
  ] as const)('%s: %s', async (type, turns, sum) => {
    const reply = await askedInTurn(type, ...turns)
    expect(reply.message).toContain(sum)
    expect(reply.basis?.figures.map(({ formula }) => formula)).toContain('product')
  })

  it.each([
    ['cafe', ['sales last week', 'how much over six months']],
    ['realestate', ['what did we dismiss', 'and the letting fee one?', 'how much over six months']],
  ] as const)('%s: %s has no weekly worth', async (type, turns) => {
    const reply = await askedInTurn(type, ...turns)
    expect(reply.plans?.[0]).not.toMatchObject({ operator: 'decided', asked: 'gain' })
  })
})
