/** Turns that keep the weekday or both sides of a comparison, and turns after a question back. */
import { describe, expect, it } from 'vitest'
import { askedInTurn } from './asked-in-turn.ts'

const day = (date: string) => ({ of: { kind: 'unit-of', unit: 'day', date } })

describe('the one before', () => {
  it.each([
    ['cafe', "how'd we go yesterday", 'is that any good for a thursday?', '2026-11-12'],
    ['realestate', 'fees last Saturday', 'is that normal', '2026-11-07'],
    ['consulting', 'what did we bill on Tuesday', 'is that good', '2026-11-10'],
  ] as const)('%s: %s, %s, is the same weekday', async (type, first, second, date) => {
    const { plans } = await askedInTurn(type, first, second, 'and the one before')
    expect(plans?.[0]).toMatchObject({ operator: 'compare', of: { period: day(date) } })
  })

  it('of a week is no day', async () => {
    const { plans } = await askedInTurn('cafe', 'sales last week', 'is that good', 'and the one before')
    expect(plans?.[0]).not.toMatchObject({ of: { period: { of: { unit: 'day' } } } })
  })
})

describe('per week', () => {
  it.each([
    ['realestate', 'costs in September versus October', 'so per week then'],
    ['cafe', 'revenue in October compared with September', 'and a week?'],
    ['consulting', 'staff costs in June against July', 'by the week please'],
  ] as const)('%s: %s, %s gives both sides', async (type, first, turn) => {
    const { plans, message } = await askedInTurn(type, first, turn)
    expect(plans?.[0]).toMatchObject({ operator: 'compare' })
    expect(message.match(/ a week/g)?.length).toBeGreaterThan(1)
  })

  it('after one time gives that time', async () => {
    const { plans } = await askedInTurn('realestate', 'costs in September', 'so per week then')
    expect(plans?.[0]).toMatchObject({ operator: 'value', each: 'week' })
  })
})

describe('a turn after a question back', () => {
  it.each([
    ['cafe', 'hows our margin on the moon rocks', 'just Saturdays'],
    ['consulting', 'hows our billing on the moon rocks', 'make it per billed day'],
  ] as const)('%s: %s, %s takes no guessed plan', async (type, first, turn) => {
    const { plans } = await askedInTurn(type, first, turn)
    const alone = await askedInTurn(type, turn)
    expect(plans).toEqual(alone.plans)
  })
})
