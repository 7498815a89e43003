/** What a longer question takes for granted is held against the records; the truth is the tests' own arithmetic. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import type { Records } from '../../service/advisor/records.ts'
import { askedReply } from './asked-questions.ts'
import { costsOf, last, lineOf, total } from './raw-figures.ts'
import { settledRecords } from './seeded-records.ts'

type Truth = (records: Records) => boolean

const shareOfSales = (all: Records, line: 'staff' | 'supplies', weeks: number): number =>
  total(last(all, weeks).map((week) => lineOf(week, line))) /
  total(last(all, weeks).map(({ revenue }) => revenue))

const inOctober = (all: Records) =>
  all.kpis.filter(({ weekStart }) => weekStart >= '2026-10-01' && weekStart < '2026-11-01')

const supposed: readonly (readonly [type: DemoBusiness, question: string, truth: Truth])[] = [
  [
    'cafe',
    'Seeing as wages are over 40% of sales now, who do I cut?',
    (all) => shareOfSales(all, 'staff', 4) > 0.4,
  ],
  [
    'cafe',
    'Wages are above half of sales these days, so should I cut a shift?',
    (all) => shareOfSales(all, 'staff', 4) > 0.5,
  ],
  [
    'cafe',
    'Given that staff costs are over 45 percent of sales, what should we do about Tuesdays?',
    (all) => shareOfSales(all, 'staff', 13) > 0.45,
  ],
  [
    'cafe',
    'If supplies are under 30% of sales, why is there nothing left?',
    (all) => shareOfSales(all, 'supplies', 4) < 0.3,
  ],
  [
    'cafe',
    'Since takings fell below 15k in October, how do I win customers back?',
    (all) => inOctober(all).some(({ revenue }) => revenue < 15_000),
  ],
  [
    'consulting',
    'Our billing slipped under $50,000 in October. Should we cut the rate?',
    (all) => inOctober(all).some(({ revenue }) => revenue < 50_000),
  ],
  [
    'consulting',
    'Now that we’re losing money every week, what should go first?',
    (all) => last(all, 4).every((week) => week.revenue < costsOf(week)),
  ],
  [
    'realestate',
    'Staff costs have doubled since August, so what now?',
    (all) => total(last(all, 10).map((week) => lineOf(week, 'staff'))) / 10 > 40_000,
  ],
  [
    'realestate',
    'As marketing costs us less than rent, should we spend more on it?',
    (all) =>
      total(last(all, 13).map((week) => lineOf(week, 'marketing'))) <
      total(last(all, 13).map((week) => lineOf(week, 'premises'))),
  ],
]

describe('what is false is contradicted before anything else', () => {
  it.each(supposed)('%s: %s', async (type, question, truth) => {
    const records = settledRecords(type)
    expect(truth(records), question).toBe(false)
    const { message } = await askedReply(records, question)
    expect(message, question).toMatch(/^(?:No\b|Not by that much|Hardly)/)
  })
})

const holding: readonly (readonly [type: DemoBusiness, question: string, truth: Truth])[] = [
  [
    'cafe',
    'Since wages are over 30% of sales, should we close on Tuesdays?',
    (all) => shareOfSales(all, 'staff', 13) > 0.3,
  ],
  [
    'realestate',
    'Given that marketing costs us more than rent, should we step down the portal tier?',
    (all) =>
      total(last(all, 13).map((week) => lineOf(week, 'marketing'))) >
      total(last(all, 13).map((week) => lineOf(week, 'premises'))),
  ],
]

describe('what is true is not dwelt on', () => {
  it.each(holding)('%s: %s', async (type, question, truth) => {
    const records = settledRecords(type)
    expect(truth(records), question).toBe(true)
    const whole = await askedReply(records, question)
    expect(
      whole.plans?.map(({ operator }) => operator),
      question,
    ).toEqual(['advise'])
  })
})

describe('a step of ours that was never taken is no ground', () => {
  it.each([
    [
      'cafe',
      'We’ve been flat since we put the coffee price up, so should I put it up again?',
      'Charge 20 cents more for coffee',
    ],
    [
      'cafe',
      'Since we started closing the kitchen early on Mondays, are we saving on wages?',
      'Close the kitchen early on Mondays',
    ],
    [
      'consulting',
      'Now that we’ve sublet the six desks, has rent come down?',
      'Sublet six desks on the second floor',
    ],
    [
      'consulting',
      'How much have we saved since we moved internal meetings to Friday?',
      'Move internal meetings to Friday',
    ],
  ] as const)('%s: %s', async (type, question, title) => {
    const { message } = await askedReply(settledRecords(type), question)
    expect(message.slice(0, 160), question).toMatch(/^(?:No\b|Not decided yet)/)
    expect(message.slice(0, 160), question).toContain(title)
  })
})

describe('a claim gets its verdict', () => {
  it.each([
    ['consulting', 'We bill 36 days a week these days, so the target’s met, isn’t it?', /^No\b/],
    ['consulting', 'we’re billing 45 days a week at the moment, right?', /^No\b/],
    ['cafe', 'Weekends are always busier than weekdays, right?', /^Yes\b/],
    ['cafe', 'Tuesdays are always busier than Saturdays, aren’t they?', /^No\b/],
    ['realestate', 'Sundays are always quieter than Saturdays, true?', /^Yes\b/],
  ] as const)('%s: %s', async (type, question, verdict) => {
    const { message } = await askedReply(settledRecords(type), question)
    expect(message, question).toMatch(verdict)
  })
})
