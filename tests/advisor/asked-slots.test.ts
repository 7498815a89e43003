/**
 * Each word of a question is understood in its place: what is negated, what an amount refers to, which year a quarter is in,
 * what is an emergency.
 */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { readQuestion } from './read-question.ts'
import { seededRecords } from './seeded-records.ts'

type Case = readonly [business: DemoBusiness, question: string, plan: Record<string, unknown>]

const month = (number: number) => ({ of: { kind: 'month', month: number } })

const cases: { readonly [about: string]: readonly Case[] } = {
  'leaves out what a question says it does not mean': [
    ['cafe', 'not revenue, the profit in August', { measure: 'profit', period: month(8) }],
    ['realestate', "don't tell me about fees, just the profit for August", { measure: 'profit' }],
    [
      'cafe',
      'everything but wages: what are our costs for August?',
      { measure: 'sum-of-supplies-premises-marketing-other', period: month(8) },
    ],
  ],
  'takes an amount for what it can be': [
    [
      'cafe',
      'weeks over 20k but with margin under 12',
      { measure: 'revenue', above: 20_000, filter: { where: { measure: 'margin', below: 12 } } },
    ],
    [
      'cafe',
      'cut staff by 10% and supplies by 5, what is the new margin?',
      {
        changes: [
          { lever: 'staff', by: 'percent', size: -10 },
          { lever: 'supplies', by: 'percent', size: -5 },
        ],
      },
    ],
    [
      'cafe',
      'what if I drop my prices by a dollar and get 10% more people in',
      {
        changes: [
          { lever: 'price', by: 'amount', size: -1 },
          { lever: 'volume', by: 'percent', size: 10 },
        ],
      },
    ],
    [
      'consulting',
      'what if the day rate was 1800',
      { changes: [{ lever: 'price', by: 'level', size: 1800 }] },
    ],
  ],
  'puts a quarter into the year that is named for it': [
    [
      'realestate',
      'Q2 vs Q1 this fin year',
      {
        of: { period: { of: { kind: 'financial-year', year: 2027, quarter: 2 } } },
        against: { period: { of: { kind: 'financial-year', year: 2027, quarter: 1 } } },
      },
    ],
    [
      'consulting',
      'profit in the first half of this year against the second half of 2025',
      { of: { period: { of: { kind: 'half', half: 1, year: 2026 } } } },
    ],
  ],
  'takes the start of a change for no week on record': [
    [
      'cafe',
      'suppose rent goes up 15% from January',
      { operator: 'scenario', period: { of: { kind: 'last', unit: 'week', count: 13 } } },
    ],
  ],
  'compares with a time long ago': [
    [
      'consulting',
      'are we more profitable than six months ago',
      { operator: 'compare', against: { period: { of: { kind: 'current', unit: 'month', back: 6 } } } },
    ],
    ['realestate', "what's our fee per sale compared to last year", { operator: 'compare' }],
  ],
  'sees that somebody is in danger': [
    ['cafe', 'my barista is suicidal what do i do', { because: 'emergency', isSelfHarm: true }],
    ['realestate', 'a tenant is threatening my staff with a knife', { because: 'emergency' }],
    ['cafe', "she cut herself and it won't stop bleeding", { because: 'emergency' }],
  ],
  'knows the days of February': [
    ['cafe', 'how much did we make on 29 February', { because: 'not-on-record', noSuchDate: '29 February' }],
    ['cafe', 'what about the 32nd of August', { because: 'not-on-record' }],
  ],
  'keeps the days, the share and the place of a comparison': [
    [
      'cafe',
      'Are Sundays getting better or worse lately?',
      { operator: 'compare', of: { period: { weekdays: [6] } } },
    ],
    [
      'cafe',
      'wages as a % of sales, September quarter vs the June quarter',
      { operator: 'compare', measure: 'staff-share' },
    ],
    [
      'cafe',
      'was Sunday our best day last week',
      { operator: 'rank', by: 'day', period: { of: { kind: 'current', unit: 'week', back: 1 } } },
    ],
    [
      'consulting',
      'weekly billing before vs after the water authority left',
      { operator: 'compare', against: { period: { moved: 'just-before' } } },
    ],
  ],
  'knows stretches that end on a day, and whole ones': [
    [
      'cafe',
      'sales for the fortnight to 8 November',
      { period: { of: { kind: 'dates', from: '2026-10-26', to: '2026-11-08' } } },
    ],
    ['cafe', 'last full quarter profit', { period: { of: { kind: 'current', unit: 'quarter', back: 1 } } }],
    ['cafe', 'sales b/w 1 Sept and 15 Oct', { period: { of: { kind: 'between' } } }],
  ],
  'reads words without their vowels': [
    ['realestate', 'settelments lst mnth', { measure: 'transactions' }],
    ['consulting', 'whts our profitt ths quater', { measure: 'profit' }],
  ],
  'counts people who go': [
    [
      'consulting',
      'what if one of the two seniors resigned?',
      { changes: [{ by: 'hours', size: -38 }], gone: { of: 'team' } },
    ],
    [
      'realestate',
      'what if four more landlords leave?',
      { gone: { of: 'payers', who: 'four more landlords' } },
    ],
    [
      'cafe',
      'what if everyone gets a 5% pay rise',
      { changes: [{ lever: 'staff', by: 'percent', size: 5 }] },
    ],
  ],
  'advises only where advice is asked for': [
    ['cafe', 'book me a table at Aria for Friday', { because: 'outside' }],
    ['realestate', 'would hiring a second property manager at 85k pay off', { operator: 'advise' }],
    ['cafe', 'list my open decisions', { operator: 'due', isWaiting: true }],
    ['consulting', 'write me a poem about consulting', { because: 'outside' }],
  ],
}

describe.each(Object.entries(cases))('the reader %s', (_, asked) => {
  it.each(asked)('%s: %s', (business, question, plan) => {
    expect(readQuestion(question, business, seededRecords(business).now)?.plan).toMatchObject(plan)
  })
})
