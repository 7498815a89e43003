/** Figures that were taken for another: gifts to each, quarters named by a month, an average day, a budget. */
import { describe, expect, it } from 'vitest'
import type { BusinessType } from '../../schema/session/session.ts'
import { amountUnit } from '../../service/advisor/questions/amounts/amount-units.ts'
import { questionOf } from '../../service/advisor/questions/question-of.ts'
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

  it.each<[BusinessType, string, string]>([
    ['cafe', 'what if I give each of the five kitchen hands a $200 voucher?', '$1,000'],
    ['realestate', 'can we afford a $150 hamper for each of our 20 vendors?', '$3,000'],
    ['consulting', 'if I give all 6 subcontractors a $500 bonus each, can I afford it?', '$3,000'],
  ])('or for each of those who are counted (%s): %s', async (type, question, total) => {
    const { message } = await ask(type, question)
    expect(message).toContain(total)
    expect(message).not.toMatch(/people in the team/)
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

describe('a sum that goes on is none that is spent once, wherever its time stands', () => {
  it.each<[BusinessType, string, string, number]>([
    ['cafe', 'what if we spend $520 more on ads a month', 'marketing', 120],
    ['consulting', 'what if we put $1,300 more into marketing every quarter', 'marketing', 100],
    ['realestate', 'what happens if we spend $400 more a week on portals', 'marketing', 400],
    ['realestate', 'If we spend $2,600 more on photography a month what happens to profit', 'supplies', 600],
  ])('%s: %s', async (type, question, lever, size) => {
    const { plans } = await ask(type, question)
    expect(plans).toMatchObject([{ operator: 'scenario', changes: [{ lever, by: 'amount' }] }])
    const [plan] = plans ?? []
    const [change] = plan?.operator === 'scenario' ? plan.changes : []
    expect(change?.size).toBeCloseTo(size, 6)
  })

  it('and its sales are those that pay for a week of it', async () => {
    const { plans } = await ask(
      'realestate',
      'If we put $1,300 more into portals a month, how many deals must it bring in?',
    )
    expect(plans).toMatchObject([
      { operator: 'solve', lever: 'volume', changes: [{ lever: 'marketing', by: 'amount' }] },
    ])
    expect(JSON.stringify(plans)).toContain('"size":300')
  })
})

describe('a loss in any week', () => {
  it.each(['did we lose money in any week over autumn?', 'have we made a loss in a single week since July?'])(
    'is counted by the week: %s',
    async (question) => {
      const { plans } = await ask('cafe', question)
      expect(plans).toMatchObject([
        { operator: 'count', measure: 'profit', by: 'week', below: 0, asked: 'whether' },
      ])
    },
  )
})

describe('the seasons of a business', () => {
  it('are how far its months are apart', async () => {
    const { plans } = await ask('consulting', 'Is our business seasonal?')
    expect(plans).toMatchObject([{ operator: 'rank', by: 'month', asked: 'gap' }])
  })

  it('and its busy ones are months', async () => {
    const { plans } = await ask('cafe', 'which is the busiest time of the year?')
    expect(plans).toMatchObject([{ operator: 'rank', by: 'month', order: 'highest' }])
  })
})

describe('a second part that only points back', () => {
  it('asks for the revenue of what was counted', async () => {
    const { plans } = await ask(
      'realestate',
      'how many transactions did we have in August and what did they make us?',
    )
    expect(plans).toMatchObject([
      { operator: 'value', measure: 'transactions', period: { of: { month: 8 } } },
      { operator: 'value', measure: 'revenue', period: { of: { month: 8 } } },
    ])
  })

  it('asks what a share should be', async () => {
    const { plans } = await ask('realestate', 'What is our marketing share and what should it be?')
    expect(plans).toMatchObject([
      { operator: 'value', measure: 'marketing-share' },
      { operator: 'advise', matter: 'Is our spending on marketing too high?' },
    ])
  })
})

describe('words for a fall, for costs and for the end of the cash', () => {
  it.each<[BusinessType, string, object]>([
    ['cafe', 'is profit going backwards', { operator: 'compare', measure: 'profit', asked: 'lower' }],
    ['realestate', 'is our fee per sale heading backwards?', { operator: 'compare', asked: 'lower' }],
    ['cafe', 'if sales drop 30%, when will the money run out?', { operator: 'scenario', asked: 'cash' }],
    ['realestate', 'how many sales cover our running costs?', { operator: 'solve', lever: 'volume' }],
  ])('%s: %s', async (type, question, plan) => {
    expect((await ask(type, question)).plans).toMatchObject([plan])
  })
})

describe('the time of another clause', () => {
  it.each([
    'if rent is $3,000 now how many sales a month do we need',
    'with $900 on flowers could we do 40 sales a month',
  ])('is none of the sum: %s', (text) => {
    const question = questionOf(text, 'cafe', new Date('2026-11-20T00:00:00Z'))
    const [sum] = question.amounts
    expect(sum && amountUnit(question, sum)).toBeUndefined()
  })
})
