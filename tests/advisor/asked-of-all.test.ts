/** Questions of every week, of most of the takings and of a time until a day: nothing of them is dropped. */
import { describe, expect, it } from 'vitest'
import type { Plan } from '#schema/advisor/plan'
import type { DemoBusiness } from '#schema/session/session'
import { askedReply } from './asked-questions.ts'
import { costsOf, last } from './raw-figures.ts'
import { settledRecords } from './seeded-records.ts'

const ask = (type: DemoBusiness, question: string) => askedReply(settledRecords(type), question)
const verdict = ({ message }: { readonly message: string }): string => /^\w+/.exec(message)?.[0] ?? ''

describe('a question of every week', () => {
  it.each(['cafe', 'consulting', 'realestate'] as const)(
    'is answered by the week that is none: %s',
    async (type) => {
      const isTrue = last(settledRecords(type), 52).every((week) => week.revenue > costsOf(week))
      for (const question of [
        'Did we make a profit every week of the past year?',
        'Have we made a profit in each single week of the past year?',
        'were we profitable in every week over the past twelve months',
      ])
        expect(verdict(await ask(type, question)), question).toBe(isTrue ? 'Yes' : 'No')
    },
  )

  it.each([90, 100, 110, 80, 10])('is held against its bound: %d transactions', async (bound) => {
    const isTrue = last(settledRecords('realestate'), 52).every((week) => (week.transactions ?? 0) > bound)
    const reply = await ask('realestate', `Do we handle more than ${bound} transactions every week?`)
    expect(verdict(reply)).toBe(isTrue ? 'Yes' : 'No')
  })

  it('may be of a weekday', async () => {
    const { plans } = await ask('cafe', 'did every Saturday since October top 3,000')
    expect(plans).toMatchObject([{ operator: 'count', by: 'day', above: 3000, claimed: 'always' }])
  })
})

describe('most of the takings', () => {
  const beforeNoon = {
    operator: 'share',
    filter: { hours: { until: 12 } },
    target: { size: 50, side: 'above' },
  }

  it.each([
    'Does most of our money come in before noon?',
    'most of our fees come in before noon, right?',
    'My business partner swears most of our money comes in before noon. Is that so?',
    'the accountant says we take most of our money before noon, is that true?',
  ])('are more than half of them: %s', async (question) => {
    expect((await ask('realestate', question)).plans).toMatchObject([beforeNoon])
  })
})

describe('a time until a day', () => {
  const spans = (plans: readonly Plan[] | undefined) =>
    plans?.map((plan) => ('period' in plan ? plan.period?.of : undefined))

  it.each([
    ['revenue up to the end of October', '2026-10-31'],
    ['what did we take until the end of September', '2026-09-30'],
    ['what were wages till 15 October', '2026-10-15'],
  ])('begins with its year: %s', async (question, to) => {
    const { plans } = await ask('cafe', question)
    expect(spans(plans)).toEqual([{ kind: 'dates', from: '2026-01-01', to }])
  })

  it('begins where the question says', async () => {
    const { plans } = await ask('cafe', 'revenue from 1 July until the end of September')
    expect(spans(plans)).not.toEqual([expect.objectContaining({ from: '2026-01-01' })])
  })
})

describe('a topic that no figure has', () => {
  it.each([
    'Focused on rentals. How did we do last quarter?',
    'Looking at toasties, how did we do in October?',
  ])('is not passed over: %s', async (question) => {
    const { message } = await ask('realestate', question)
    expect(message).toMatch(/^I couldn’t|^No record|^The records don’t/)
  })
})

describe('how far a figure went', () => {
  it.each([
    ['how low did margin get this winter', 'margin', 'lowest'],
    ['how high did sales get in September', 'revenue', 'highest'],
    ['How low did sales go around last Christmas?', 'revenue', 'lowest'],
  ])('is the week at that end of its time: %s', async (question, measure, order) => {
    expect((await ask('cafe', question)).plans).toMatchObject([
      { operator: 'rank', measure, by: 'week', order, count: 1 },
    ])
  })

  it('around a holiday is told of the weeks beside it too', async () => {
    const { message } = await ask('consulting', 'How low did billing go around last Christmas?')
    const low = last(settledRecords('consulting'), 52)
      .filter(({ weekStart }) => weekStart >= '2025-12-01' && weekStart <= '2026-01-12')
      .toSorted((one, other) => one.revenue - other.revenue)[0]
    expect(message).toContain(low?.revenue.toLocaleString('en-AU'))
  })
})

describe('a forecast beside what has been', () => {
  it.each(['could it still come in under last week', 'will that beat last week'])('%s', async (message) => {
    const { plans } = await ask('cafe', 'what’s the forecast for next week’s sales')
    const before = plans?.at(-1)
    const turn = await askedReply(settledRecords('cafe'), message, { before })
    expect(turn.plans).toMatchObject([
      { ...before, against: { of: { kind: 'current', unit: 'week', back: 1 } } },
    ])
  })
})
