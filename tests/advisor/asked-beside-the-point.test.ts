/** Questions that sound like one the records answer, and ask something else: each is answered, or said not to be on record. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedPlan, askedText } from './asked-questions.ts'

describe('what a message is about is not left out of its verdict', () => {
  it.each<[DemoBusiness, string]>([
    ['cafe', 'is it true we lost money on food in october?'],
    ['cafe', 'we lost money on catering last month, right?'],
    ['consulting', 'we never discount, right?'],
    ['realestate', 'we never cut our commission, correct?'],
  ])('%s: %s', async (type, question) => {
    expect(await askedText(type, question)).not.toMatch(/^(?:Yes|No)\b|^Revenue (?:fell|was)/)
  })
  it('still tests a loss of the whole', async () => {
    expect(await askedText('cafe', 'is it true we lost money in october?')).toMatch(/^No\./)
  })
})

it('counts steps out of the weeks that have one before them', async () => {
  expect(await askedText('cafe', 'what share of weeks did revenue rise?')).not.toMatch(/\b53\b/)
})

describe('the day on which a change starts is no weekday that it is for', () => {
  it.each([
    'what happens to profit if sales drop 15% from monday?',
    'if sales drop 15% starting next Monday, what is profit?',
    'sales down 15% as of Monday, what does that do to profit?',
  ])('%s', async (question) => {
    const plan = await askedPlan('cafe', question)
    expect(plan).toMatchObject({ operator: 'scenario', changes: [{ lever: 'volume', size: -15 }] })
    expect(plan).not.toHaveProperty('changes.0.weekdays')
  })
  it('keeps a stretch of days', async () => {
    const plan = await askedPlan('cafe', 'what if sales drop 15% from Monday to Wednesday?')
    expect(plan).toHaveProperty('changes.0.weekdays', [0, 1, 2])
  })
})

describe('hours that are billed are no hours that are paid', () => {
  it.each([
    'if everyone billed 3 more hours a week, what would that bring in?',
    'what if we charge 10 more hours a week',
  ])('%s', async (question) => {
    const plan = await askedPlan('consulting', question)
    expect(plan).not.toMatchObject({ changes: [{ lever: 'staff' }] })
  })
})

describe('whether a sum can be paid is no question of the law', () => {
  it.each([
    'can we pay the december wages and bas without dipping into the overdraft?',
    'will we be able to pay wages at christmas?',
    'do we have enough to make payroll next month?',
  ])('%s', async (question) => {
    expect(await askedPlan('realestate', question)).not.toMatchObject({ operator: 'decline' })
  })
})

describe('what no record is about is not answered with another', () => {
  it.each<[DemoBusiness, string]>([
    ['consulting', 'which project is gonna blow its budget'],
    ['realestate', 'how many offers fell over since july and why'],
  ])('%s: %s', async (type, question) => {
    expect(await askedText(type, question)).toMatch(
      /^(?:No record|I can’t find|I found no|The records (?:don’t|give no)|I couldn’t place|I’m not sure|No decision|No advisory|[^.:]+: no record has that)/,
    )
  })
})

describe('a date in the future is none of the year before', () => {
  it.each([
    'what’s settling before xmas and what do I get out of it?',
    'which sales settle before Christmas?',
  ])('%s', async (question) => {
    expect(await askedText('realestate', question)).not.toMatch(/^[^.]*2025/)
  })
})

it.each([
  'is profit better now than at the start of the year',
  'how does profit compare with the start of the year?',
])('%s: compares with its first month', async (question) => {
  expect(await askedPlan('consulting', question)).toMatchObject({
    operator: 'compare',
    against: { period: { of: { kind: 'month', month: 1 } } },
  })
})

describe('what is said beside a question does not stop it', () => {
  it.each([
    ['what were sales between 3 nov and 11 nov inclusive', /^Revenue was \$22,673/],
    ['are we making more per customer than in september or am i imagining it', /^No\. The average spend was/],
    ['is revenue higher than last month, yes or no', /^(?:Yes|No)\./],
  ])('%s', async (question, answer) => {
    expect(await askedText('cafe', question)).toMatch(answer)
  })
})

it('names the quiet day of a post, and says that no bill is among the dates', async () => {
  expect(await askedText('cafe', 'write me an insta post about soup for the slow day')).toMatch(/for Tuesday/)
  expect(await askedText('cafe', 'what bills have i got coming before the end of the month')).toMatch(
    /^No bill or payment is among the dates on record\./,
  )
})

it('takes no length of time for a date', async () => {
  const text = await askedText('realestate', 'which leases run out before the end of January?')
  expect(text).not.toMatch(/^“/)
})

describe('what nothing measures is said to be so, and not asked back', () => {
  it.each<[DemoBusiness, string]>([
    ['realestate', 'has our days on market got longer?'],
    ['consulting', 'is utilisation creeping up or not, roughly speaking?'],
    ['realestate', 'average listing time, is it blowing out?'],
  ])('%s: %s', async (type, question) => {
    expect(await askedText(type, question)).not.toMatch(/Which of these is it/)
  })
})

it('takes no day before today for a day that is to come', async () => {
  expect(await askedText('cafe', 'what is due before Friday?')).toMatch(/^(?:Due|Nothing on record is due) /)
})

it.each([
  'what’s left to decide before friday',
  'what’s the one decision I keep putting off?',
  'what is still undecided?',
  'which ones need deciding?',
])('lists what waits: %s', async (question) => {
  expect(await askedText('cafe', question)).toMatch(/^Waiting for your decision:/)
})
