/** Proposals that state their price: which amount is read, and what the answer does with it. */
import { describe, expect, it } from 'vitest'
import { outlayIn } from '../../service/advisor/options/outlays/outlay.ts'
import { ask } from './asked-on-record.ts'

describe('an outlay in a text', () => {
  it.each([
    ['Should we get a $14,500 slicer?', { kind: 'once', sum: 14_500 }],
    ['A van costs 32k. Sensible?', { kind: 'once', sum: 32_000 }],
    ['Is a subscription at $52 a week worth it?', { kind: 'weekly', sum: 52, lever: 'other', isHire: false }],
    [
      'Should we rent the shop next door for $5,200 a year?',
      { kind: 'weekly', sum: 100, lever: 'premises', isHire: false },
    ],
    [
      'Can we afford a junior analyst on 78 thousand?',
      { kind: 'weekly', sum: 1500, lever: 'staff', isHire: true },
    ],
    ['What if I borrow $60,000 at 8% over four years?', { kind: 'loan', sum: 60_000, rate: 8, years: 4 }],
  ])('%s', (text, outlay) => {
    expect(outlayIn(text)).toEqual(outlay)
  })

  it.each([
    'Did we spend $900 on ads last month?',
    'How many weeks were over $20,000?',
    'Give me three ways to save $300 a week',
    'Should we charge $5 more?',
    'A client worth $8,000 a month is leaving, how bad?',
    'Is 2026 better than 2025?',
    'We sold 320 coffees at $5 each and paid $900 for beans',
    'Wages up 4% and $200 a week more on ads?',
  ])('is none in: %s', (text) => {
    expect(outlayIn(text)).toBeUndefined()
  })
})

describe('the answer to a proposal with its price', () => {
  it('says what a machine must add each week to be earned back in a year', async () => {
    const reply = await ask('cafe', 'If I buy a $10,400 espresso grinder, how long until it pays for itself?')
    expect(reply).toMatch(/^\$10,400 pays back in a year if it adds \$200 of profit a week/)
    expect(reply).toMatch(/No record says what it would add/)
  })

  it('says what a hire has to bring in, and what a week leaves without it', async () => {
    const reply = await ask('realestate', 'What would another property manager on 85k need to bring in?')
    expect(reply).toMatch(
      /^To pay for its \$1,635 a week, it has to bring in about \$\d,\d{3} more revenue a week/,
    )
    expect(reply).toMatch(/would keep \$[\d,]+ of its \$11,912 of profit/)
  })

  it('weighs a hire that is asked about, and writes no advertisement', async () => {
    const reply = await ask('realestate', 'would hiring a second property manager at 85k a year pay off?')
    expect(reply).not.toMatch(/draft/)
    expect(reply).toMatch(/\$1,635 a week/)
  })

  it('spreads a loan over its months, interest included', async () => {
    const reply = await ask(
      'consulting',
      'I want to borrow 50k at 9% over five years, can the business carry it?',
    )
    expect(reply).toMatch(/The loan would take \$240 a week to repay/)
  })
})

describe('advice on a matter that no record is about', () => {
  it('weighs a price in dollars, whatever is named after it', async () => {
    const reply = await ask('cafe', 'Can we afford an $18,000 coffee machine outright?')
    expect(reply).toMatch(/^Yes\. (?:Cash covers it|After \$18,000 the cash would)/)
  })

  it('leads with none of the steps that only move the same costs', async () => {
    const reply = await ask('cafe', 'Is it cheaper to make the cakes ourselves?')
    expect(reply).toMatch(/^I can’t tell from the records/)
  })

  it('sets a level beside our table of the trade, and says whose table it is', async () => {
    const reply = await ask('cafe', 'Is our wages bill too high?')
    expect(reply).toMatch(/^About usual: .*our assumption/)
  })

  it('does not take the end of a thing for the smaller change on record', async () => {
    const reply = await ask('realestate', 'should i cut the portal altogether')
    expect(reply).not.toMatch(/^Yes/)
  })
})
