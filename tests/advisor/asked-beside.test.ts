/** What is set beside something else: days, hours, years, people; truths by the tests' own arithmetic. */
import { describe, expect, it } from 'vitest'
import { askedPlan, askedReply, askedText } from './asked-questions.ts'
import { daysOf, last, lineOf, mean, total } from './raw-figures.ts'
import { settledRecords } from './seeded-records.ts'

describe('what moves a measure, and how many we are', () => {
  it.each([
    ['consulting', 'what’s driving contractor costs', { operator: 'explain', measure: 'supplies' }],
    [
      'cafe',
      'what’s the trend in average spend',
      { operator: 'compare', measure: 'revenue-per-transaction' },
    ],
  ] as const)('%s: %s', async (type, question, plan) => {
    expect(await askedPlan(type, question)).toMatchObject(plan)
  })

  it.each([
    'how many people do we have',
    'How many staff do we employ?',
    'what’s our headcount',
    'how big is the team',
  ])('%s', async (question) => {
    const records = settledRecords('consulting')
    const { message, basis } = await askedReply(records, question)
    expect(message).toBe(`You are a team of ${records.profile.teamSize}, according to My Profile.`)
    expect(basis.figures[0]?.inputs[0]).toMatchObject({ kind: 'profile', field: 'teamSize' })
  })

  it.each([
    ['cafe', 'is our margin on track', /^No: “Profit margin of 13% or more” is off track/],
    ['cafe', 'how is the 1,300 sales target going', /^No: “1,300 sales in an ordinary week” is off track/],
    ['consulting', 'is billing on target', /^No target of the focus is about revenue/],
  ] as const)('%s: %s', async (type, question, words) => {
    expect(await askedText(type, question)).toMatch(words)
  })

  it('says where the size of the team goes if nobody gave it', async () => {
    const records = settledRecords('cafe')
    const { teamSize: _, ...profile } = records.profile
    const { message } = await askedReply({ ...records, profile }, 'how many people do we have')
    expect(message).toMatch(/My Profile has a place for it/)
  })

  it('still counts who came in', async () => {
    expect(await askedPlan('cafe', 'how many people came in yesterday')).toMatchObject({
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
    expect(await askedText(type, question)).toMatch(words)
  })
})

describe('a day is held against a day, and a time against as long a time', () => {
  it.each(['did we beat last Friday', 'did we take more than on Melbourne Cup'])('%s', async (question) => {
    expect(await askedPlan('cafe', question)).toMatchObject({
      operator: 'compare',
      of: { period: { of: { kind: 'current', unit: 'day', back: 1 } } },
    })
  })

  it.each([
    ['What were sales in the two weeks either side of Easter?', '2026-03-20', '2026-04-20'],
    ['takings in the week either side of Easter', '2026-03-27', '2026-04-13'],
  ])('%s', async (question, from, to) => {
    expect(await askedPlan('cafe', question)).toMatchObject({
      operator: 'compare',
      against: { period: { of: { from } } },
      of: { period: { of: { to } } },
    })
  })
})

describe('days beside all others, and a year of a cost', () => {
  it('compares Saturdays with the other days, each by the day', async () => {
    const records = settledRecords('realestate')
    const meanOf = (days: readonly number[]): string =>
      `$${Math.round(mean(daysOf(records, days))).toLocaleString('en-AU')} a day`
    const message = await askedText('realestate', 'do we earn more on Saturdays than on other days')
    expect(message).toMatch(/^Yes\./)
    expect(message).toContain(meanOf([5]))
    expect(message).toContain(meanOf([0, 1, 2, 3, 4, 6]))
  })

  it('has the difference of the best and the worst weekday', async () => {
    expect(await askedText('realestate', 'what’s the gap between our best and worst weekday')).toMatch(
      /^The gap is \$8,9\d\d a day: revenue was highest on Saturdays/,
    )
  })

  it('adds up a year', async () => {
    const rent = total(last(settledRecords('realestate'), 52).map((week) => lineOf(week, 'premises')))
    expect(await askedText('realestate', 'how much is the rent per year')).toContain(
      `$${rent.toLocaleString('en-AU')}`,
    )
  })
})

it('says how sure it is only where that is asked', async () => {
  expect(await askedPlan('cafe', '$310 for the grinder, is that already spent')).not.toMatchObject({
    operator: 'talk',
  })
  expect(await askedPlan('cafe', 'how sure are you of that')).toMatchObject({ operator: 'talk' })
})
