/** Several figures, days and matters in one message. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedReply, askedText } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const valuesOf = async (type: DemoBusiness, message: string) =>
  ((await askedReply(settledRecords(type), message)).plans ?? []).map((plan) =>
    'measure' in plan ? plan.measure : plan.operator,
  )

it.each([
  ['cafe', 'total sales and total profit for September', ['revenue', 'profit']],
  [
    'realestate',
    'Total costs, total fees and total profit in October please',
    ['costs', 'revenue', 'profit'],
  ],
] as const)('each total is given: %s: %s', async (type, message, measures) => {
  expect(await valuesOf(type, message)).toEqual(measures)
})

it.each(['cafe', 'consulting', 'realestate'] as const)(
  'revenue beside profit is of the same weeks: %s',
  async (type) => {
    const { basis } = await askedReply(settledRecords(type), 'What were revenue and profit in October?')
    const spans = (basis?.figures ?? [])
      .filter(({ label }) => !/change|against|before/.test(label))
      .map(({ inputs }) => inputs.flatMap((input) => (input.kind === 'kpi' ? [input.from] : [])).sort()[0])
    const [first] = spans
    expect(first).toBe('2026-09-28')
    expect(await askedText(type, 'What were revenue and profit in October?')).toContain('28 September')
  },
)

it('revenue alone is of the days of the month', async () => {
  expect(await askedText('cafe', 'What was revenue in October?')).toContain('$82,148')
})

describe('one day and the one a week before it', () => {
  it.each([
    ['Was last Friday better than the Friday before?', '13 November', '6 November'],
    ['How did Wednesday just gone go against the Wednesday before?', '18 November', '11 November'],
  ])('%s', async (message, day, before) => {
    const text = await askedText('cafe', message)
    expect(text).toContain(day)
    expect(text).toContain(before)
  })
})

it('a share that is asked for after a day is of that day', async () => {
  const text = await askedText('consulting', 'What weekday is busiest and how big a share of the week is it?')
  expect(text).toContain('Wednesdays')
  expect(text).toContain('22.0%')
})

describe('what waits for a decision', () => {
  const open = ['Move one Tuesday afternoon shift', 'Charge 20 cents more for coffee']
  it.each([
    "What's on fire?",
    'Which decisions are outstanding, by priority?',
    'what do I have to decide on',
    'Anything waiting on my approval, most urgent first?',
  ])('is listed, the urgent first: %s', async (message) => {
    const text = await askedText('cafe', message)
    for (const title of open) expect(text).toContain(title)
    expect(text.indexOf(open[0] ?? '')).toBeLessThan(text.indexOf(open[1] ?? ''))
  })
})

it('an urgent decision comes before a newer one', async () => {
  const records = settledRecords('cafe')
  const advisories = records.advisories.map((one) => ({
    ...one,
    urgency: one.title.startsWith('Renew the food licence') ? ('high' as const) : ('low' as const),
  }))
  const { message } = await askedReply({ ...records, advisories }, 'Which decisions are still open?')
  expect(message.indexOf('Renew the food licence')).toBeGreaterThan(0)
  expect(message.indexOf('Renew the food licence')).toBeLessThan(message.indexOf('Charge 20 cents'))
})

it('what is not recorded by itself is said to be a part', async () => {
  expect(await askedText('cafe', 'what did we lose on spoilage of food in October?')).toMatch(
    /isn’t recorded/,
  )
})

describe('what is taken for granted in a question that leans', () => {
  it('is held against the record', async () => {
    expect(await askedText('cafe', "Since we lost money in August, couldn't we drop a shift?")).toMatch(
      /^No\. /,
    )
  })
})

describe('terms of work', () => {
  it.each([
    'A barista on the floor wants to be made permanent. Do we have to?',
    'My waiter is threatening to go to Fair Work about her breaks',
    'The new cook is slow. Should I get rid of him?',
  ])('are no danger to anybody: %s', async (message) => {
    const text = await askedText('cafe', message)
    expect(text).not.toContain('000')
    expect(text).toContain('13 13 94')
  })

  it.each(['A waiter wants to be permanent', 'One of the casuals wants to become full-time'])(
    'are not sent to an ambulance: %s',
    async (message) => {
      expect(await askedText('cafe', message)).not.toContain('000')
    },
  )

  it.each([
    'A barista is lying on the floor and wants to be left alone',
    'He is threatening to sue and he has a knife',
    'the fryer is on fire',
  ])('hide no danger: %s', async (message) => {
    expect(await askedText('cafe', message)).toContain('000')
  })
})
