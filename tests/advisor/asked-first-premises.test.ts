/** First turns that take something for granted, or suppose it: premises, events, absences, pay and days that pay. */
import { describe, expect, it } from 'vitest'
import { askedPlan, askedReply, askedText } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

type Who = 'cafe' | 'consulting' | 'realestate'

const plansOf = async (who: Who, question: string) =>
  (await askedReply(settledRecords(who), question)).plans ?? []

describe('a premise that is not so is contradicted first', () => {
  it.each([
    ['realestate', 'we spent less on marketing in october than september right? by how much', 'marketing'],
    ['cafe', 'we sold more in november so far than in october, correct? how much', 'revenue'],
  ] as const)('%s: %s', async (who, question, measure) => {
    expect(await plansOf(who, question)).toMatchObject([{ operator: 'compare', measure, claimed: {} }])
    expect(await askedText(who, question)).toMatch(/^No\b/)
  })

  it('counts how often it was so where it is said of every week', async () => {
    const text = await askedText(
      'realestate',
      'since our wages keep rising every week, what did they cost us in october',
    )
    expect(text).toMatch(/^No\b/)
    expect(text).toContain('October')
  })
})

it.each<[Who, string, string, number]>([
  ['cafe', 'supplies keep creeping up, what did they cost in September?', 'supplies', 9],
  ['realestate', 'wages keep rising, what did they cost in june?', 'staff', 6],
])('a pronoun stands for what was told before it (%s): %s', async (who, question, measure, month) => {
  const last = (await plansOf(who, question)).at(-1)
  expect(last).toMatchObject({ operator: 'value', measure, period: { of: { kind: 'month', month } } })
})

describe('before something happened', () => {
  it.each([
    ['cafe', 'what was the margin before the price rises', 'margin'],
    ['consulting', 'what was our margin before the contractors put their rates up', 'margin'],
    ['realestate', 'what were fees a week before the landlord left', 'revenue'],
  ] as const)('%s: %s', async (who, question, measure) => {
    expect(await askedPlan(who, question)).toMatchObject({ measure })
    expect(await askedText(who, question)).toMatch(/\d/)
  })

  it('sets what has come since beside what was before', async () => {
    expect(await askedPlan('cafe', 'are we doing better than before the film')).toMatchObject({
      operator: 'compare',
      measure: 'revenue',
    })
  })
})

describe('somebody of the team who is ill is a matter of cover', () => {
  it.each([
    ['cafe', 'head chef’s off sick tomorrow, what will it cost'],
    ['cafe', 'our chef has called in sick on friday, how much do we lose'],
  ] as const)('%s: %s', async (who, question) => {
    expect(await askedText(who, question)).toContain('$1,200')
  })

  it.each([
    ['consulting', 'one of the seniors is off crook next week, what does that cost us'],
    ['realestate', 'the property manager rang in sick, what will it cost'],
  ] as const)('%s: %s', async (who, question) => {
    expect(await askedPlan(who, question)).not.toMatchObject({ because: 'health' })
    expect(await askedPlan(who, question)).not.toMatchObject({ operator: 'forecast' })
  })
})

describe('what people are paid', () => {
  it.each([
    ['realestate', 'can we give the whole team 3% from february', 3],
    ['consulting', 'what if we give everyone a 5 per cent rise', 5],
    ['cafe', 'can i give all my staff 2.5% more', 2.5],
  ] as const)('%s: %s', async (who, question, size) => {
    expect(await askedPlan(who, question)).toMatchObject({
      operator: 'scenario',
      changes: [{ lever: 'staff', by: 'percent', size }],
    })
  })

  it.each([
    [
      'realestate',
      'My partner wants to know by friday if we can afford a new property manager at 80k plus super, what do i tell her',
      80_000,
    ],
    [
      'consulting',
      'The directors are asking whether we can afford another senior on 150k plus super. What do we say to them?',
      150_000,
    ],
  ] as const)('%s: %s', async (who, question, salary) => {
    const [plan] = await plansOf(who, question)
    expect(plan).toMatchObject({ operator: 'scenario', changes: [{ lever: 'staff', by: 'amount' }] })
    const [change] = plan?.operator === 'scenario' ? plan.changes : []
    expect(change?.size).toBeGreaterThanOrEqual(salary / 52.2)
  })
})

describe('what would happen is no request for advice', () => {
  it.each([
    ['cafe', 'what happens if the bakery delivers two weeks late'],
    ['realestate', 'what happens if the portal pays us a month late'],
  ] as const)('%s: %s', async (who, question) => {
    const text = await askedText(who, question)
    expect(text).not.toMatch(/^(?:The open advisory|Raise|Make|Decide)/)
  })
})

describe('whether a day pays', () => {
  it.each([
    ['cafe', 'do tuesdays pay'],
    ['cafe', 'do we make anything on wednesdays'],
    ['cafe', 'i reckon mondays are a waste of time, am i wrong'],
  ] as const)('%s: %s', async (who, question) => {
    expect(await askedPlan(who, question)).toMatchObject({
      operator: 'advise',
      matter: expect.stringContaining('close on'),
    })
  })
})

describe('whether or not', () => {
  it.each([
    ['consulting', 'did we make a profit in January or not', /^Yes/],
    ['cafe', 'did we make money in the week of 13 july or not', /^No/],
    ['realestate', 'were we profitable in december or not?', /^Yes/],
  ] as const)('%s: %s', async (who, question, verdict) => {
    expect(await askedText(who, question)).toMatch(verdict)
  })
})
