/** Manners of asking that executives use in passing; truths by the tests' own arithmetic. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedReply } from './asked-questions.ts'
import { daysOf, last, lineOf, mean, total } from './raw-figures.ts'
import { settledRecords } from './seeded-records.ts'

const planOf = async (type: DemoBusiness, question: string): Promise<unknown> =>
  (await askedReply(settledRecords(type), question)).plans?.[0]

const messageOf = async (type: DemoBusiness, question: string): Promise<string> =>
  (await askedReply(settledRecords(type), question)).message

const plans: readonly (readonly [DemoBusiness, string, Readonly<Record<string, unknown>>])[] = [
  ['cafe', 'sales after 5', { operator: 'value', filter: { hours: { from: 17, until: 24 } } }],
  ['cafe', 'What do we take before 9?', { operator: 'value', filter: { hours: { from: 0, until: 9 } } }],
  ['cafe', 'average spend at night (after 5)', { filter: { hours: { from: 17, until: 24 } } }],
  [
    'cafe',
    'What share of Saturday’s takings is done by 11am?',
    { operator: 'share', filter: { hours: { from: 0, until: 11 } } },
  ],
  ['cafe', 'what’s the busiest hour of the week', { operator: 'rank', by: 'hour', order: 'highest' }],
  ['cafe', 'the scariest week for profit', { operator: 'rank', by: 'week', order: 'lowest' }],
  [
    'realestate',
    'the five priciest weeks for ads',
    { operator: 'rank', measure: 'marketing', order: 'highest', count: 5 },
  ],
  ['realestate', 'Is 2 pm our busiest hr?', { operator: 'rank', by: 'hour', count: 1 }],
  [
    'realestate',
    'is 10 am busier than 2 pm',
    { operator: 'compare', asked: 'higher', measure: 'transactions' },
  ],
  [
    'realestate',
    'which month had the smallest gap between fees and costs',
    { measure: 'profit', order: 'lowest' },
  ],
  [
    'realestate',
    'How often this year did we go under 100 transactions?',
    { measure: 'transactions', below: 100 },
  ],
  [
    'cafe',
    'of every hundred bucks through the door how much goes to the landlord',
    { measure: 'premises-share' },
  ],
  ['consulting', 'What cut of every invoice goes to paying people?', { measure: 'staff-share' }],
  ['cafe', 'when do we run dry', { operator: 'value', measure: 'runway' }],
  ['cafe', 'hows the bank looking', { operator: 'value', measure: 'cash' }],
  [
    'cafe',
    'What do we need each customer to spend on average to hit a 15% margin?',
    { operator: 'solve', lever: 'price' },
  ],
  ['consulting', 'bilings last fortnite vs fortnite befor', { operator: 'compare', measure: 'revenue' }],
  [
    'consulting',
    'How does spring compare w winter for margin - ahead or behind?',
    { operator: 'compare', measure: 'margin' },
  ],
]

describe('what is asked in passing is read as it is meant', () => {
  it.each(plans)('%s: %s', async (type, question, plan) => {
    expect(await planOf(type, question)).toMatchObject(plan)
  })
})

describe('what moves a measure, and how many we are', () => {
  it.each([
    ['consulting', 'what’s driving contractor costs', { operator: 'explain', measure: 'supplies' }],
    [
      'cafe',
      'what’s the trend in average spend',
      { operator: 'compare', measure: 'revenue-per-transaction' },
    ],
  ] as const)('%s: %s', async (type, question, plan) => {
    expect(await planOf(type, question)).toMatchObject(plan)
  })

  it.each([
    'how many people do we have',
    'How many staff do we employ?',
    'what’s our headcount',
    'how big is the team',
  ])('%s', async (question) => {
    const records = settledRecords('consulting')
    const { message, basis } = await askedReply(records, question)
    expect(message).toBe(`You are a team of ${records.profile.teamSize}, by My Profile.`)
    expect(basis.figures[0]?.inputs[0]).toMatchObject({ kind: 'profile', field: 'teamSize' })
  })

  it('says where the size of the team goes if nobody gave it', async () => {
    const records = settledRecords('cafe')
    const { teamSize: _, ...profile } = records.profile
    const { message } = await askedReply({ ...records, profile }, 'how many people do we have')
    expect(message).toMatch(/My Profile has a place for it/)
  })

  it('still counts who came in', async () => {
    expect(await planOf('cafe', 'how many people came in yesterday')).toMatchObject({
      measure: 'transactions',
    })
  })
})

describe('an hour that is said to be the first is tested', () => {
  it.each([
    [
      'realestate',
      'Is 2 pm our busiest hr?',
      /^No\. The number of transactions was highest from 11 am to noon/,
    ],
    ['realestate', 'is 11am the busiest hour', /^Yes\./],
    ['cafe', 'is 9 pm our quietest hour?', /^Yes\./],
    ['cafe', 'Is 1 pm our best time?', /^No\. Revenue was highest/],
  ] as const)('%s: %s', async (type, question, words) => {
    expect(await messageOf(type, question)).toMatch(words)
  })
})

describe('a day is held against a day, and a time against as long a time', () => {
  it.each(['did we beat last Friday', 'did we take more than on Melbourne Cup'])('%s', async (question) => {
    expect(await planOf('cafe', question)).toMatchObject({
      operator: 'compare',
      of: { period: { of: { kind: 'current', unit: 'day', back: 1 } } },
    })
  })

  it.each([
    ['What were sales in the two weeks either side of Easter?', '2026-03-20', '2026-04-20'],
    ['takings in the week either side of Easter', '2026-03-27', '2026-04-13'],
  ])('%s', async (question, from, to) => {
    expect(await planOf('cafe', question)).toMatchObject({
      operator: 'compare',
      against: { period: { of: { from } } },
      of: { period: { of: { to } } },
    })
  })
})

describe('a time begins where another ended', () => {
  it.each([
    ['fees since winter ended', '2026-09-01'],
    ['fees since the end of winter', '2026-09-01'],
    ['fees since July finished', '2026-08-01'],
    ['fees since the end of July', '2026-08-01'],
  ])('%s', async (question, date) => {
    expect(await planOf('realestate', question)).toMatchObject({
      period: { of: { kind: 'since', from: { unit: 'day', date } } },
    })
  })

  it('a full week of a month has all of its days in it', async () => {
    expect(await planOf('consulting', 'What did we bill in the last full week of July?')).toMatchObject({
      period: { of: { kind: 'unit-of', unit: 'week', date: '2026-07-23' } },
    })
  })
})

describe('what is taken for granted of all weeks is looked at first', () => {
  it.each(['how come we lost money in every week of winter?', 'Why did we lose money every week in winter?'])(
    '%s',
    async (question) => {
      expect(await messageOf('cafe', question)).toMatch(/^No\. Profit was below \$0 in 1 week/)
    },
  )
})

describe('money held for others is none of our own', () => {
  it.each([
    'what’s the trust account balance?',
    'How much is in the trust account?',
    'our trust money in total',
  ])('%s', async (question) => {
    expect(await planOf('realestate', question)).toMatchObject({
      operator: 'decline',
      because: 'not-on-record',
    })
  })
})

describe('days beside all others, and a year of a cost', () => {
  it('compares Saturdays with the other days, each by the day', async () => {
    const records = settledRecords('realestate')
    const meanOf = (days: readonly number[]): string =>
      `$${Math.round(mean(daysOf(records, days))).toLocaleString('en-AU')} a day`
    const message = await messageOf('realestate', 'do we earn more on Saturdays than on other days')
    expect(message).toMatch(/^Yes\./)
    expect(message).toContain(meanOf([5]))
    expect(message).toContain(meanOf([0, 1, 2, 3, 4, 6]))
  })

  it('has the difference of the best and the worst weekday', async () => {
    expect(await messageOf('realestate', 'what’s the gap between our best and worst weekday')).toMatch(
      /^The gap is \$8,9\d\d a day: revenue was highest on Saturdays/,
    )
  })

  it('adds up a year', async () => {
    const rent = total(last(settledRecords('realestate'), 52).map((week) => lineOf(week, 'premises')))
    expect(await messageOf('realestate', 'how much is the rent per year')).toContain(
      `$${rent.toLocaleString('en-AU')}`,
    )
  })
})

it('says how sure it is only where that is asked', async () => {
  expect(await planOf('cafe', '$310 for the grinder, is that already spent')).not.toMatchObject({
    operator: 'talk',
  })
  expect(await planOf('cafe', 'how sure are you of that')).toMatchObject({ operator: 'talk' })
})
