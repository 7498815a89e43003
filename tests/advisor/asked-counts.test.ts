/**
 * Counts asked in many ways: runs, the last time, two conditions, the mean, yes or no; the expected numbers are counted from
 * the raw weeks.
 */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedReply } from './asked-questions.ts'
import { readQuestion } from './read-question.ts'
import { seededRecords } from './seeded-records.ts'

const count = (plan: object) => ({ operator: 'count', ...plan })

describe.each<[DemoBusiness, readonly (readonly [question: string, plan: object])[]]>([
  [
    'cafe',
    [
      [
        'how many weeks in a row have we made a profit',
        count({ measure: 'profit', runs: 'current', above: 0 }),
      ],
      ['what’s our longest streak of days over $3,000', count({ by: 'day', runs: 'longest', above: 3000 })],
      ['how many days running were under 2000', count({ by: 'day', runs: 'longest', below: 2000 })],
      [
        'have we ever had three weeks in a row below $16,000',
        count({ runs: 'longest', runOf: 3, below: 16_000 }),
      ],
      [
        'when was the last time we took more than $4,000 in a day',
        count({ by: 'day', asked: 'last', above: 4000 }),
      ],
      ['when did we last lose money', count({ measure: 'profit', asked: 'last', below: 0 })],
      [
        'how many weeks since June had sales above 18,000 and profit above 2,000',
        count({ measure: 'revenue', above: 18_000, filter: { where: { measure: 'profit', above: 2000 } } }),
      ],
      [
        'how many weeks did wages go above 6000 but sales stay below 18000',
        count({ measure: 'staff', above: 6000, filter: { where: { measure: 'revenue', below: 18_000 } } }),
      ],
      ['how many weeks were above average', count({ measure: 'revenue', thanMean: 'above' })],
      ['did we beat $18,000 last week', count({ asked: 'whether', above: 18_000 })],
      ['how many weeks between 16 and 18 thousand', count({ atLeast: 16_000, atMost: 18_000 })],
      ['which days in October went over $3,500', count({ by: 'day', asked: 'which', above: 3500 })],
      ['list the weeks with a loss', count({ measure: 'profit', asked: 'which', below: 0 })],
      ['how many days have we been above 2500 this month', count({ by: 'day', above: 2500 })],
    ],
  ],
  [
    'realestate',
    [
      ['how long since we had a week over 50k', count({ by: 'week', asked: 'last', above: 50_000 })],
      ['did we hit 50 thousand in any week in October', count({ asked: 'whether', atLeast: 50_000 })],
      ['number of weeks with fewer than 100 transactions', count({ measure: 'transactions', below: 100 })],
    ],
  ],
  [
    'consulting',
    [
      ['longest run of weeks above $55,000', count({ runs: 'longest', above: 55_000 })],
      ['how many weeks have we not made 36 days', count({ measure: 'transactions', below: 36 })],
      [
        'how many days since the start of oct did we bill over 12 thousand',
        count({ measure: 'revenue', by: 'day', above: 12_000 }),
      ],
      [
        'how long is it since our last week under $45,000',
        count({ asked: 'last', below: 45_000, period: { of: { kind: 'record' } } }),
      ],
      [
        'how often has margin been over 25% while billing was under $55,000',
        count({ measure: 'margin', above: 25, filter: { where: { measure: 'revenue', below: 55_000 } } }),
      ],
    ],
  ],
])('%s', (type, questions) => {
  const { now } = seededRecords(type)
  it.each(questions)('%s', (question, plan) => {
    expect(readQuestion(question, type, now)?.plan).toMatchObject(plan)
  })
})

const reply = async (type: DemoBusiness, question: string) =>
  (await askedReply(seededRecords(type), question)).message

it('says how long a run is, and from when', async () => {
  const { kpis } = seededRecords('consulting')
  let [best, run] = [0, 0]
  for (const { revenue } of kpis) {
    run = revenue > 55_000 ? run + 1 : 0
    best = Math.max(best, run)
  }
  expect(await reply('consulting', 'longest run of weeks above $55,000')).toContain(
    ` is ${best} weeks, from `,
  )
})

it('answers whether, first', async () => {
  expect(await reply('cafe', 'did we beat $18,000 last week')).toMatch(
    /^No\. Revenue was \$17,\d{3} last week .*, not above \$18,000\.$/,
  )
  expect(await reply('cafe', 'have we ever had three weeks in a row below $16,000')).toMatch(
    /^No\. The longest run/,
  )
  expect(await reply('realestate', 'did we hit 50 thousand in any week in October')).toMatch(/^Yes\. /)
})

it('counts the weeks that meet both conditions, and says both', async () => {
  const { kpis } = seededRecords('cafe')
  const both = kpis.filter(
    ({ revenue, expenses, weekStart }) =>
      weekStart >= '2026-06-01' &&
      revenue > 18_000 &&
      expenses !== undefined &&
      revenue - expenses.staff - expenses.supplies - expenses.premises - expenses.marketing - expenses.other >
        2000,
  )
  expect(
    await reply('cafe', 'how many weeks since June had sales above 18,000 and profit above 2,000'),
  ).toMatch(
    new RegExp(`^Revenue was above \\$18,000 while profit was above \\$2,000 in ${both.length} weeks`),
  )
})

it('says what the mean is that weeks are above', async () => {
  const revenue = seededRecords('cafe')
    .kpis.slice(-52)
    .map((week) => week.revenue)
  const mean = revenue.reduce((sum, one) => sum + one, 0) / revenue.length
  const above = revenue.filter((one) => one > mean).length
  expect(await reply('cafe', 'how many weeks were above average')).toMatch(
    new RegExp(`^Revenue was above the average of \\$[\\d,]+ in ${above} weeks`),
  )
})
