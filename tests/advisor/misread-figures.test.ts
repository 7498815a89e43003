/** Figures that were taken for another: gifts to each, quarters named by a month, an average day, a budget. */
import { describe, expect, it } from 'vitest'
import type { BusinessType } from '../../schema/session/session.ts'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const ask = (type: BusinessType, question: string) => askedReply(settledRecords(type), question)

describe('a gift to everyone is so much for each of the team', () => {
  it.each<[BusinessType, string, string]>([
    ['cafe', 'Can we pay everyone a $250 bonus for Easter?', '$3,500'],
    ['consulting', 'can we afford to give everybody a $800 bonus', '$15,200'],
    ['cafe', 'are we able to give all the staff a $100 voucher, can we afford that', '$1,400'],
  ])('%s: %s', async (type, question, total) => {
    expect((await ask(type, question)).message).toContain(total)
  })

  it('and a sum to all of them in all is that sum', async () => {
    expect((await ask('cafe', 'can we afford a $5,000 bonus to everyone')).message).not.toContain('$70,000')
  })
})

describe('a month after "quarter" is its quarter', () => {
  it.each<[string, object, object]>([
    [
      'which quarter was better, March or June?',
      { kind: 'quarter', quarter: 1 },
      { kind: 'quarter', quarter: 2 },
    ],
    [
      'which of the quarters did better, June or September?',
      { kind: 'quarter', quarter: 2 },
      { kind: 'quarter', quarter: 3 },
    ],
  ])('%s', async (question, of, against) => {
    const { plans = [] } = await ask('cafe', question)
    expect(JSON.stringify(plans)).toContain(JSON.stringify(of))
    expect(JSON.stringify(plans)).toContain(JSON.stringify(against))
  })

  it('but a month beside a quarter stays one', async () => {
    const { plans = [] } = await ask('cafe', 'how did the March quarter compare with June, the month?')
    expect(JSON.stringify(plans)).toContain('"month":6')
  })
})

describe('an average day', () => {
  it.each<BusinessType>(['cafe', 'realestate'])('is a mean by the day (%s)', async (type) => {
    const { plans } = await ask(type, 'what do we bring in on an average day?')
    expect(plans).toMatchObject([{ operator: 'value', aggregate: 'mean', each: 'day' }])
  })
})

describe('a budget', () => {
  it.each<[BusinessType, string]>([
    ['consulting', 'how are we tracking compared to budget'],
    ['cafe', 'was revenue over budget in October?'],
  ])('is on no record (%s): %s', async (type, question) => {
    expect((await ask(type, question)).message).toMatch(/^A budget: no record has that/)
  })
})

describe('how far a target is', () => {
  it('is answered by no yes or no', async () => {
    expect((await ask('cafe', 'How far are we off our margin target?')).message).not.toMatch(/^(?:Yes|No)\b/)
    expect((await ask('cafe', 'Are we hitting our margin target?')).message).toMatch(/^No\b/)
  })
})
