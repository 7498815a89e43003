/** Follow-ups keep the terms of the turn before: its share, its days, its two times, its kind of period. */
import { describe, expect, it } from 'vitest'
import type { Plan } from '#schema/advisor/plan'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

type Who = 'cafe' | 'consulting' | 'realestate'

/** The last plan of the last of these turns of one conversation. */
const lastPlan = async (who: Who, ...turns: readonly string[]): Promise<Plan | undefined> => {
  let before: Plan | undefined
  for (const turn of turns) {
    const reply = await askedReply(settledRecords(who), turn, { ...(before ? { before } : {}) })
    before = reply.plans?.at(-1)
  }
  return before
}

describe('a follow-up', () => {
  it.each([
    [
      'staff costs as a percentage of revenue in October against September',
      'and marketing?',
      'marketing-share',
    ],
    ['what share of revenue went on supplies in August', 'what about wages', 'staff-share'],
    ['what share of revenue went on supplies in August', 'and how much did we spend on wages?', 'staff'],
  ])('%s / %s', async (first, then, measure) => {
    expect(await lastPlan('cafe', first, then)).toMatchObject({ measure })
  })

  it('asks for an hour of the day that was found', async () => {
    const plan = await lastPlan(
      'realestate',
      'which day of the week is quietest?',
      'and the busiest hour on that day?',
    )
    expect(plan).toMatchObject({ operator: 'rank', by: 'hour', order: 'highest', period: { weekdays: [6] } })
  })

  it('asks for one of all days of the week after some of them', async () => {
    const first = 'how much did we take on Saturdays in October'
    const plan = await lastPlan('cafe', first, 'what is the slowest day of the week?')
    expect(plan).toMatchObject({ operator: 'rank', by: 'weekday', order: 'lowest' })
    expect(plan).not.toMatchObject({ period: { weekdays: [5] } })
  })

  it('asks for the other end of the same kind of period', async () => {
    const plan = await lastPlan('consulting', 'worst month this year', 'and the best one?')
    expect(plan).toMatchObject({ operator: 'rank', by: 'month', order: 'highest', count: 1 })
  })

  it('sets another cost, and another time, against what pays for it', async () => {
    const first = 'was revenue in October enough to cover the rent?'
    expect(await lastPlan('cafe', first, 'and the wages?')).toMatchObject({
      measure: 'revenue',
      whole: { measure: 'staff' },
    })
    expect(await lastPlan('cafe', first, 'and in September?')).toMatchObject({
      measure: 'revenue',
      period: { of: { kind: 'month', month: 9 } },
      whole: { measure: 'premises', period: { of: { kind: 'month', month: 9 } } },
    })
  })

  it('takes a number of weeks for how long it lasts', async () => {
    const plan = await lastPlan(
      'consulting',
      'what if we bill 3 more days a week for 8 weeks',
      'and over 10 weeks?',
    )
    expect(plan).toMatchObject({
      operator: 'scenario',
      changes: [{ lever: 'volume', size: 3 }],
      lasting: { count: 10, unit: 'week' },
    })
  })

  it('reads a bare bound in the thousands of the one before', async () => {
    const plan = await lastPlan('realestate', 'which weeks were fees over 52k', 'and how many were under 43?')
    expect(plan).toMatchObject({ operator: 'count', by: 'week', below: 43_000 })
  })

  it('compares the same two times by what is counted', async () => {
    const plan = await lastPlan(
      'consulting',
      'compare revenue in Q3 with Q2',
      'which of those was lower per billed day?',
    )
    expect(plan).toMatchObject({
      operator: 'compare',
      asked: 'which-lower',
      measure: 'revenue-per-transaction',
      of: { period: { of: { kind: 'quarter', quarter: 3 } } },
      against: { period: { of: { kind: 'quarter', quarter: 2 } } },
    })
  })
})
