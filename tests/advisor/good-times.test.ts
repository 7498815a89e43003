/** Whether a time was good or bad: held against what is usual for such a time. */
import { expect, test } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { ask } from './asked-on-record.ts'
import { askedPlan } from './asked-questions.ts'

test.each<[DemoBusiness, string, string, object, object]>([
  [
    'cafe',
    'was thursday a decent day for us?',
    'revenue',
    { of: { kind: 'unit-of', unit: 'day', date: '2026-11-19' } },
    { period: { of: { kind: 'last', unit: 'week', count: 13 }, weekdays: [3] } },
  ],
  [
    'cafe',
    'did we have a good saturday',
    'revenue',
    { of: { kind: 'unit-of', unit: 'day', date: '2026-11-14' } },
    { period: { of: { kind: 'last', unit: 'week', count: 13 }, weekdays: [5] } },
  ],
  [
    'cafe',
    'was it busy on tuesday',
    'transactions',
    { of: { kind: 'unit-of', unit: 'day', date: '2026-11-17' } },
    { period: { of: { kind: 'last', unit: 'week', count: 13 }, weekdays: [1] } },
  ],
  [
    'realestate',
    'was last week any good',
    'revenue',
    { of: { kind: 'current', unit: 'week', back: 1 } },
    { period: { of: { kind: 'last', unit: 'week', count: 13 } } },
  ],
  [
    'consulting',
    'was it a bad week last week?',
    'revenue',
    { of: { kind: 'current', unit: 'week', back: 1 } },
    { period: { of: { kind: 'last', unit: 'week', count: 13 } } },
  ],
])('%s: %s', async (type, question, measure, period, against) => {
  expect(await askedPlan(type, question)).toMatchObject({
    operator: 'compare',
    measure,
    of: { period },
    against,
  })
})

test.each<[DemoBusiness, string, string, string]>([
  ['cafe', 'was yesterday any good for a thursday?', '2026-11-19', ''],
  ['cafe', 'compare monday and tuesday this week', '2026-11-16', '2026-11-17'],
  ['cafe', 'was tuesday or wednesday this week better?', '2026-11-17', '2026-11-18'],
  ['realestate', 'thursday against friday last week', '2026-11-12', '2026-11-13'],
  ['realestate', 'Tuesday this week vs last tuesday', '2026-11-17', '2026-11-10'],
  ['cafe', 'was wednesday this week better than last wednesday', '2026-11-18', '2026-11-11'],
])('%s: %s', async (type, question, of, against) => {
  const plan = await askedPlan(type, question)
  expect(plan).toMatchObject({ operator: 'compare' })
  expect(JSON.stringify(plan)).toContain(`"date":"${of}"`)
  expect(JSON.stringify(plan)).toContain(against)
})

test('a week is no part of what it is held against', async () => {
  const except = [{ of: { kind: 'current', unit: 'week', back: 1 } }]
  expect(await askedPlan('realestate', 'was last week any good')).toMatchObject({
    against: { filter: { except } },
  })
})

test('a day is held against the same weekday and without itself', async () => {
  const message = await ask('cafe', 'was wednesday a good day')
  expect(message).toMatch(
    /^No\. Revenue was \$1,906 a day on Wednesday 18 November against \$2,223 a day on Wednesdays/,
  )
})

test.each<[DemoBusiness, string]>([
  ['cafe', 'is tuesday a good day to close'],
  ['cafe', 'would saturday be a good day for the party'],
  ['cafe', 'was the memo about wednesday any good'],
])('not a time that is judged: %s: %s', async (type, question) => {
  const plan = await askedPlan(type, question)
  expect(plan).not.toMatchObject({ operator: 'compare' })
})
