/** Whether something changed or stayed as it was, and a time held against last year. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const reply = (type: DemoBusiness, question: string) => askedReply(settledRecords(type), question)

describe('whether it changed', () => {
  it.each<[DemoBusiness, string, string, RegExp]>([
    ['cafe', 'has the rent changed this year', 'premises', /^No\./],
    ['consulting', 'did the cost of premises change in 2026', 'premises', /^No\./],
    ['realestate', 'did salaries change between february and october', 'staff', /^Yes\./],
    ['cafe', 'has the rent been steady this year', 'premises', /^Yes\./],
  ])('%s: %s', async (type, question, measure, verdict) => {
    const { message, plans } = await reply(type, question)
    expect(plans?.[0]).toMatchObject({ operator: 'compare', measure })
    expect(message).toMatch(verdict)
  })

  it('a small change is broadly none', async () => {
    const { message, plans } = await reply('realestate', 'has billing been flat over the last quarter')
    expect(plans?.[0]).toMatchObject({ asked: 'same' })
    expect(message).toMatch(/^Broadly, yes\./)
  })

  it.each<[DemoBusiness, string]>([
    ['realestate', 'did the office rent change this year'],
    ['cafe', 'did the cost of the lease on the shop change in 2026'],
  ])('is never answered with a sum (%s): %s', async (type, question) => {
    const { plans } = await reply(type, question)
    expect(plans?.[0]?.operator).not.toBe('value')
  })

  it('a change that something came after is an event', async () => {
    const { plans } = await reply('cafe', 'did sales hold up after the price change')
    expect(plans?.[0]).not.toMatchObject({ asked: 'changed' })
  })
})

describe('against last year', () => {
  it.each<[DemoBusiness, string, object]>([
    ['cafe', 'how was june compared with last year', { kind: 'month', month: 6 }],
    ['consulting', 'how does this quarter compare to last year’s', { kind: 'current', unit: 'quarter' }],
    ['realestate', 'wages in march against last year', { kind: 'month', month: 3 }],
  ])('%s: %s', async (type, question, of) => {
    const { plans } = await reply(type, question)
    expect(plans?.[0]).toMatchObject({
      operator: 'compare',
      of: { period: { of } },
      against: { period: { of, moved: 'year-before' } },
    })
  })

  it('last year as a whole is no year before', async () => {
    const { plans } = await reply('cafe', 'what was revenue last year')
    expect(plans?.[0]).toMatchObject({ operator: 'value' })
  })
})
