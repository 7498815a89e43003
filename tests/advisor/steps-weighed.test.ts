/** Steps that are weighed, taken back or asked about in words that were read as something near: a draft, a neighbour, a purchase. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '../../schema/session/session.ts'
import { askedInTurn } from './asked-in-turn.ts'
import { ask } from './asked-on-record.ts'

const said = (cases: readonly (readonly [DemoBusiness, string, RegExp])[]) =>
  it.each(cases)('%s: %s', async (type, question, answer) => {
    expect(await ask(type, question)).toMatch(answer)
  })

describe('what is thought of a step', () => {
  it.each<[DemoBusiness, string]>([
    ['cafe', 'What’s your view on hiring a third barista?'],
    ['realestate', 'thoughts on leasing a second car?'],
    ['consulting', 'what do you make of renting a smaller office?'],
  ])('is advice and no draft: %s, %s', async (type, question) => {
    expect((await askedInTurn(type, question)).plans).toMatchObject([{ operator: 'advise' }])
  })
})

describe('what was decided by a time', () => {
  said([
    ['realestate', 'Did the fee cut in June work?', /^I found no decision/],
    ['cafe', 'what came of the discount in April', /^I found no decision/],
    [
      'consulting',
      'Did the rate rise in August work?',
      /Accepted on 26 May: “Raise the day rate for new work”/,
    ],
  ])
})

describe('what was never decided', () => {
  it('is answered with no text that only has a word of like meaning', async () => {
    expect(await ask('realestate', 'Did the price cut in July work?')).not.toMatch(/nearest on record/)
  })
})

describe('a day or a shift that may go', () => {
  said([
    ['cafe', 'Are Sundays worth keeping?', /^Yes\. Keep Sundays open\./],
    ['cafe', 'Is Saturday trading worth having?', /^Yes\. Keep Saturdays open\./],
  ])
})

describe('who takes the customers', () => {
  said([
    [
      'cafe',
      'If the bakery across the road takes 10% of our customers, are we still ok?',
      /with the number of sales down 10\.0%/,
    ],
    [
      'consulting',
      'if a big firm poaches a fifth of our clients how long before we are in trouble?',
      /billed days down 20\.0%/,
    ],
  ])

  it('is followed by how long the cash lasts', async () => {
    const { plans } = await askedInTurn('cafe', 'Could we live with 35% fewer sales?', 'for how long?')
    expect(plans).toMatchObject([
      { operator: 'scenario', asked: 'cash', changes: [{ lever: 'volume', size: -35 }] },
    ])
  })
})

describe('what pays for a cost', () => {
  said([
    ['realestate', 'How many settlements pay the wages?', /^To cover staff costs alone, you need about 60/],
    ['consulting', 'what must we bill just to cover the rent?', /^To cover premises costs alone, you need/],
    ['cafe', 'How much do we have to sell to pay wages alone?', /^To cover staff costs alone, you need/],
  ])
})

describe('sums and levels', () => {
  said([
    ['consulting', 'Is $1,300 a day below our usual day rate?', /^Yes\./],
    ['consulting', 'Is $1,900 a day above our average day rate?', /^Yes\./],
    ['consulting', 'Is $1,300 a day above our average day rate?', /^No\./],
    ['cafe', 'Could I pay myself $400 a week more?', /^Yes, out of a typical week: \$400 a week/],
    [
      'consulting',
      'Can I take $3,000 a month out of the business?',
      /^Yes, out of a typical week: \$692 a week/,
    ],
    ['cafe', 'What would halving our prices do?', /prices down 50\.0%/],
    ['cafe', 'How big a reserve should we have?', /^No cause for alarm/],
  ])
})

describe('what no record has', () => {
  said([
    ['cafe', 'do we owe anybody anything', /^Bills that are not paid yet: no record has that/],
    ['consulting', 'How promptly do clients pay?', /^How long clients take to pay: no record has that/],
    ['realestate', 'How many contracts fell over in spring?', /^Deals that fell through: no record has that/],
    ['realestate', 'do landlords pay on time?', /^How long clients take to pay: no record has that/],
  ])
})

describe('one step or another', () => {
  said([
    [
      'cafe',
      'Is it better to put prices up or cut hours?',
      /^The better of the two, going by the records, is to/,
    ],
    ['realestate', 'Raise fees or cut marketing?', /is worth more|comes first/],
  ])
})

describe('what something would cost', () => {
  it.each<[DemoBusiness, string]>([
    ['realestate', 'What would opening on Sundays cost?'],
    ['realestate', 'What would we save by dropping the newsletter?'],
  ])('is not answered with an advisory about something else: %s, %s', async (type, question) => {
    expect(await ask(type, question)).toMatch(/^I can’t tell from the records\./)
  })

  it('counts nobody “on”', async () => {
    expect(await ask('consulting', 'Could the two on the bench bring in $5,000 a week?')).not.toMatch(
      /2 on ×/,
    )
  })
})

describe('a surcharge on one weekday', () => {
  it('is not priced as one on all of them', async () => {
    expect(await ask('cafe', 'Would a 10% surcharge on Saturdays make sense?')).toMatch(
      /^I can’t tell from the records\./,
    )
  })
})

describe('words of another matter', () => {
  it.each<[DemoBusiness, string, RegExp]>([
    ['cafe', 'What should our first step be?', /^(?!.*too high)/s],
    ['consulting', 'We spend $8,000 on 12 days of training, worth it?', /^(?!.* a day, )/s],
  ])('are left alone: %s, %s', async (type, question, answer) => {
    expect(await ask(type, question)).toMatch(answer)
  })
})
