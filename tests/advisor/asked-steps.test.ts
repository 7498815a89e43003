/** Steps that an owner weighs: a day that is shut, somebody who is hired for some hours, and what follows from them. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedInTurn } from './asked-in-turn.ts'
import { askedPlan, askedReply, askedText } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

/** The plans of the reply to a message. */
const plansOf = async (type: DemoBusiness, message: string) =>
  (await askedReply(settledRecords(type), message)).plans ?? []

describe('a day that is shut', () => {
  it.each([
    'If we shut on Mondays, would we save more in wages than we would lose in sales?',
    'If we closed Wednesdays, would the staff costs saved be more than the takings lost?',
  ])('is weighed by what it saves and gives up: %s', async (message) => {
    expect(await askedPlan('cafe', message)).toMatchObject({ operator: 'advise' })
    expect(await askedText('cafe', message)).toMatch(/Closing would cost about \$\d+ of profit a week/)
  })

  it('is the one that brings in least, where any may go', async () => {
    expect(await plansOf('cafe', 'What day could we drop and hurt least?')).toMatchObject([
      { operator: 'rank', by: 'weekday', order: 'lowest' },
      { operator: 'advise', matter: expect.stringContaining('Tuesdays') },
    ])
  })

  it.each([
    ['Should we shut on Wednesdays?', 'and what would it do to our margin?'],
    ['Is it worth closing on Wednesdays?', 'what would happen to profit if we did?'],
  ])('is supposed in the turn after the advice: %s %s', async (first, then) => {
    const { plans } = await askedInTurn('cafe', first, then)
    expect(plans).toMatchObject([{ operator: 'scenario', closed: { weekdays: [2] } }])
  })

  it.each(['what if we shut that day?', 'and if we closed it?'])(
    'is the one just found: %s',
    async (then) => {
      const { plans } = await askedInTurn('cafe', 'Which weekday is the slowest?', then)
      expect(plans).toMatchObject([{ operator: 'scenario', closed: { weekdays: [1] } }])
    },
  )
})

describe('somebody for some of the week', () => {
  it.each([
    ['Would it pay to hire a waiter for 12 hours?', '12 hours'],
    ['Should we take on three casuals for 6 hours each?', '18 hours'],
    ['Should we employ a cook two days a week?', '15.2 hours'],
  ])('is weighed by the hours that are said: %s', async (message, hours) => {
    expect(await askedText('cafe', message)).toContain(hours)
  })

  it('does the work that is asked about, and is no change of the team', async () => {
    const plans = await plansOf(
      'consulting',
      'If the two juniors bill 3 more days a week, what is the margin?',
    )
    expect(plans).toMatchObject([{ changes: [{ lever: 'volume', by: 'amount', size: 3 }] }])
  })
})

describe('what a step before it was about', () => {
  it('is priced: the size of the advice is the size of the effect', async () => {
    const { plans } = await askedInTurn(
      'cafe',
      'Should we put prices up by 4%?',
      'what would that mean for our profit?',
    )
    expect(plans).toMatchObject([
      { operator: 'scenario', changes: [{ lever: 'price', by: 'percent', size: 4 }] },
    ])
  })
})

describe('levels to reach', () => {
  it.each([
    ['consulting', 'We must make $70,000 a week by April. How many billed days is that?', 'revenue'],
    ['cafe', 'how many sales to make $3,500 a week by May', 'profit'],
  ] as const)('are what the records can bear, from the weeks now: %s: %s', async (type, message, outcome) => {
    expect(await askedPlan(type, message)).toMatchObject({
      operator: 'solve',
      outcome,
      period: { of: { kind: 'last' } },
    })
  })

  it('stay profit where profit is named', async () => {
    expect(
      await askedPlan('consulting', 'How many billed days for a profit of $70,000 a week?'),
    ).toMatchObject({ outcome: 'profit', target: 70_000 })
  })

  it('are no cost', async () => {
    expect(await askedPlan('consulting', 'We want $62,000 a week by July')).toMatchObject({
      operator: 'forecast',
      atLeast: 62_000,
    })
  })
})

describe('a part of those who pay', () => {
  it.each([
    'what if we lost one in four managements?',
    'what if two of five listings went to the cheaper tier?',
  ])('changes no price: %s', async (message) => {
    const plans = JSON.stringify(await plansOf('realestate', message))
    expect(plans).not.toContain('"lever":"price"')
    expect(plans).not.toContain('"lever":"staff"')
  })
})

describe('what is asked of a supposition in the turn after it', () => {
  it('is the cash that it leaves', async () => {
    const { plans } = await askedInTurn(
      'cafe',
      'What if revenue drops 12%?',
      'so how long would the money last?',
    )
    expect(plans).toMatchObject([{ operator: 'scenario', asked: 'cash', changes: [{ size: -12 }] }])
  })

  it('is the number that a goal in revenue comes to', async () => {
    const { plans } = await askedInTurn(
      'realestate',
      'What revenue do we need for a margin of 26%?',
      'how many more transactions would that be?',
    )
    expect(plans).toMatchObject([{ operator: 'solve', target: 26, lever: 'volume' }])
    expect(plans?.[0]).not.toHaveProperty('inRevenue')
  })
})

it('what keeps us from a loss is the break-even', async () => {
  expect(
    await askedPlan('cafe', 'How much must we sell a week so that we do not make a loss?'),
  ).toMatchObject({
    operator: 'solve',
    target: 0,
  })
})

describe('what is bought once and has to be earned by a time', () => {
  it.each([
    ['cafe', 'How many more sales would pay for a new $2,600 fridge by Christmas?', 5],
    ['cafe', 'how many extra sales a week to pay off a $2,600 fridge in 6 months', 26],
    ['realestate', 'How many more transactions would pay for a $1,300 drone over 10 weeks?', 10],
  ] as const)('is spread over the weeks until then: %s: %s', async (type, message, weeks) => {
    const sum = type === 'cafe' ? 2600 : 1300
    expect(await askedPlan(type, message)).toMatchObject({
      operator: 'solve',
      changes: [{ lever: 'other', by: 'amount', size: sum / weeks }],
    })
  })

  it('and what is paid each week is not', async () => {
    expect(
      await askedPlan('cafe', 'How many more sales would pay for a $260 a week cleaner by Christmas?'),
    ).toMatchObject({ changes: [{ size: 260 }] })
  })
})

describe('what has changed since a time', () => {
  it.each(['What has changed since July?', "what's different since I was last in the shop in July"])(
    'is last week beside it: %s',
    async (message) => {
      const plans = await plansOf('cafe', message)
      expect(plans).toMatchObject(
        ['revenue', 'profit'].map((measure) => ({
          operator: 'compare',
          measure,
          of: { period: { of: { kind: 'current', unit: 'week', back: 1 } } },
          against: { period: { of: { kind: 'month', month: 7 } } },
        })),
      )
    },
  )
})

it('how sure one can be of what lies ahead is a forecast', async () => {
  expect(
    await askedPlan('cafe', 'How certain are you that December will be worse than October?'),
  ).toMatchObject({
    operator: 'forecast',
  })
})
