/** What a verb does to people, shifts and lines of costs: an unknown one is asked about and never means more. */
import { describe, expect, it } from 'vitest'
import type { LeverChange } from '#schema/advisor/change-plans'
import type { DemoBusiness } from '#schema/session/session'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const asked = async (type: DemoBusiness, question: string) => {
  const { plans = [], message } = await askedReply(settledRecords(type), question)
  return { plans, message }
}

const changesOf = async (type: DemoBusiness, question: string): Promise<readonly LeverChange[]> =>
  (await asked(type, question)).plans.flatMap((plan) => (plan.operator === 'scenario' ? plan.changes : []))

const hours = (size: number) => [expect.objectContaining({ lever: 'staff', by: 'hours', size })]

describe('a shift or a person', () => {
  it.each<[DemoBusiness, string]>([
    ['cafe', 'what if we kill the Tuesday shift'],
    ['cafe', 'what if we axe the Tuesday shift'],
    ['cafe', 'what if I scrap the Monday shift'],
    ['cafe', 'what if we ditch the Sunday shift'],
    ['cafe', 'suppose we chuck the Tuesday shift'],
  ])('%s: %s is fewer hours', async (type, question) => {
    expect(await changesOf(type, question)).toEqual(hours(-5))
  })

  it.each<[DemoBusiness, string]>([
    ['cafe', 'what if we frobnicate the Tuesday shift'],
    ['cafe', 'what if we yeet the Tuesday shift'],
    ['consulting', 'what if we placed both seniors'],
    ['consulting', 'what if we found work for both seniors'],
    ['realestate', 'what if the principal takes 3 weeks off'],
    ['cafe', 'what if the second chef takes two weeks off'],
    ['cafe', 'If the head chef calls in sick on a Friday what’s that cost me?'],
    ['cafe', 'what if a barista is on leave for a fortnight'],
    ['consulting', 'what if we don’t replace the two who left'],
    ['cafe', 'what if we don’t replace the barista who left'],
  ])('%s: %s hires nobody and is no percentage', async (type, question) => {
    expect(await changesOf(type, question)).toEqual([])
  })

  it.each<[DemoBusiness, string]>([
    ['cafe', 'what if we hire a barista'],
    ['cafe', 'what if we had another barista'],
    ['cafe', 'what if we put on a second chef'],
    ['cafe', 'what if we add a shift'],
  ])('%s: %s is more', async (type, question) => {
    const [change] = await changesOf(type, question)
    expect(change?.size).toBeGreaterThan(0)
  })
})

it('does not advise to replace what is not to be replaced', async () => {
  const { message } = await asked('consulting', 'what if we don’t replace the two who left')
  expect(message).not.toMatch(/indemnity|^Yes/)
})

it('finds what is on record about a chef who is sick', async () => {
  const { message } = await asked('cafe', 'If the head chef calls in sick on a Friday what’s that cost me?')
  expect(message).toContain('$1,200')
})

it('finds the open advisory on work for both seniors', async () => {
  const { message } = await asked('consulting', 'what if we placed both seniors')
  expect(message).toMatch(/Find work for the two consultants on the bench/)
  expect(message).not.toMatch(/paid work|more on staff/)
})

it.each<[DemoBusiness, string, LeverChange['lever']]>([
  ['cafe', 'Sack the marketing spend completely for a month - what do I save?', 'marketing'],
  ['cafe', 'how much would we save by cutting marketing altogether', 'marketing'],
  ['cafe', 'kill the marketing budget', 'marketing'],
  ['cafe', 'what if we drop marketing completely', 'marketing'],
  ['consulting', 'what if we bin the contractors altogether', 'supplies'],
])('%s: %s gives up the line', async (type, question, lever) => {
  expect(await changesOf(type, question)).toEqual([
    expect.objectContaining({ lever, by: 'percent', size: -100 }),
  ])
})

it.each<[DemoBusiness, string, string]>([
  ['realestate', 'axe the print ads', 'print ads'],
  ['consulting', 'bin the trade ads completely', 'trade ads'],
])('%s: %s is a part that no record has alone', async (type, question, part) => {
  const { plans, message } = await asked(type, question)
  expect(message).toMatch(new RegExp(`${part}.*(?:not|isn’t|aren’t) recorded`, 'i'))
  expect(message).not.toMatch(/would rise|would fall/)
  expect(plans.every(({ operator }) => operator !== 'rank')).toBe(true)
})

it.each<[DemoBusiness, string]>([
  ['cafe', 'what if we frobnicate marketing by 10%'],
  ['realestate', 'what if I zhoosh the wages by 5%'],
])('%s: %s has no known direction', async (type, question) => {
  const { plans } = await asked(type, question)
  expect(plans.every(({ operator }) => operator !== 'scenario')).toBe(true)
})

it('advises against ending all marketing at once, and does not trim it instead', async () => {
  const { message } = await asked('cafe', 'should we get rid of marketing')
  expect(message).toMatch(/no record shows which sales it brings/)
  expect(message).not.toMatch(/^Yes/)
})

it('reads cents beside a shift as a price', async () => {
  const changes = await changesOf('cafe', 'what if we dropped the Sunday shift and put coffee up 30 cents')
  expect(changes.every(({ lever, by }) => lever !== 'staff' || by === 'hours')).toBe(true)
})

describe('counts and sizes that belong to something else', () => {
  it.each<[DemoBusiness, string, readonly unknown[]]>([
    ['cafe', 'what if we have one fewer of our 14 staff', hours(-38)],
    [
      'cafe',
      'Say the dairy goes up another 8% of the whole supplies bill and I drop one of the 14 staff, where does profit land',
      [
        expect.objectContaining({ lever: 'supplies', by: 'percent', size: 8 }),
        expect.objectContaining({ lever: 'staff', by: 'hours', size: -38 }),
      ],
    ],
    [
      'realestate',
      'what if we put on a fifth property manager at 1500 a week',
      [expect.objectContaining({ lever: 'staff', by: 'amount', size: 1500 })],
    ],
    [
      'realestate',
      'hire a fourth agent at 1500 a week',
      [expect.objectContaining({ lever: 'staff', by: 'amount', size: 1500 })],
    ],
    ['cafe', 'what if we hire a third barista', hours(38)],
  ])('%s: %s', async (type, question, changes) => {
    const { plans, message } = await asked(type, question)
    expect(plans.flatMap((plan) => (plan.operator === 'scenario' ? plan.changes : []))).toEqual(changes)
    expect(message).not.toMatch(/I left out|couldn’t place/)
  })

  it('prices a proposal of one more person at a bare weekly sum', async () => {
    const { message } = await asked('realestate', 'Should we put on a fifth property manager at 1500 a week?')
    expect(message).toMatch(/\$1,565/)
    expect(message).not.toMatch(/Give me its cost|couldn’t place/)
  })
})

describe('days of the week', () => {
  it.each(['what if I shut on Mondays', 'what would a 5 day week do - if we shut mondays'])(
    '%s closes on Mondays and leaves nothing out',
    async (question) => {
      const { plans, message } = await asked('cafe', question)
      expect(plans[0]).toMatchObject({ operator: 'scenario', closed: { weekdays: [0] } })
      expect(message).not.toMatch(/I left out|couldn’t place/)
    },
  )

  it('asks which days five days a week would leave out', async () => {
    const { plans, message } = await asked('cafe', 'what if we only open five days a week')
    expect(plans[0]).toMatchObject({ operator: 'clarify' })
    const choices = plans.flatMap((plan) => (plan.operator === 'clarify' ? plan.choices : []))
    expect(
      choices.every(({ plan }) => plan.operator === 'scenario' && plan.closed?.weekdays?.length === 2),
    ).toBe(true)
    expect(message).not.toMatch(/kitchen/)
  })

  it('adds a day in the next turn', async () => {
    const records = settledRecords('cafe')
    const first = await askedReply(records, 'what would a 5 day week do - if we shut mondays')
    const before = first.plans?.at(-1)
    const { plans } = await askedReply(records, 'and Tuesdays too?', {
      before,
      earlier: [
        { message: 'what would a 5 day week do - if we shut mondays', reply: first.message, plan: before },
      ],
    })
    expect(plans?.[0]).toMatchObject({ operator: 'scenario', closed: { weekdays: [0, 1] } })
  })
})

it.each<[DemoBusiness, string]>([
  [
    'consulting',
    'if both seniors on the bench got placed and contractors’ rates dropped 5% what happens to profit',
  ],
  ['cafe', 'what if we frobnicate the Tuesday shift and rent goes up 5%'],
  ['cafe', 'what if rent goes up 5% and marketing gets restructured'],
  ['realestate', 'how many managements at $36 a week each would pay for a $1,500 a week property manager'],
])('%s: %s: half of what is supposed is not answered', async (type, question) => {
  const { plans, message } = await asked(type, question)
  expect(plans.every(({ operator }) => operator !== 'scenario')).toBe(true)
  expect(message).not.toContain('I left out')
})
