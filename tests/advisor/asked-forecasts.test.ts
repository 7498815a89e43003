/** Whether something will be reached, asked in many ways: the bounds, and the probability that follows from the band. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { chanceOf, chanceWords } from '../../service/advisor/answers/writers/forecast-chance.ts'
import { askedReply } from './asked-questions.ts'
import { readQuestion } from './read-question.ts'
import { seededRecords } from './seeded-records.ts'

const forecast = (plan: object) => ({ operator: 'forecast', ...plan })

describe.each<[DemoBusiness, readonly (readonly [question: string, plan: object])[]]>([
  [
    'cafe',
    [
      ['will we hit 20k next week', forecast({ atLeast: 20_000 })],
      [
        'will december beat 80 thousand',
        forecast({ above: 80_000, period: { of: { kind: 'month', month: 12 } } }),
      ],
      [
        'are we going to stay above 17,000 a week until christmas',
        forecast({ above: 17_000, weekly: 'every', period: { of: { from: '2026-11-23' } } }),
      ],
      ['how likely is a week under 15000 in the next month', forecast({ below: 15_000, weekly: 'any' })],
      ['will we make a loss in december', forecast({ measure: 'profit', below: 0 })],
      [
        'will we have run out of cash by easter if things stay as they are?',
        { operator: 'value', measure: 'runway', lasting: { until: '2027-03-25' } },
      ],
    ],
  ],
  ['realestate', [['what are the odds we do 55k next week', forecast({ atLeast: 55_000 })]]],
  [
    'consulting',
    [
      ['are we on track for 60k this week', forecast({ atLeast: 60_000 })],
      [
        'will profit stay positive through january',
        forecast({ measure: 'profit', above: 0, weekly: 'every' }),
      ],
      [
        'please provide a billing forecast for January and February',
        forecast({ period: { of: { kind: 'between' } } }),
      ],
    ],
  ],
])('%s', (type, questions) => {
  const { now } = seededRecords(type)
  it.each(questions)('%s', (question, plan) => {
    expect(readQuestion(question, type, now)?.plan).toMatchObject(plan)
  })
})

const chance = (bounds: object, weeks = 1) =>
  chanceOf(
    {
      context: { records: seededRecords('cafe') },
      plan: { operator: 'forecast', measure: 'revenue', weeks: 1, ...bounds },
    },
    { middle: 100, low: 80, high: 120 },
    weeks,
  )

describe('a chance from a band at 80 %', () => {
  it('is a tenth beyond an end, and a half beyond the middle', () => {
    expect(chance({ above: 120 })).toBeCloseTo(0.1, 3)
    expect(chance({ atMost: 80 })).toBeCloseTo(0.1, 3)
    expect(chance({ above: 100 })).toBeCloseTo(0.5, 6)
    expect(chance({ atLeast: 80, atMost: 120 })).toBeCloseTo(0.8, 3)
  })

  it('falls for every one of several weeks, and rises for any of them', () => {
    expect(chance({ above: 100, weekly: 'every' }, 3)).toBeCloseTo(0.125, 6)
    expect(chance({ above: 100, weekly: 'any' }, 3)).toBeCloseTo(0.875, 6)
  })

  it('is said in words', () => {
    expect([0.95, 0.7, 0.5, 0.2, 0.01].map(chanceWords)).toEqual([
      'Very likely',
      'Likely',
      'About as likely as not',
      'Unlikely',
      'Very unlikely',
    ])
  })
})

it('counts a week under way by its days', async () => {
  const records = seededRecords('consulting')
  const taken = (from: string, to: string) =>
    records.days
      .filter(({ date }) => date >= from && date <= to)
      .flatMap(({ hours }) => hours)
      .reduce((sum, { revenue }) => sum + revenue, 0)
  const all = taken('2026-11-16', '2026-11-19') + taken('2026-11-13', '2026-11-15')
  const { message } = await askedReply(records, 'are we on track for 60k this week')
  expect(message).toMatch(/^No, if the rest goes as it did a week before/)
  expect(message).toContain(`about $${Math.round(all).toLocaleString('en-AU')}.`)
})

describe('a forecast that the same weeks a year earlier were beyond', () => {
  it('says so, claims no likelihood of its own, and is less sure', async () => {
    const { message, basis } = await askedReply(seededRecords('realestate'), 'what will december look like')
    expect(message).toMatch(/would be about .* if the latest weeks went on/)
    expect(message).toMatch(/the same time a year earlier was below that range/)
    expect(basis.confidence.percent).toBeLessThan(40)
  })

  it('is not in an ordinary month', async () => {
    const { message } = await askedReply(seededRecords('cafe'), 'what will sales be next week')
    expect(message).toMatch(/will most likely be about/)
    expect(message).not.toMatch(/beyond|that range/)
  })
})
