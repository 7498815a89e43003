/** "Since October" holds the weeks after it against it; "after September" begins with October. */
import { expect, test } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedPlan } from './asked-questions.ts'

const weeks = (count: number) => ({ period: { of: { kind: 'last', unit: 'week', count } } })

test.each<[DemoBusiness, string, number, number]>([
  ['cafe', 'have supply costs gone up since october?', 2, 10],
  ['cafe', 'Is it true our wages have gone up since october?', 2, 10],
  ['realestate', 'are fees up since october', 2, 10],
  ['cafe', 'did wages go up since august?', 4, 8],
  ['consulting', 'has billing fallen since september', 4, 9],
])('%s: %s', async (type, question, count, month) => {
  expect(await askedPlan(type, question)).toMatchObject({
    operator: 'compare',
    of: weeks(count),
    against: { period: { of: { kind: 'month', month } } },
  })
})

test.each<[DemoBusiness, string]>([
  ['consulting', 'why did billing drop after September?'],
  ['cafe', 'what were sales after september'],
  ['consulting', 'did billing go up after september'],
])('%s: %s', async (type, question) => {
  const from = { kind: 'unit-of', unit: 'day', date: '2026-10-01' }
  expect(JSON.stringify(await askedPlan(type, question))).toContain(JSON.stringify({ kind: 'since', from }))
})
