/** A sum that comes in once lifts the cash; one that never comes was not in it. */
import { expect, test } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { ask } from './asked-on-record.ts'
import { askedPlan } from './asked-questions.ts'

test.each<[DemoBusiness, string, number]>([
  ['cafe', 'the insurance pays us out $4,100 tomorrow. what does that change?', -4100],
  ['cafe', 'we got a 3k prize, how long would the money last now', -3000],
  ['realestate', 'what happens to cash if I sell the company car for $18,500', -18_500],
  ['consulting', 'a client hands us a $25,000 retainer up front, does it help', -25_000],
  ['consulting', 'can we pay the $9,000 fine', 9000],
  ['consulting', 'a 45k tax bill in march, how many weeks of cash does that leave?', 45_000],
  ['realestate', 'if we got a one-off $30,000 fee, how far would the cash go', -30_000],
])('%s: %s', async (type, question, once) => {
  expect(await askedPlan(type, question)).toMatchObject({ operator: 'scenario', changes: [], once })
})

test('money that comes in adds to the cash and is no price to be earned back', async () => {
  const message = await ask('cafe', 'what would a $12,000 grant do for us?')
  expect(message).toMatch(/\$12,000 more in the bank takes the cash from \$194,282 to \$206,282/)
  expect(message).not.toMatch(/earn|pays? back|covers it/)
})

test.each<[DemoBusiness, string]>([
  ['consulting', 'what if a client never settles the $14,000?'],
  ['realestate', 'a tenant never paid us the $1,900, does that matter'],
])('%s: %s', async (type, question) => {
  const message = await ask(type, question)
  expect(message).toMatch(/not in that cash/)
})

test.each<[DemoBusiness, string]>([
  ['cafe', 'do we owe more than $7,500?'],
  ['cafe', 'is our overdraft under 15k'],
  ['consulting', 'are our debts below $40,000'],
  ['cafe', 'was the fit-out above $90,000?'],
])('a level of what no record has is not one of sales: %s: %s', async (type, question) => {
  const message = await ask(type, question)
  expect(message).not.toMatch(/Revenue/)
})
