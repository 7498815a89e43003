/** Comparisons and reasons, asked in many ways: the sides, the basis, and the one week that makes the difference. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedReply } from './asked-questions.ts'
import { readQuestion } from './read-question.ts'
import { seededRecords } from './seeded-records.ts'

const month = (number: number) => ({ of: { kind: 'month', month: number } })

describe.each<[DemoBusiness, readonly (readonly [question: string, plan: object])[]]>([
  [
    'cafe',
    [
      [
        'how did last week compare with a normal week?',
        {
          operator: 'compare',
          against: { filter: { except: [{ of: { kind: 'current', unit: 'week', back: 1 } }] } },
        },
      ],
      [
        'how does this month compare with an average month',
        { operator: 'compare', against: { period: { of: { kind: 'last', unit: 'week', count: 52 } } } },
      ],
      [
        'compare mondays, tuesdays and wednesdays',
        { operator: 'value', group: 'weekday', period: { weekdays: [0, 1, 2] } },
      ],
      [
        'what drove the rise in costs in october compared with september',
        { operator: 'explain', measure: 'costs', of: month(10), against: month(9) },
      ],
      [
        'why did costs go from september to october like that',
        { operator: 'explain', of: month(10), against: month(9) },
      ],
    ],
  ],
  [
    'realestate',
    [
      [
        'how did the auction week stack up against a normal week?',
        {
          operator: 'compare',
          of: { period: { of: { kind: 'event' } } },
          against: { period: { of: { kind: 'last', count: 13 } } },
        },
      ],
    ],
  ],
  [
    'consulting',
    [
      [
        'which month had the lowest staff bill for each dollar billed?',
        { operator: 'rank', measure: 'staff-share', by: 'month', order: 'lowest' },
      ],
      [
        'please compare our average day rate in October with September',
        { operator: 'compare', measure: 'revenue-per-transaction', of: { period: month(10) } },
      ],
    ],
  ],
])('%s', (type, questions) => {
  const { now } = seededRecords(type)
  it.each(questions)('%s', (question, plan) => {
    expect(readQuestion(question, type, now)?.plan).toMatchObject(plan)
  })
})

it('compares days of the week by the day', async () => {
  const records = seededRecords('consulting')
  const mean = (weekday: number) => {
    const days = records.days.filter(
      ({ date }) => date <= '2026-11-15' && (new Date(date).getUTCDay() + 6) % 7 === weekday,
    )
    const total = days.flatMap(({ hours }) => hours).reduce((sum, { revenue }) => sum + revenue, 0)
    return `$${Math.round(total / days.length).toLocaleString('en-AU')} a day`
  }
  const { message } = await askedReply(
    records,
    'are wednesdays really better than mondays? by how much a day',
  )
  expect(message).toContain(mean(2))
  expect(message).toContain(mean(0))
})

it('names the one week that makes the difference', async () => {
  const records = seededRecords('cafe')
  const mean = (weeks: readonly { readonly revenue: number }[]) =>
    weeks.reduce((sum, { revenue }) => sum + revenue, 0) / weeks.length
  const weeks = (from: string, to: string) =>
    records.kpis.filter(({ weekStart }) => weekStart >= from && weekStart <= to && weekStart !== '2026-07-13')
  const rest = mean(weeks('2026-06-29', '2026-07-27')) - mean(weeks('2026-06-01', '2026-06-22'))
  const { message } = await askedReply(records, 'why were july’s sales so bad')
  expect(message).toContain(
    `The week of 13 July, at $8,334, makes all the difference: without it, revenue rose by $${Math.round(rest)} a week.`,
  )
})

const hoursOf = (from: number, until: number) => ({ filter: { hours: { from, until } } })

describe('before or after an hour', () => {
  it.each([
    ['Are we busier before or after noon?', 12],
    ['do we take more before or after 2pm', 14],
    ['before and after 10 am, which is quieter?', 10],
    ['Is it better after or before lunch on Saturdays?', 12],
    ['are sales higher before than after 3 pm', 15],
  ])('%s', async (question, hour) => {
    const records = seededRecords('cafe')
    const { plans } = await askedReply(records, question)
    const [plan] = plans ?? []
    const sides = plan?.operator === 'compare' ? [plan.of, plan.against] : []
    expect(
      sides.map(({ filter }) => filter?.hours?.from).toSorted((one = 0, other = 0) => one - other),
    ).toEqual([0, hour])
    expect(sides).toContainEqual(expect.objectContaining(hoursOf(0, hour)))
    expect(sides).toContainEqual(expect.objectContaining(hoursOf(hour, 24)))
  })

  it('names the quieter side where that is asked', async () => {
    const records = seededRecords('cafe')
    const all = await Promise.all(
      ['Which is quieter, Mondays or Saturdays?', 'Which is busier, Mondays or Saturdays?'].map((question) =>
        askedReply(records, question),
      ),
    )
    expect(all.map(({ message }) => message.split('.')[0])).toEqual(['Mondays', 'Saturdays'])
  })

  it('names the side that is higher, and leaves no word out', async () => {
    const records = seededRecords('cafe')
    const { message } = await askedReply(records, 'Are we busier before or after noon?')
    const sold = (isEarly: boolean) =>
      records.days
        .filter(({ date }) => date >= '2026-09-21' && date <= '2026-11-15')
        .flatMap(({ hours }) => hours)
        .filter(({ hour }) => hour < 12 === isEarly)
        .reduce((sum, { transactions }) => sum + transactions, 0)
    expect(message).toMatch(sold(true) > sold(false) ? /^Before noon\./ : /^After noon\./)
    expect(message).toContain(sold(true).toLocaleString('en-AU'))
    expect(message).not.toContain('left out')
  })
})
