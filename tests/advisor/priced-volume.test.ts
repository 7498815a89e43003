/** A price that moves on a number sold that the question gives: its sum is worked out, and no average sale is put in its place. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { ask } from './asked-on-record.ts'
import { askedPlan } from './asked-questions.ts'

const month = 12 / 52

describe('a price on a number sold', () => {
  it.each<readonly [DemoBusiness, string, number]>([
    ['cafe', 'Toasties up 80 cents and we do 90 a day. What is that worth over a month?', 0.8 * 90 * 7],
    ['cafe', 'What do 25c less on 400 teas a week cost us?', -0.25 * 400],
    [
      'cafe',
      'the big breakfast goes from $19 to $21.50 and we sell 260 a month, how much extra is that',
      2.5 * 260 * month,
    ],
    [
      'consulting',
      'We charge 1600 a day now. How much more a year if we go to 1680 on 33 days a week?',
      80 * 33,
    ],
    [
      'consulting',
      'If the rate drops from $1,700 to $1,650 and we bill 30 days a week, how much less is that?',
      -50 * 30,
    ],
    [
      'realestate',
      'Commission from 2% to 2.2% on $1,500,000 of sales a month, what does it add?',
      0.002 * 1_500_000 * month,
    ],
  ])('%s: %s', async (type, question, weekly) => {
    expect(await askedPlan(type, question)).toMatchObject({
      operator: 'scenario',
      changes: [{ lever: 'price', by: 'revenue', size: expect.closeTo(weekly, 6) }],
    })
  })

  it('moves profit by the same sum, since as many are made as before', async () => {
    const reply = await ask(
      'consulting',
      'Rate from 1500 to 1600 and we bill 40 days a week, how much more a year?',
    )
    expect(reply).toMatch(/40 days × \$100 comes to \$4,000 a week/)
    expect(reply).toMatch(/Over a year that is about \$208,000 more profit/)
    expect(reply).toMatch(/assumes you sell as many/)
  })
})

describe('what is no price on a number sold', () => {
  it.each<readonly [DemoBusiness, string]>([
    ['cafe', 'What would 20 more customers a day spending $12 each bring in?'],
    ['cafe', 'If I hire 2 people at $30 an hour for 20 hours a week, what does it cost?'],
    ['cafe', 'Rent goes up $200 a week, what does that do?'],
    ['realestate', 'Did fees go from $50,000 to $60,000 in 4 weeks?'],
  ])('%s: %s', async (type, question) => {
    expect(await askedPlan(type, question)).not.toMatchObject({
      changes: [{ lever: 'price', by: 'revenue' }],
    })
  })
})

describe('a price that we pay, on a number that we use', () => {
  it.each<readonly [DemoBusiness, string, string, number]>([
    [
      'cafe',
      'If milk goes up 20 cents and we use 300 litres a week how much more is that a year?',
      'supplies',
      60,
    ],
    ['cafe', 'Beans drop 40 cents a kilo and we buy 16 kilos a week, what do we save?', 'supplies', -6.4],
  ])('is a cost: %s: %s', async (type, question, lever, size) => {
    expect(await askedPlan(type, question)).toMatchObject({
      operator: 'scenario',
      changes: [{ lever, by: 'amount', size: expect.closeTo(size, 6) }],
    })
  })

  it.each<readonly [DemoBusiness, string]>([
    [
      'realestate',
      'If agents’ commission goes from 2% to 2.5% on $500,000 of sales a month, how much more do we pay them?',
    ],
    [
      'cafe',
      'If rent goes from $2,500 to $3,000 and we sell 1200 coffees a week, how much more do we pay a year?',
    ],
    ['cafe', 'Marketing goes up $200 and we sell 1,300 a week, what does it do?'],
  ])('or nothing that this works out: %s: %s', async (type, question) => {
    expect(await askedPlan(type, question)).not.toMatchObject({ changes: [{ by: 'revenue' }] })
  })
})

describe('a level of prices in advice', () => {
  it('is charged, and not added', async () => {
    expect(await ask('consulting', 'should I put the day rate up from 1640 to 1750')).toMatch(
      /Charge \$1,750 on each billed day/,
    )
  })
})
