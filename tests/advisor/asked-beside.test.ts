/** What stands beside what was found: other days and months, the hours to close, the number behind a price. */
import { describe, expect, it } from 'vitest'
import { askedInTurn } from './asked-in-turn.ts'
import { askedPlan, askedText } from './asked-questions.ts'

describe('closing at an hour', () => {
  it('is weighed by what comes in from then on', async () => {
    const text = await askedText('cafe', 'Should we close at 3 on Tuesdays?')
    expect(text).toMatch(/^Yes/)
    expect(text).toContain('$135')
  })

  it('and closing all day by all of it', async () => {
    const text = await askedText('cafe', 'Should we close on Tuesdays?')
    expect(text).toMatch(/^No/)
    expect(text).toContain('$1,765')
  })
})

describe('what stands beside the day or month that was found', () => {
  it.each([
    [
      'realestate',
      'Which weekday brings in the most fees?',
      'and how does it compare with Fridays?',
      { weekdays: [4] },
    ],
    [
      'cafe',
      'Which month had the highest sales?',
      'how does that compare with June',
      { of: { kind: 'month', month: 6 } },
    ],
  ] as const)('%s: %s %s', async (type, first, then, period) => {
    const { plans } = await askedInTurn(type, first, then)
    expect(plans).toMatchObject([{ operator: 'compare', against: { period } }])
  })
})

it('what a hire has to bring is the number behind its price', async () => {
  const { plans } = await askedInTurn(
    'realestate',
    'Should we take on an agent on $78,000?',
    'how many more transactions would he need?',
  )
  expect(plans).toMatchObject([
    { operator: 'solve', lever: 'volume', changes: [{ lever: 'staff', size: 1500 }] },
  ])
})

it.each([
  'What happens to our runway if we cut marketing to zero?',
  'what would the runway be if fees fell 40%?',
])('the runway after a step is how long the cash lasts: %s', async (message) => {
  expect(await askedPlan('realestate', message)).toMatchObject({ operator: 'scenario', asked: 'cash' })
})

it('a number of sales to get to is no sum of money', async () => {
  const plans = (await askedInTurn('cafe', 'What would it take to get to 1,350 sales a week?')).plans
  expect(plans).toMatchObject([{ measure: 'transactions', target: { size: 1350 } }, { operator: 'advise' }])
})

it('a month that is not over is no short month like the others', async () => {
  expect(await askedText('consulting', 'revenue by month this year')).toMatch(
    /the others four, but for November/,
  )
})

it.each([
  ['realestate', 'fees in October against September, and the percentage change', 'compare'],
  ['consulting', 'How long can we pay wages if nobody pays their invoices?', 'scenario'],
  ['cafe', 'What hours on Sundays could we skip without losing much?', 'rank'],
] as const)('%s: %s', async (type, message, operator) => {
  expect(await askedPlan(type, message)).toMatchObject({ operator })
})
