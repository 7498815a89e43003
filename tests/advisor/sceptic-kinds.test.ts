/** Kinds of fault that askers found, each with questions in several wordings. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { readMessage } from '../../service/advisor/questions/read-message.ts'
import { fixedMoment } from '../core/sources.ts'
import { askedReply } from './asked-questions.ts'
import { seededRecords, settledRecords } from './seeded-records.ts'

const planOf = (type: DemoBusiness, question: string, before?: string) => {
  const earlier = before ? readMessage(before, type, fixedMoment).at(-1)?.plan : undefined
  return readMessage(question, type, fixedMoment, earlier)[0]?.plan
}
const answer = async (type: DemoBusiness, question: string) =>
  (await askedReply(settledRecords(type), question)).message

describe('a figure', () => {
  it.each<[DemoBusiness, string]>([
    ['cafe', 'Revenue from commuter bikes in October'],
    ['cafe', 'what were workshop sales in May'],
    ['consulting', 'What if prices went up 10% on Fridays only'],
  ])('is not given over what was not understood: %s %s', async (type, question) => {
    const message = await answer(type, question)
    expect(message).toMatch(/^I couldn’t place “/)
    expect(message).not.toContain('$')
  })
})

describe('half of one of something', () => {
  it.each<[string, number]>([
    ['what if prices rise by half a percent', 0.5],
    ['what if prices went up one and a half percent', 1.5],
  ])('%s', (question, size) => {
    expect(planOf('cafe', question)).toMatchObject({ changes: [{ lever: 'price', by: 'percent', size }] })
  })
})

it('takes a greeting for no hours', () => {
  const greeted = planOf('cafe', 'Morning. How do this week’s sales compare with last week’s?')
  expect(JSON.stringify(greeted)).not.toContain('hours')
  expect(JSON.stringify(planOf('cafe', 'What did we take in the morning last Tuesday?'))).toContain('hours')
})

it('steps from a Thursday to the Thursday before', () => {
  expect(planOf('cafe', 'and the one before that', 'what did we take last Thursday')).toMatchObject({
    period: { of: { kind: 'unit-of', unit: 'day', date: '2026-11-12' } },
  })
  expect(planOf('cafe', 'which hour was busiest that day', 'what did we take last Tuesday')).toMatchObject({
    operator: 'rank',
    by: 'hour',
    period: { of: { from: '2026-11-17', to: '2026-11-17' } },
  })
})

it.each([
  ['Have we made a million since July?', /^No\. Revenue was \$9\d\d,\d{3} since 1 July/],
  ['How far are we from a million for the half year?', /^Revenue was \$9\d\d,\d{3} .*short of \$1,000,000/],
])('holds a large goal against the whole time: %s', async (question, said) => {
  expect(await answer('realestate', question)).toMatch(said)
})

it.each([
  ['What would it take to get to 15 percent margin without raising prices?', 'volume'],
  ['How do we reach a 15% margin without charging more?', 'volume'],
])('leaves out the lever that is ruled out: %s', (question, lever) => {
  const plan = planOf('cafe', question)
  expect(plan?.operator === 'solve' ? plan.lever : plan?.operator).toBe(lever)
})

it.each([
  'Our accountant thinks costs rose by 5% this quarter. Right?',
  'Revenue fell by 20% this quarter, is that right?',
])('holds a claimed change against the time before: %s', (question) => {
  expect(planOf('consulting', question)).toMatchObject({
    operator: 'compare',
    against: { period: { moved: 'just-before' } },
  })
})

it('compares whole halves of a year by the week', async () => {
  expect(await answer('consulting', 'compare H1 with H2 of this year')).toMatch(/to 28 June/)
})

it('says that nothing was sold on a day between others', async () => {
  expect(await answer('consulting', 'what did we bill on Saturday 14 November')).toMatch(
    /^No sale is on record/,
  )
  expect(await answer('cafe', 'What did we take on Christmas Day')).toMatch(/in the week that holds/)
})

it.each<[string, 'legal' | 'health' | 'tax']>([
  ['Can I sack the dishwasher on the spot', 'legal'],
  ['My line cook burnt her arm, what should I put on it', 'health'],
  ['is the GST on cakes and on coffee beans different', 'tax'],
])('turns to the right door: %s', (question, because) => {
  expect(planOf('cafe', question)).toMatchObject({ operator: 'decline', because })
})

it('tells what came of advice, whatever the verb', async () => {
  for (const question of ['did the coffee cards do anything for us, honestly', 'Did the soup work?'])
    expect(await answer('cafe', question)).toMatch(/^It (?:missed|came true)/)
})

it('asks for no decision where dates are asked for', async () => {
  expect(await answer('realestate', 'When’s the audit and what’s outstanding for it?')).toMatch(
    /The auditor comes on/,
  )
})

it('takes no shift that is only moved for one that is added', () => {
  const records = seededRecords('cafe')
  expect(JSON.stringify(planOf('cafe', 'What if we move the Tuesday shift to Saturday?'))).not.toContain(
    '"size":5',
  )
  expect(records.kpis.length).toBeGreaterThan(0)
})

it('gives no figure that leaves out a name on record', async () => {
  const message = await answer(
    'consulting',
    'Suppose contractors go up another 4%, and the transport programme also pauses for a month',
  )
  expect(message).toMatch(/^I couldn’t place .*, and it changes the answer/)
})

it('answers when something will be by the dates ahead', async () => {
  for (const question of [
    'When will the late settlements be paid?',
    'When will the late settlements show in our cash?',
  ])
    expect(await answer('realestate', question)).toContain('“Two settlements are still open”')
})

it.each([
  ['which week lost us the most money', { operator: 'rank', measure: 'profit', by: 'week', order: 'lowest' }],
  [
    'Which month did we lose the most money?',
    { operator: 'rank', measure: 'profit', by: 'month', order: 'lowest' },
  ],
  ['how are we looking for the Christmas fortnight', { operator: 'forecast', measure: 'revenue' }],
  ['Best guess for takings in the week of Easter', { operator: 'forecast', measure: 'revenue' }],
  ['Have wages risen since winter?', { operator: 'compare', measure: 'staff', asked: 'higher' }],
])('%s', (question, plan) => {
  expect(planOf('cafe', question)).toMatchObject(plan)
})

it('gives no range of another season beside last year’s weeks', async () => {
  const message = await answer('consulting', 'what will january look like')
  expect(message).toContain('go by the same time last year')
  expect(message).not.toContain('Single weeks of the last thirteen')
})
