/** Decisions about money: how often a sum is paid, for how many, and what is left of profit and cash. */
import { expect, test } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { ask } from './asked-on-record.ts'
import { askedPlan } from './asked-questions.ts'

test.each<[DemoBusiness, string, number, boolean | undefined]>([
  ['consulting', 'one more consultant at 110k plus super. can we wear it?', 110_000 / 52, true],
  ['consulting', 'one more consultant at 110k, can we wear it?', 110_000 / 52, true],
  ['realestate', 'hire two property managers at 80k each plus super', 160_000 / 52, true],
  ['cafe', 'will we cope with another chef at $85,000 plus super', 85_000 / 52, true],
  ['cafe', 'can I afford a pay rise of $150 a week for my manager?', 150, undefined],
  ['realestate', 'can we afford to give our 5 agents a $200 a week raise each', 1000, undefined],
  ['cafe', 'wages go up $1 an hour and we roster 228 hours. what does that do to us?', 228, undefined],
  [
    'cafe',
    'the award lifts pay rates 75 cents an hour across 310 hours a week, what’s that do to profit',
    232.5,
    undefined,
  ],
])('%s: %s', async (type, question, size, withSuper) => {
  const plan = await askedPlan(type, question)
  expect(plan).toMatchObject({
    operator: 'scenario',
    changes: [{ lever: 'staff', by: 'amount', ...(withSuper ? { withSuper } : {}) }],
  })
  expect(plan).toHaveProperty('changes.0.size', expect.closeTo(size, 1))
})

test.each<[DemoBusiness, string, number]>([
  ['cafe', 'what if I pay the new coffee machine off over 12 months, it’s 14k', 14_000 / 52],
  ['cafe', 'spread a $9,000 fridge over 18 months?', 9000 / 78],
  ['realestate', 'new signs for $9,600 paid off over 8 months, affordable?', 9600 / 8 / (52 / 12)],
])('equal parts: %s: %s', async (type, question, size) => {
  const plan = await askedPlan(type, question)
  expect(plan).toMatchObject({ operator: 'scenario', changes: [{ lever: 'other', by: 'amount' }] })
  expect(plan).toHaveProperty('changes.0.size', expect.closeTo(size, 1))
})

test.each<[DemoBusiness, string, number]>([
  ['realestate', 'Can I pay each of my four salespeople a $2,500 Christmas bonus', 10_000],
  ['realestate', 'a $2,500 bonus to each of my four salespeople', 10_000],
  ['consulting', 'could I give each of the 4 seniors a 5 grand bonus at christmas', 20_000],
  ['cafe', 'a $300 bonus to each of my 6 staff, can we do that?', 1800],
])('for each: %s: %s', async (type, question, once) =>
  expect(await askedPlan(type, question)).toMatchObject({ operator: 'scenario', once }),
)

test.each<[DemoBusiness, string, string]>([
  ['cafe', 'should i pay myself an extra 500 a week', '$500 a week'],
  ['realestate', 'I owe myself a pay rise, say 500 bucks a week. doable?', '$500 a week'],
  ['consulting', 'take out 3k a month for myself, how long does the cash last', '$692 a week'],
  ['consulting', 'if I drew another $1,200 a week would we still be ok', '$1,200 a week'],
])('drawn: %s: %s', async (type, question, sum) => {
  const text = await ask(type, question)
  expect(text).toMatch(/^Yes, out of a typical week: /)
  expect(text).toContain(`${sum} would take the profit of a typical week from`)
  expect(text).toMatch(/The runway would go from [\d.]+ weeks to [\d.]+ weeks of costs\./)
})

test('a salary answers with a verdict, profit before and after, super and runway', async () => {
  const text = await ask('consulting', 'one more consultant at 110k plus super. can we wear it?')
  expect(text).toMatch(
    /Yes, a typical week would still make a profit\. Profit would fall by about \$2,369 a week/,
  )
  expect(text).toMatch(/The runway would go from 14\.9 weeks to/)
  expect(text).toContain('plus super')
})

test.each<[DemoBusiness, string]>([
  ['realestate', 'a $2,500 bonus to each of my four salespeople if they hit target'],
  ['cafe', 'can I pay myself 500 a week less'],
  ['cafe', 'should I pay myself an extra 500 a week instead of hiring'],
  ['cafe', 'what did I pay myself, 500 a week?'],
  ['consulting', 'one more consultant at 110k plus super who bills 4 days a week'],
  ['consulting', 'one more consultant at 110k package'],
  ['cafe', 'wages go up $1 an hour but we cut 20 hours, we roster 228 hours'],
  ['cafe', 'take 3k a month off the rent for myself'],
  ['cafe', 'a $300 bonus for my 6 staff'],
])('a condition, another part or another thing is none of these: %s: %s', async (type, question) => {
  const plan = JSON.stringify(await askedPlan(type, question)) ?? ''
  expect(plan).not.toMatch(
    /"withSuper":true,"product":\{"factors":\[\{"size":1,|"once":(?:10000|1800)\b|"size":228[,}]/,
  )
  expect(plan).not.toMatch(/Can we afford to pay myself/)
})

test.each<[DemoBusiness, string, number]>([
  ['cafe', 'we owe the ATO 12,000, can we pay it?', 12_000],
  ['cafe', 'can we afford to pay the ATO 12,000?', 12_000],
  ['cafe', 'the insurance bill is 6,400, are we ok?', 6400],
  ['realestate', 'we copped a $3,300 fine. can we cover it?', 3300],
  ['cafe', 'we owe the tax office $8,200. can we cover that?', 8200],
  ['consulting', 'the electrician invoiced us 2,400. do we have enough?', 2400],
  ['consulting', 'the landlord wants a $20k bond, can we manage?', 20_000],
])('due once: %s: %s', async (type, question, once) => {
  expect(await askedPlan(type, question)).toMatchObject({ operator: 'scenario', once, affordable: true })
})

test.each<[DemoBusiness, string]>([
  ['cafe', 'a client owes me $4,500 and won’t pay, how bad is that for cash?'],
  ['consulting', 'what if we never get the $4,500 a client owes us?'],
  ['realestate', 'a vendor owes us 3 grand, can we wait till January for it?'],
])('owed to us: %s: %s', async (type, question) => {
  const text = await ask(type, question)
  expect(text).toMatch(/cash runway .*is not in that cash/s)
  expect(text).not.toMatch(/would (?:rise|fall)/)
})

test.each<[DemoBusiness, string]>([
  ['cafe', 'should we ask for a $500 deposit on catering?'],
  ['cafe', 'can we charge a $300 cleaning bond?'],
  ['cafe', 'can we claim the $3,000 refund from the insurer?'],
  ['cafe', 'can we get a $900 refund from the roaster?'],
  ['cafe', 'can we put a $1,200 deposit in the bank'],
  ['cafe', 'they owe us an apology over the $200 order, can we be bothered?'],
  ['realestate', 'can we take a $5,000 holding deposit from the buyer?'],
  ['realestate', 'should we return the tenant’s $2,400 bond?'],
])('what comes in, or is only weighed, is no sum to pay: %s: %s', async (type, question) => {
  const plan = await askedPlan(type, question)
  expect(plan).not.toMatchObject({ affordable: true })
  expect(plan).not.toMatchObject({ measure: 'runway' })
})
