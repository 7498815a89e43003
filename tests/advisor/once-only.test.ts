/** Sales that are lost or won once, money that comes late, and what either does to the cash. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const reply = (type: DemoBusiness, question: string) => askedReply(settledRecords(type), question)

describe('sales that come or go once', () => {
  it.each<[DemoBusiness, string, number]>([
    ['realestate', 'three settlements fell apart, what does that cost us', -3],
    ['realestate', 'if one sale pulls out what happens to profit', -1],
    ['consulting', 'what if we bill three more days this month', 3],
    ['cafe', 'if we serve 90 fewer customers next week, what happens to the bank account?', -90],
  ])('%s: %s', async (type, question, size) => {
    const { message, plans } = await reply(type, question)
    expect(plans?.[0]).toMatchObject({
      operator: 'scenario',
      changes: [{ lever: 'volume', by: 'amount', size }],
      lasting: { count: 1, unit: 'week' },
    })
    expect(message).toMatch(/ once\b/)
    expect(message).not.toMatch(/would (?:rise|fall) by about \S+ a week/)
  })

  it.each<[DemoBusiness, string]>([
    ['cafe', 'if we serve 90 fewer customers a week what happens to profit'],
    ['cafe', 'what if we lose 4 customers every day from next month'],
    ['consulting', 'if we billed 2 days a week less, starting next month, what does it do to profit'],
  ])('what comes again lasts (%s): %s', async (type, question) => {
    const { plans } = await reply(type, question)
    expect(plans?.[0]).toMatchObject({ operator: 'scenario' })
    expect(plans?.[0]).not.toHaveProperty('lasting')
  })

  it('what it costs us is profit, and not our costs', async () => {
    const { plans } = await reply('realestate', 'if we lose 3 sales a week what would that cost us')
    expect(plans?.[0]).toMatchObject({ operator: 'scenario', outcomes: ['profit', 'margin', 'revenue'] })
  })
})

describe('what happens to the cash', () => {
  it.each<[DemoBusiness, string]>([
    ['cafe', 'what would 6% fewer sales do to our cash'],
    ['realestate', 'if fees fell 4% what happens to the bank balance?'],
    ['consulting', 'what is the impact on cash flow if rates drop 3%'],
  ])('%s: %s', async (type, question) => {
    const { message, plans } = await reply(type, question)
    expect(plans?.[0]).toMatchObject({ operator: 'scenario', asked: 'cash' })
    expect(message.split('\n')[0]).toMatch(/cash/)
    expect(message.split('\n')[0]).toMatch(/ less would be added to it each week/)
  })
})

describe('money that comes late', () => {
  it.each<[DemoBusiness, string, string]>([
    ['consulting', 'if the hospital pays its 30k two months late what happens to our cash', '$30,000'],
    ['realestate', 'a landlord is paying us $4,000 late, are we ok?', '$4,000'],
    ['cafe', 'what would a delay of the $6,500 catering payment do to our runway', '$6,500'],
  ])('does not raise the profit (%s): %s', async (type, question, sum) => {
    const { message, plans } = await reply(type, question)
    expect(plans?.[0]).toMatchObject({ operator: 'value', measure: 'runway' })
    expect(message).toContain(`The ${sum} you are owed is not in that cash`)
  })

  it.each<[DemoBusiness, string]>([
    ['cafe', 'if we pay the $8,000 tax bill a month late are we ok for cash'],
    ['consulting', 'what if we get a late fee of $500, are we ok'],
  ])('what we pay late, and what lateness costs, is none of it (%s): %s', async (type, question) => {
    const { message } = await reply(type, question)
    expect(message).not.toContain('you are owed')
  })
})
