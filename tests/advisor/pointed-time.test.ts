/** Turns that refer to something in the previous answer, and periods that last until now. */
import { expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const after = async (type: DemoBusiness, first: string, second: string) => {
  const records = settledRecords(type)
  const turn = await askedReply(records, first)
  const before = turn.plans?.at(-1)
  const earlier = [{ message: first, reply: turn.message, plan: before }]
  return (await askedReply(records, second, { before, earlier })).plans?.[0]
}

it('keeps the week that was named', async () => {
  const plan = await after('consulting', 'which week was the worst for billing', 'and what was going on then')
  expect(plan).toMatchObject({
    operator: 'explain',
    of: { of: { kind: 'dates', from: '2025-12-29', to: '2026-01-04' } },
  })
})

it('takes the worst of the days just spoken of', async () => {
  const plan = await after('cafe', 'how did Saturdays go in October', 'what was the worst one')
  expect(plan).toMatchObject({
    operator: 'rank',
    by: 'day',
    order: 'lowest',
    period: { of: { kind: 'month', month: 10 }, weekdays: [5] },
  })
})

it('measures a stretch until now', async () => {
  const { plans } = await askedReply(
    settledRecords('realestate'),
    'how many deals did we do between Melbourne Cup and now',
  )
  expect(plans?.[0]).toMatchObject({
    operator: 'value',
    measure: 'transactions',
    period: { of: { kind: 'since', from: { kind: 'holiday', holiday: 'melbourne-cup' } } },
  })
})
