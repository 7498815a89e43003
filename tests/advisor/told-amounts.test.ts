/** What a question tells and does not ask: a number sold, a level in a question why, the time since something happened. */
import { describe, expect, it } from 'vitest'
import type { BusinessType } from '#schema/session/session'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const ask = (trade: BusinessType, message: string) => askedReply(settledRecords(trade), message)

const mean = (trade: BusinessType, of: 'revenue' | 'transactions', count = 13): number => {
  const weeks = settledRecords(trade).kpis.slice(-count)
  return weeks.reduce((sum, week) => sum + (week[of] ?? 0), 0) / weeks.length
}

const dollars = (text: string): number =>
  Number(/\$([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '') ?? Number.NaN)

describe('a number sold that is supposed', () => {
  it.each([
    ['cafe', 'If we sold 1,250 next week, how much would we take?', 1250],
    ['cafe', 'Say we serve 1,350 customers a week, what is revenue then?', 1350],
    ['consulting', '37 billed days a week: what does that bring in?', 37],
    ['realestate', 'Suppose we close 125 settlements next week, what fees would that be?', 125],
  ] as const)('comes to its revenue first (%s: %s)', async (trade, message, sold) => {
    const { message: text } = await ask(trade, message)
    const step = (sold * mean(trade, 'revenue')) / mean(trade, 'transactions') - mean(trade, 'revenue')
    expect(text).toMatch(step > 0 ? /^Revenue would rise/ : /^Revenue would fall/)
    expect(Math.abs(dollars(text) - Math.abs(step))).toBeLessThan(2)
    // A level that is supposed is no hope: nothing of it may fail to come.
    expect(text.split('\n')[0]).not.toMatch(/between|anywhere/)
  })

  it.each([
    ['cafe', 'If we sell 300 muffins a week what do we take?'],
    ['cafe', 'If we hire 2 people next week what do we take?'],
    ['realestate', 'If we list 25 homes next week what do we make?'],
    ['realestate', 'two settlements - how much in fees depends on them?'],
  ] as const)('is of nothing else (%s: %s)', async (trade, message) => {
    const { plans } = await ask(trade, message)
    expect(plans?.[0]).not.toMatchObject({ changes: [{ lever: 'volume', by: 'level' }] })
  })
})

it.each([
  ['cafe', 'If sales fell by 8%, what would revenue and profit be?', /^Revenue would fall/],
  ['cafe', 'What would our margin be if wages rose 5%?', /^The profit margin would fall/],
  ['realestate', 'If marketing went up 10% what happens to profit?', /^Profit would fall/],
] as const)('what is asked of a change is said first (%s: %s)', async (trade, message, first) => {
  expect((await ask(trade, message)).message).toMatch(first)
})

it.each([
  ['consulting', 'Margin was 0% in the week of 20 July. What happened?', 'margin', '2026-07-20'],
  ['consulting', 'zero margin in the week of 20 July, how come?', 'margin', '2026-07-20'],
  ['cafe', 'Revenue came in at $8.3k in the week of 13 July - why?', 'revenue', '2026-07-13'],
  ['cafe', 'Why did we earn no money in the week of 13 July?', 'profit', '2026-07-13'],
] as const)(
  'a level told with a question why is no condition (%s: %s)',
  async (trade, message, measure, date) => {
    const { plans } = await ask(trade, message)
    expect(plans?.[0]).toMatchObject({ operator: 'explain', measure, of: { of: { unit: 'week', date } } })
  },
)

describe('the time since something happened', () => {
  it.each([
    ['consulting', 'contractor costs since their rates rose', 'supplies', '19 October'],
    ['consulting', 'how much have contractors cost since the rates went up?', 'supplies', '19 October'],
    ['cafe', 'how has food spending moved since the roaster went up?', 'supplies', '19 October'],
    [
      'cafe',
      'food costs as a share of sales nowadays against before the price rises?',
      'supplies-share',
      '19 October',
    ],
    ['realestate', 'marketing since the tiers went up', 'marketing', '12 October'],
    ['realestate', 'has revenue risen since the 31 managements left?', 'revenue', '28 September'],
  ] as const)(
    'is found by a rise or a number of what happened (%s: %s)',
    async (trade, message, measure, when) => {
      const { message: text, plans } = await ask(trade, message)
      expect(JSON.stringify(plans?.[0])).toContain(`"measure":"${measure}"`)
      expect(text).toContain(when)
    },
  )

  it('claims nothing by what happened', async () => {
    const { plans } = await ask('realestate', 'fees since we lost the landlord, compared with before')
    expect(plans?.[0]).not.toHaveProperty('claimed')
  })

  it('is held against as long before it', async () => {
    const { message } = await ask(
      'consulting',
      'What have we spent on contractors since their rates went up?',
    )
    expect(message).toMatch(/up \$3,420 \(48\.8%\)/)
  })
})

describe('a change over a time', () => {
  it.each([
    ['realestate', 'Has the fee per transaction risen over the year?'],
    ['cafe', 'Has our margin improved since the start of the year?'],
    ['consulting', 'Has revenue grown over the past 12 months?'],
  ] as const)('is one within it where nothing before is on record (%s: %s)', async (trade, message) => {
    const { message: text } = await ask(trade, message)
    expect(text).toMatch(/19 October to 15 November/)
    expect(text).not.toMatch(/can’t compare|missing/)
  })

  it('is held against as long before as is said', async () => {
    const { message } = await ask('cafe', 'Sales this financial year against the same number of weeks before')
    expect(message).toMatch(/^Revenue was \$351,621 .* against \$\d/)
  })
})

it.each([
  ['cafe', 'Do wages take more than 30 cents of every dollar?', 'staff-share', 30],
  ['realestate', 'Does marketing eat over 10c of each dollar?', 'marketing-share', 10],
] as const)('cents of a dollar are a share (%s: %s)', async (trade, message, measure, size) => {
  expect((await ask(trade, message)).plans?.[0]).toMatchObject({
    operator: 'value',
    measure,
    target: { size },
  })
})

it.each([
  'Where did the money go last month?',
  'Break down our costs in October',
  "How did last month's costs break down?",
])('costs are broken down by their lines (%s)', async (message) => {
  const { plans, message: text } = await ask('cafe', message)
  expect(plans?.[0]).toMatchObject({ operator: 'rank', measure: 'costs', by: 'expense', count: 5 })
  expect(text).toContain('$31,105')
})

it.each([['calander', 'realestate', 'Total fees for this calander year so far']] as const)(
  'vowels may be wrong in two places (%s)',
  async (_, trade, message) => {
    expect((await ask(trade, message)).plans?.[0]).toMatchObject({ operator: 'value' })
  },
)

it('a change of one line takes nothing from a level beside it', async () => {
  const { plans } = await ask(
    'consulting',
    'If we billed 35 days next week and paid contractors $1,500 less, what is profit?',
  )
  expect(plans?.[0]).toMatchObject({
    changes: [
      { lever: 'volume', by: 'level', size: 35 },
      { lever: 'supplies', by: 'amount', size: -1500 },
    ],
  })
})

it.each([
  [
    'consulting',
    'Is our contractor spending ridiculous?',
    'supplies',
    'Over the last four weeks it was 4.8%.',
  ],
  ['realestate', 'Is marketing getting silly?', 'marketing', 'Over the last four weeks it was 11.0%.'],
] as const)(
  'a cost that is complained of is weighed, with the latest weeks (%s)',
  async (trade, message, line, lately) => {
    const { plans, message: text } = await ask(trade, message)
    expect(plans?.[0]).toMatchObject({ operator: 'advise', matter: expect.stringContaining(line) })
    expect(text).toContain(lately)
  },
)

it('a price alone says its profit twice and no third time', async () => {
  const { message } = await ask('consulting', 'If the rate went up $40 a day, what would the margin be?')
  expect(message.match(/profit would/gi)).toHaveLength(2)
  expect(message).toContain('The profit margin would')
})
