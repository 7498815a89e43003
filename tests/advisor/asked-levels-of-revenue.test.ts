/** "What if revenue were $52,000 a week": the whole of what comes in, no cost and nothing on top. */
import { expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

it.each<[DemoBusiness, string, number]>([
  ['realestate', 'what would $52k a week for the rest of the year give us', 52_000],
  ['realestate', 'what if revenue were $52k a week', 52_000],
  ['realestate', 'what if fees were $52k a week', 52_000],
  ['realestate', 'with fees at $52k a week what is the margin', 52_000],
  ['realestate', 'suppose we did $52k a week', 52_000],
  ['cafe', 'what if takings hit $20,000 a week', 20_000],
  ['cafe', 'what would profit be at $20k a week', 20_000],
  ['consulting', 'what if we billed $60,000 a week', 60_000],
])('%s: %s', async (type, question, size) => {
  const { plans, message } = await askedReply(settledRecords(type), question)
  expect(plans?.[0]).toMatchObject({
    operator: 'scenario',
    changes: [{ lever: 'volume', by: 'revenue-level', size }],
  })
  expect(message).toContain(`$${size.toLocaleString('en-AU')}`)
  expect(message).not.toMatch(/more revenue|I left out|up to \$/)
})

it.each<[DemoBusiness, string, object]>([
  [
    'cafe',
    'How much would average spend have to be to make $3,000 profit a week?',
    { operator: 'solve', lever: 'price', outcome: 'profit', target: 3000 },
  ],
  [
    'consulting',
    'How many days a week must we sell at $1,700 to clear fifteen grand profit?',
    {
      operator: 'solve',
      lever: 'volume',
      target: 15_000,
      changes: [{ lever: 'price', by: 'level', size: 1700 }],
    },
  ],
  [
    'consulting',
    'how many days would we need at $1,500 each to make $14,000 profit a week',
    {
      operator: 'solve',
      lever: 'volume',
      target: 14_000,
      changes: [{ lever: 'price', by: 'level', size: 1500 }],
    },
  ],
  [
    'cafe',
    'what would each customer have to spend for a 15% margin',
    { operator: 'solve', lever: 'price', outcome: 'margin', target: 15 },
  ],
  [
    'cafe',
    'how much must every customer spend to make $3,000 a week with the same number of customers',
    { operator: 'solve', lever: 'price', outcome: 'profit', target: 3000 },
  ],
])('%s: %s is solved for its target', async (type, question, plan) => {
  const { plans } = await askedReply(settledRecords(type), question)
  expect(plans?.[0]).toMatchObject(plan)
})
