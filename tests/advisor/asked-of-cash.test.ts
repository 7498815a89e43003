/** What may be spent and how long it lasts, parts of a figure, and two matters in one question: read and answered. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedPlan, askedReply, askedText } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const meanOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length

const profits = (who: DemoBusiness, count: number) =>
  settledRecords(who)
    .kpis.slice(-count)
    .map(
      ({ revenue, expenses }) => revenue - Object.values(expenses ?? {}).reduce((sum, one) => sum + one, 0),
    )

const dollars = (value: number) => `$${Math.round(value).toLocaleString('en-AU')}`

describe('a sum that is spent once', () => {
  it.each([
    ['consulting', 'Could we hand out a $15,000 bonus to everyone in December?'],
    ['cafe', 'can I pay a $6,000 dividend next month'],
  ] as const)('given to people is held against the cash alone: %s, %s', async (who, question) => {
    const text = await askedText(who, question)
    expect(text).toMatch(/^Yes\. Cash covers it/)
    expect(text).not.toMatch(/pays back|more revenue/)
  })

  it.each([
    ['cafe', 'should we buy a $12,000 fridge'],
    ['consulting', 'Could we buy an $8,000 server?'],
  ] as const)(
    'is not all free where a record says that tax is in the account: %s, %s',
    async (who, question) => {
      const text = await askedText(who, question)
      expect(text).toMatch(/Not all of that cash is free: “.*activity statement/)
      expect(text).not.toMatch(/couldn’t place/)
    },
  )

  it.each(['Should I get a $7,000 freezer?', 'thinking about a new van for $28k, worth it?'])(
    'is weighed as a purchase: %s',
    async (question) => {
      expect(await askedPlan('cafe', question)).toMatchObject({ operator: 'advise' })
    },
  )
})

describe('how long the cash lasts', () => {
  it('says yes where a usual week makes a profit, and how far the cash goes without sales', async () => {
    const text = await askedText(
      'realestate',
      'is there enough money to pay the team until the end of April?',
    )
    expect(text).toMatch(/^Yes, as things are\. A typical week makes/)
    expect(text).toContain(dollars(meanOf(profits('realestate', 13))))
    expect(text).toMatch(/short of Friday 30 April 2027/)
  })

  it('says no where nothing comes in and the cash ends before', async () => {
    expect(await askedText('cafe', 'could we make payroll through May if sales dried up?')).toMatch(
      /^No\. With nothing coming in/,
    )
  })

  it.each([
    'how long could the firm run if no jobs came in',
    'how many weeks would we survive with no income',
  ])('is told for a time without work: %s', async (question) => {
    expect(await askedPlan('consulting', question)).toMatchObject({
      operator: 'scenario',
      asked: 'cash',
      changes: [{ lever: 'volume', size: -100 }],
    })
  })
})

describe('a part of a figure', () => {
  it.each([
    ['what is a quarter of the profit in October', 25],
    ['If two of us shared October’s profit 50/50, what does each get?', 50],
    ['split October’s profit three ways, how much each', 100 / 3],
  ] as const)('%s', async (question, portion) => {
    const who = 'consulting'
    const text = await askedText(who, question)
    const plan = await askedPlan(who, question)
    expect(plan).toMatchObject({ operator: 'value', measure: 'profit' })
    const october = settledRecords(who)
      .kpis.filter(({ weekStart }) => weekStart >= '2026-09-28' && weekStart <= '2026-10-26')
      .map(
        ({ revenue, expenses }) => revenue - Object.values(expenses ?? {}).reduce((sum, one) => sum + one, 0),
      )
      .reduce((sum, one) => sum + one, 0)
    expect(text).toContain(`of that is ${dollars((october * portion) / 100)}`)
  })

  it('is not on record for what the figures do not split', async () => {
    expect(await askedPlan('cafe', 'A third of our sales are takeaway, aren’t they?')).toMatchObject({
      operator: 'decline',
      because: 'not-on-record',
    })
  })
})

describe('times counted to another', () => {
  it.each([
    ['wages for the three weeks to the end of August', '2026-08-11', '2026-08-31'],
    ['revenue in the five weeks to 25 October', '2026-09-21', '2026-10-25'],
    ['what did we take in the week to 8 November', '2026-11-02', '2026-11-08'],
  ])('%s', async (question, from, to) => {
    expect(await askedPlan('cafe', question)).toMatchObject({
      operator: 'value',
      period: { of: { kind: 'dates', from, to } },
    })
  })

  it('lead up to a holiday', async () => {
    expect(
      await askedPlan('cafe', 'what will we take in the two weeks leading up to Christmas'),
    ).toMatchObject({
      operator: 'forecast',
      period: { of: { from: '2026-12-11', to: '2026-12-24' } },
    })
  })

  it('are due from today on', async () => {
    expect(await askedPlan('cafe', 'three weeks to Christmas: what’s due?')).toMatchObject({
      operator: 'due',
      period: { of: { from: '2026-11-20', to: '2026-12-24' } },
    })
  })
})

describe('what is asked besides', () => {
  it('is by the day where it is asked by the day', async () => {
    const text = await askedText('cafe', 'how many extra sales a day would cover a $700 a week trainee?')
    const [, aWeek] = /([\d.]+) more than the/.exec(text) ?? []
    const [, aDay] = /a day, ([\d.]+) more than/.exec(text) ?? []
    expect(Math.abs(Number(aWeek) / 7 - Number(aDay))).toBeLessThan(0.6)
  })

  it('is a level by the day, of sales or of money, as it is asked', async () => {
    const sales = await askedText('cafe', 'how many coffees do we need to sell a day just to cover rent')
    const [, aWeek] = /need about ([\d,]+) sales a week/.exec(sales) ?? []
    const [, aDay] = /about ([\d.]+) a day/.exec(sales) ?? []
    expect(Math.abs(Number(aWeek) / 7 - Number(aDay))).toBeLessThan(0.6)
    const money = await askedText('cafe', 'what do we need to take a day to break even')
    const [, inAWeek = ''] = /need about \$([\d,]+) of revenue a week/.exec(money) ?? []
    const [, inADay = ''] = /about \$([\d,]+) a day/.exec(money) ?? []
    expect(Math.abs(Number(inAWeek.replace(',', '')) / 7 - Number(inADay.replace(',', '')))).toBeLessThan(1)
  })

  it('is all that is on record where a total without a time is asked for', async () => {
    const all = settledRecords('realestate').kpis.reduce(
      (sum, { expenses }) => sum + (expenses?.marketing ?? 0),
      0,
    )
    expect(await askedText('realestate', 'what have we spent on marketing all up?')).toContain(dollars(all))
  })

  it('says what was made over the weeks, where it is asked whether money is made', async () => {
    const text = await askedText('cafe', 'Are we actually making money?')
    expect(text).toContain(dollars(profits('cafe', 13).reduce((sum, one) => sum + one, 0)))
  })

  it.each([
    ['cafe', 'Did the coffee card work, and the kitchen posts?'],
    ['realestate', 'what came of the print ads and of the auction Saturday?'],
  ] as const)('is answered for both steps: %s, %s', async (who, question) => {
    const { plans = [] } = await askedReply(settledRecords(who), question)
    expect(plans.map(({ operator }) => operator)).toEqual(['decided', 'decided'])
    expect(JSON.stringify(plans[0])).not.toBe(JSON.stringify(plans[1]))
  })

  it('goes on from a line of cost to the one that grew', async () => {
    const { plans = [] } = await askedReply(
      settledRecords('consulting'),
      'What is our largest cost and which rose most?',
    )
    expect(plans).toMatchObject([
      { operator: 'rank', by: 'expense' },
      { operator: 'explain', measure: 'costs', mover: 'up' },
    ])
  })

  it('says of how many weeks not all fell', async () => {
    expect(await askedText('cafe', 'Sales have dropped every week since August, so why?')).toMatch(
      /^No\. Revenue fell in \d+ of the \d+ weeks/,
    )
  })
})
