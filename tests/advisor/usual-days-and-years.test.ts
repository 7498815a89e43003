/** Days that are usually better than others, this year against a last one that is mostly not on record, halves, and runs. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedReply } from './asked-questions.ts'
import { last } from './raw-figures.ts'
import { settledRecords } from './seeded-records.ts'

const reply = (type: DemoBusiness, question: string) => askedReply(settledRecords(type), question)

describe('what is usual on some days', () => {
  it.each<[DemoBusiness, string, readonly number[]]>([
    ['cafe', 'is the average spend lower on Fridays?', [4]],
    ['cafe', 'do we serve more customers on saturdays', [5]],
    ['realestate', 'are fees higher on thursdays', [3]],
  ])('is held against the other days (%s): %s', async (type, question, weekdays) => {
    const { plans } = await reply(type, question)
    expect(plans?.[0]).toMatchObject({
      operator: 'compare',
      of: { period: { weekdays } },
      against: { period: { weekdays: [0, 1, 2, 3, 4, 5, 6].filter((day) => !weekdays.includes(day)) } },
    })
  })

  it('what changes over time is not', async () => {
    const { plans } = await reply('cafe', 'are fridays getting busier')
    expect(plans?.[0]).not.toMatchObject({ against: { period: { weekdays: [0, 1, 2, 3, 5, 6] } } })
  })
})

describe('this year and last year', () => {
  it.each<[DemoBusiness, string, 'revenue' | 'transactions']>([
    ['cafe', 'are we ahead of last year on sales?', 'revenue'],
    ['consulting', 'are we down on last year for billed days', 'transactions'],
  ])('is held against the weeks of it that are on record (%s): %s', async (type, question, of) => {
    const { message, plans } = await reply(type, question)
    const records = settledRecords(type)
    const [first] = records.kpis
    const [latest] = last(records, 1)
    expect(plans?.[0]).toMatchObject({
      operator: 'compare',
      of: { period: { of: { kind: 'last', unit: 'week', count: 1 } } },
      against: { period: { moved: 'year-before' } },
    })
    const isUp = (latest?.[of] ?? 0) > (first?.[of] ?? 0)
    expect(message).toMatch(isUp === /ahead/.test(question) ? /^Yes\./ : /^No\./)
    expect(message).toContain('so no more of last year can be compared')
  })
})

it.each<[DemoBusiness, string, number]>([
  ['realestate', 'was the second half of 2026 better than the first?', 2],
  ['consulting', 'compare profit in the first half of 2026 with the second', 1],
])('the other half is of the same year (%s): %s', async (type, question, half) => {
  const { plans } = await reply(type, question)
  expect(plans?.[0]).toMatchObject({
    operator: 'compare',
    of: { period: { of: { kind: 'half', half, year: 2026 } } },
    against: { period: { of: { kind: 'half', half: 3 - half, year: 2026 } } },
  })
})

it.each<[DemoBusiness, string, object]>([
  ['realestate', 'how long has profit been over $9,000', { measure: 'profit', above: 9000, runs: 'current' }],
  [
    'consulting',
    'how long has the margin been less than 22%?',
    { measure: 'margin', below: 22, runs: 'current' },
  ],
])('how long something has been so is a run (%s): %s', async (type, question, plan) => {
  const { plans } = await reply(type, question)
  expect(plans?.[0]).toMatchObject({ operator: 'count', ...plan })
})

it('a shift that goes closes no day', async () => {
  const { plans } = await reply(
    'realestate',
    'what would we save by dropping a receptionist shift on the Friday',
  )
  expect(plans?.[0]).not.toHaveProperty('closed')
})

it.each<[DemoBusiness, string]>([
  ['realestate', 'can i take a month off in january'],
  ['cafe', 'Could I go away for a week in March?'],
])('leave for what no record has is no matter of any advice (%s): %s', async (type, question) => {
  const { message } = await reply(type, question)
  expect(message).not.toMatch(/^The open advisory/)
})
