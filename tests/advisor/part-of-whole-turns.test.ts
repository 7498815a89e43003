/** Turns after a figure of some days or of the best quarter: its part of the whole, and the time beside it. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedInTurn } from './asked-in-turn.ts'

describe('a figure of some days', () => {
  it.each<[DemoBusiness, readonly string[], object]>([
    [
      'cafe',
      ['sales on fridays in october', 'as a percentage of the whole month?'],
      {
        operator: 'share',
        measure: 'revenue',
        period: { weekdays: [4] },
        whole: { period: { of: { month: 10 } } },
      },
    ],
    [
      'realestate',
      ['fees on tuesdays last month', 'and on wednesdays', 'what share of the week is that?'],
      { operator: 'share', period: { weekdays: [2] } },
    ],
    [
      'cafe',
      ['sales before 10 am in october', 'what percent of the total is it'],
      { operator: 'share', whole: { period: { of: { month: 10 } } } },
    ],
  ])('as a part of the whole: %s %j', async (type, turns, plan) => {
    const [own] = (await askedInTurn(type, ...turns)).plans ?? []
    expect(own).toMatchObject(plan)
    expect(own && 'whole' in own && own.whole.period && 'weekdays' in own.whole.period).toBe(false)
  })
})

describe('after the best of a list', () => {
  it.each<[DemoBusiness, readonly string[], string]>([
    [
      'consulting',
      ['best quarter for profit this year', 'and the one before that?'],
      '"date":"2026-04-01"},"moved":"just-before"',
    ],
    [
      'realestate',
      ['which month had the lowest fees this year?', 'what about the month after it'],
      '2026-02-01',
    ],
  ])('is the time beside it: %s %j', async (type, turns, from) => {
    const reply = await askedInTurn(type, ...turns)
    expect(reply.plans?.[0]).toMatchObject({ operator: 'value' })
    expect(JSON.stringify(reply.plans?.[0])).toContain(from)
  })
})
