/** Numbers keep their unit: weeks are counted, parts are shares, and numbers of days sold are not dollars. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const ask = (type: DemoBusiness, question: string) => askedReply(settledRecords(type), question)

describe('a number of weeks', () => {
  it.each([
    ['cafe', 'have we made a loss in two weeks since June?', { count: 2 }, /^No\. .* in 1 week /],
    ['cafe', 'We lost money in three weeks this year, which were they?', { count: 3 }, /^No\. .* in 1 week /],
    ['consulting', 'I think we lost money in five separate weeks. That right?', { count: 5 }, /^No\. /],
    [
      'realestate',
      'did we do 120 settlements in more than three weeks?',
      { count: 3, side: 'above' },
      /^Yes\. .*120 or more in \d+ weeks/,
    ],
    [
      'consulting',
      'did we bill fewer than 30 days in more than ten weeks this year',
      { count: 10, side: 'above' },
      /^No\. .*below 30 in \d+ weeks/,
    ],
  ] as const)('is tested as one (%s: %s)', async (type, question, times, answer) => {
    const { plans, message } = await ask(type, question)
    expect(plans?.[0]).toMatchObject({ operator: 'count', times })
    expect(message).toMatch(answer)
  })
})

describe('a part', () => {
  it.each([
    ['cafe', 'Are Saturdays more than a third of what we take?', { size: 33.33, side: 'above' }, /^No\. /],
    ['cafe', 'are Sundays more than a tenth of our takings?', { size: 10, side: 'above' }, /^Yes\. /],
    [
      'realestate',
      'Do Fridays bring in less than 15% of the week’s fees?',
      { size: 15, side: 'below' },
      /^No\. /,
    ],
  ] as const)('is held against the whole (%s: %s)', async (type, question, target, answer) => {
    const { plans, message } = await ask(type, question)
    expect(plans?.[0]).toMatchObject({ operator: 'share', target })
    expect(message).toMatch(answer)
  })
})

it('counts the days that a business sells', async () => {
  const { plans, message } = await ask(
    'consulting',
    'how many weeks since July did we get to the 36-day mark',
  )
  expect(plans?.[0]).toMatchObject({ operator: 'count', measure: 'transactions', atLeast: 36 })
  expect(message).toMatch(/36 or more/)
})
