/** A plan for some days: what is due in them and what waits for a decision, after a step for the matter where one is named. */
import { describe, expect, it } from 'vitest'
import { askedInTurn } from './asked-in-turn.ts'

const until = (days: number) => {
  const end = new Date(Date.UTC(2026, 10, 20 + days))
  return end.toISOString().slice(0, 10)
}

describe('a plan of days', () => {
  it.each([
    ['make me a 14-day plan', 14],
    ['can you do a plan for the next 60 days', 60],
    ['I need a thirty day action plan', 30],
    ['a plan for the next two weeks please', 14],
  ])('is what is due and waiting in them: %s', async (message, days) => {
    const { plans, message: text } = await askedInTurn('consulting', message)
    expect(plans?.at(-1)).toEqual({
      operator: 'due',
      period: { of: { kind: 'dates', from: '2026-11-20', to: until(days) } },
    })
    expect(text).toContain('Waiting for your decision')
  })

  it('begins with a step for the matter that it is for', async () => {
    const { plans, message } = await askedInTurn('realestate', 'a 30 day plan to cut our portal costs')
    expect(plans?.map(({ operator }) => operator)).toEqual(['advise', 'due'])
    expect(message).toContain('Step down the portal tier')
  })

  it('can be picked from', async () => {
    const { plans } = await askedInTurn('cafe', 'give me a 30 day plan', 'tell me more about the second one')
    expect(plans?.[0]).toMatchObject({ operator: 'advise', matter: 'Ask a second roaster for a price' })
  })

  it.each([
    'plan the roster for the next 7 days',
    'a social media plan for the next two weeks',
    'a posting plan for the next 10 days',
  ])('is no plan of posts or shifts: %s', async (message) => {
    const { plans } = await askedInTurn('cafe', message)
    expect(plans?.[0]).toMatchObject({ operator: 'act' })
  })
})

describe('a plan for what was just advised', () => {
  it.each([
    [
      'consulting',
      'what should we do about the contractors',
      'write me a three week plan for that',
      /Cap contractor rates/,
    ],
    ['realestate', 'what should we do about the portal', 'make me a 14 day plan to do it', /portal tier/],
  ] as const)('is of its step: %s %s', async (type, advised, order, step) => {
    const reply = await askedInTurn(type, advised, order)
    expect(reply.message.split('\n\n')[0]).toMatch(step)
  })
})
