/** Runs of weeks, levels, and what figures are divided by, in many wordings. */
import { describe, expect, it } from 'vitest'
import { askedReply } from './asked-questions.ts'
import { seededRecords } from './seeded-records.ts'

const plansOf = async (trade: 'cafe' | 'consulting' | 'realestate', message: string) =>
  (await askedReply(seededRecords(trade), message)).plans

describe('runs and levels', () => {
  it.each([
    [
      'consulting',
      'did billing ever rise five weeks running?',
      { measure: 'revenue', step: 'rise', runOf: 5 },
    ],
    ['realestate', 'longest stretch of fees going up week on week', { measure: 'revenue', step: 'rise' }],
    [
      'cafe',
      'what is the most weeks we have gone without a dip in sales?',
      { step: 'no fall', runs: 'longest' },
    ],
    [
      'realestate',
      'cash has gone down how many weeks on the trot now',
      { measure: 'cash', step: 'fall', runs: 'current' },
    ],
    [
      'realestate',
      'when did transactions last rise three weeks running?',
      { step: 'rise', runOf: 3, asked: 'last' },
    ],
    [
      'cafe',
      'how many weeks in a row has profit gone up',
      { measure: 'profit', step: 'rise', runs: 'current' },
    ],
    ['cafe', 'in how many weeks did wages go up', { measure: 'staff', step: 'rise' }],
    ['cafe', 'how many weeks did we lose money', { measure: 'profit', below: 0 }],
  ] as const)('of change compare each week with the one before: %s: %s', async (trade, message, plan) => {
    expect(await plansOf(trade, message)).toMatchObject([{ operator: 'count', ...plan }])
  })

  it('of change are said as such', async () => {
    const { message } = await askedReply(
      seededRecords('cafe'),
      'how many weeks in a row did margin fall at most?',
    )
    expect(message).toMatch(/^The longest run of weeks in which the profit margin fell is \d+ weeks/)
  })

  it.each([
    ['consulting', 'What are we paying in salaries for every day we bill?', 'staff-per-transaction'],
    ['realestate', 'the wages bill divided by the number of transactions last week', 'staff-per-transaction'],
    ['cafe', 'how big a bite did wages take out of sales last week', 'staff-share'],
  ] as const)('are divided by what is counted: %s: %s', async (trade, message, measure) => {
    expect(await plansOf(trade, message)).toMatchObject([{ operator: 'value', measure }])
  })

  it.each([
    ['realestate', 'how much in fees do we have to earn each week just to break even'],
    ['cafe', 'how many coffees a day do we need to sell to cover the bills'],
  ] as const)('at which nothing is lost are worked out: %s: %s', async (trade, message) => {
    expect(await plansOf(trade, message)).toMatchObject([{ operator: 'solve', outcome: 'profit', target: 0 }])
  })

  it('are asked for in a formal letter', async () => {
    expect(
      await plansOf(
        'consulting',
        'Kindly advise the profit margin recorded for the week commencing 12 October 2026.',
      ),
    ).toMatchObject([{ operator: 'value', measure: 'margin' }])
  })

  it('that are claimed are tested', async () => {
    const { plans, message } = await askedReply(
      seededRecords('cafe'),
      'I reckon wages are over a third of sales',
    )
    expect(plans).toMatchObject([{ measure: 'staff-share', target: { side: 'above' } }])
    expect(message).toMatch(/^Yes/)
  })

  it('raise a cost where somebody is hired, whatever is left of the margin', async () => {
    const plans = await plansOf('realestate', 'If I hired someone at 85k a year what’s left of the margin?')
    const [plan] = plans ?? []
    expect(plan?.operator === 'scenario' && plan.changes[0]?.size).toBeGreaterThan(0)
  })
})

it.each([
  [
    'consulting',
    'Did rent rise three weeks in a row?',
    { operator: 'count', measure: 'premises', step: 'rise', runOf: 3 },
  ],
  [
    'consulting',
    'Did we turn a profit in June?',
    { measure: 'profit', period: { of: { kind: 'month', month: 6 } } },
  ],
  [
    'consulting',
    'Did it drop in May?',
    { operator: 'compare', of: { period: { of: { kind: 'month', month: 5 } } } },
  ],
  ['consulting', 'did we turn down the sublet', { operator: 'decided', claimed: 'dismissed' }],
  [
    'consulting',
    'Over the last quarter rent made up a fifth of our costs, right?',
    { target: { side: 'equal' } },
  ],
  ['consulting', 'rent is over a fifth of our costs, right?', { target: { side: 'above' } }],
  ['consulting', 'Sales went up most weeks, right?', { operator: 'count', step: 'rise', asked: 'share' }],
  ['cafe', 'what do we need to take in a week just to break even', { operator: 'solve', target: 0 }],
] as const)(
  'words of runs, times and decisions are not taken for each other: %s: %s',
  async (trade, message, plan) => {
    expect(await plansOf(trade, message)).toMatchObject([plan])
  },
)

it('says the last four weeks where they are far from the typical week', async () => {
  const { message } = await askedReply(
    seededRecords('cafe'),
    'how many more sales a week to get the margin back to 13%',
  )
  expect(message).toMatch(/Over the last four weeks the profit margin was lower, \d+\.\d%\./)
  expect(message).not.toMatch(/At present/)
})

describe('runs of weekdays', () => {
  it.each([
    ['average day mon to fri', [0, 1, 2, 3, 4]],
    ['whats our average tuesday to thursday take', [1, 2, 3]],
    ['sales fri-sun last week', [4, 5, 6]],
    ['sales from saturday to monday in October', [0, 5, 6]],
  ] as const)('have all of their days: %s', async (message, weekdays) => {
    expect(await plansOf('cafe', message)).toMatchObject([{ operator: 'value', period: { weekdays } }])
  })

  it('are set against each other, and a better Friday is no Good Friday', async () => {
    expect(await plansOf('cafe', 'do we do better friday to sunday or monday to thursday')).toMatchObject([
      {
        operator: 'compare',
        of: { period: { weekdays: [4, 5, 6] } },
        against: { period: { weekdays: [0, 1, 2, 3] } },
      },
    ])
  })
})

describe('costs by line', () => {
  it.each([
    'whats the split between all our costs last month',
    'how were costs split last month',
    'costs by category for october',
  ])('are all listed: %s', async (message) => {
    expect(await plansOf('cafe', message)).toMatchObject([{ operator: 'rank', by: 'expense', count: 5 }])
  })
})

describe('a matter that no record weighs', () => {
  it.each([
    [
      'cafe',
      'thinking of ringing another roaster, feels disloyal. worth it?',
      /advisory “Ask a second roaster/,
    ],
    [
      'realestate',
      'what difference would a second auction day this summer make',
      /nearest is the advisory “Hold the shared auction/,
    ],
    ['cafe', 'worth getting a second chef?', /nearest is the memo “Two dinners a week depend on one chef”/],
    ['consulting', 'should we buy a helicopter?', /Nothing on record points either way/],
  ] as const)('is not denied where a text names the thing: %s: %s', async (trade, message, said) => {
    expect((await askedReply(seededRecords(trade), message)).message).toMatch(said)
  })
})

describe('named days', () => {
  it.each([
    ['mothers day weekend takings', { of: { kind: 'dates', from: '2026-05-09', to: '2026-05-10' } }],
    ['labour day weekend sales', { of: { kind: 'dates', from: '2026-05-02', to: '2026-05-04' } }],
    ['valentines day takings', { of: { kind: 'holiday', holiday: 'valentines-day' } }],
    ['halloween sales', { of: { kind: 'holiday', holiday: 'halloween' } }],
    ['takings on market day', { of: { kind: 'event', words: ['market'] } }],
  ] as const)('are no word to leave out: %s', async (message, period) => {
    expect(await plansOf('cafe', message)).toMatchObject([{ operator: 'value', period }])
  })

  it('are not set against the same week', async () => {
    const { message } = await askedReply(seededRecords('cafe'), 'mothers day weekend takings')
    expect(message).not.toMatch(/unchanged/)
  })
})
