/** A level that is wanted, and the cost or price that would have to move for it. */
import { expect, it } from 'vitest'
import { askedReply } from './asked-questions.ts'
import { seededRecords } from './seeded-records.ts'

type Trade = 'cafe' | 'consulting' | 'realestate'

it.each<[Trade, string, object]>([
  [
    'cafe',
    'I want margin back at 13, how much do I need to cut supplies by',
    { lever: 'supplies', outcome: 'margin', target: 13 },
  ],
  [
    'consulting',
    'by how much would salaries have to shrink for margin to reach 25, if we don’t let rates move',
    { lever: 'staff', outcome: 'margin', target: 25 },
  ],
  [
    'consulting',
    'what can contractors cost us at most before margin dips under 18',
    { lever: 'supplies', target: 18 },
  ],
  [
    'realestate',
    'what could we pay the portal before it eats all the profit',
    { lever: 'marketing', outcome: 'profit', target: 0 },
  ],
  ['cafe', 'what’s the most I can pay for staff and still keep 12% margin', { lever: 'staff', target: 12 }],
  [
    'cafe',
    'how many sales would it take to get to 22k',
    { lever: 'volume', outcome: 'revenue', target: 22_000 },
  ],
  ['cafe', 'how many sales to make 3k profit', { lever: 'volume', outcome: 'profit', target: 3000 }],
])('%s: %s', async (trade, message, plan) => {
  const { plans } = await askedReply(seededRecords(trade), message)
  expect(plans).toMatchObject([{ operator: 'solve', ...plan }])
})

it('says how far a cost could still rise where the level is below what there is', async () => {
  const { message } = await askedReply(
    seededRecords('consulting'),
    'what can contractors cost us at most before margin dips under 18',
  )
  expect(message).toMatch(
    /^Spending on contractors could rise by \$[\d,]+ a week .*, before the profit margin is down to 18\.0%\./,
  )
})

it.each<[Trade, string]>([
  ['cafe', 'why did supplies rise when margin was 13'],
  ['cafe', 'what did we pay for staff last month'],
  ['consulting', 'what would a 5% pay rise do to margin'],
])('is none of: %s: %s', async (trade, message) => {
  const { plans } = await askedReply(seededRecords(trade), message)
  expect(plans?.map(({ operator }) => operator)).not.toContain('solve')
})

it('a bigger sale is no price that it falls to', async () => {
  const { plans } = await askedReply(seededRecords('cafe'), 'what if every sale was a dollar bigger')
  expect(plans).toMatchObject([
    { operator: 'scenario', changes: [{ lever: 'price', by: 'amount', size: 1 }] },
  ])
})
