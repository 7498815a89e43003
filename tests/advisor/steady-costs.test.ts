/** What is lost where every cost stays, where supplies follow, and how long the cash lasts. */
import { expect, test } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { ask } from './asked-on-record.ts'
import { askedPlan } from './asked-questions.ts'

const steady = { lever: 'supplies', by: 'percent', size: 0, steady: true }

test.each<[DemoBusiness, string, string, number]>([
  ['cafe', 'If we lost 10% of customers and costs stayed the same, what’s profit?', 'percent', -10],
  ['cafe', 'suppose sales drop to 15k a week with everything else the same', 'revenue-level', 15_000],
  ['cafe', 'what if takings dropped by $1,500 a week and no costs changed', 'revenue', -1500],
  ['consulting', 'what if billing fell 15% and all costs stayed put', 'percent', -15],
  ['consulting', 'billing drops 10%, nothing else changes', 'percent', -10],
  [
    'consulting',
    'if we lost 10% of our clients and costs stayed the same how long would we last',
    'percent',
    -10,
  ],
  ['realestate', 'fees down a tenth, other things being equal, what do we make?', 'percent', -10],
])('every cost stays: %s: %s', async (type, question, by, size) =>
  expect(await askedPlan(type, question)).toMatchObject({
    operator: 'scenario',
    changes: [{ lever: 'volume', by, size }, steady],
  }),
)

test('all that is lost comes off profit, and the answer says so', async () => {
  const text = await ask('cafe', 'what if takings dropped by $1,500 a week and no costs changed')
  expect(text).toMatch(/^Profit would fall by about \$1,500 a week, .* and every cost as it is\./)
  expect(text).not.toContain('follow sales')
})

test('without those words the answer says which costs follow', async () => {
  expect(await ask('realestate', 'what if fees fell 10%?')).toMatch(
    /That lets spending on .* follow sales and leaves all other costs as they are\./,
  )
})

test.each<[DemoBusiness, string]>([
  ['realestate', 'Cash - if fees drop to 35k a week, when am I broke?'],
  ['consulting', 'billing drops to 45k a week, how long does the cash last?'],
])('how long the cash lasts: %s: %s', async (type, question) =>
  expect(await askedPlan(type, question)).toMatchObject({ operator: 'scenario', asked: 'cash' }),
)

test.each<[DemoBusiness, string]>([
  ['cafe', 'did costs stay the same last week?'],
  ['cafe', 'are our costs the same as last month?'],
  ['cafe', 'sales fall 20% but wages dont move'],
  ['cafe', 'what if prices rise 5% and wages go up $300 a week with rent the same'],
])('no supposition of every cost: %s: %s', async (type, question) =>
  expect(JSON.stringify(await askedPlan(type, question))).not.toContain('steady'),
)
