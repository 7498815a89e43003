/** Questions about ranks, asked in many ways; the expected figures are calculated here from the raw records. */
import { describe, expect, it } from 'vitest'
import { businessTypes } from '#schema/session/session'
import { askedReply } from './asked-questions.ts'
import { readQuestion } from './read-question.ts'
import { seededRecords } from './seeded-records.ts'

const planOf = (question: string, before?: string) => {
  const { now } = seededRecords('cafe')
  const earlier = before === undefined ? undefined : readQuestion(before, 'cafe', now)?.plan
  return readQuestion(question, 'cafe', now, earlier)?.plan
}

const rank = (plan: object) => ({ operator: 'rank', ...plan })

describe('a place in a list', () => {
  it.each([
    ['second-best month for sales this year', { from: 2, count: 1, by: 'month', order: 'highest' }],
    ['what was our third worst week', { from: 3, by: 'week', order: 'lowest' }],
    ['What was the 2nd best month for takings?', { from: 2, by: 'month' }],
    ['runner-up for best day of the week', { from: 2, by: 'weekday' }],
    ['which weekday comes second for takings?', { from: 2, by: 'weekday' }],
    ['second highest week for sales ever', { from: 2, period: { of: { kind: 'record' } } }],
    ['what was the next best week after the best one', { from: 2, by: 'week', order: 'highest' }],
    ['all but the best week, which was highest?', { from: 2, by: 'week' }],
    ['apart from the two best weeks, which week was highest?', { from: 3, by: 'week' }],
    ['the penultimate worst month for profit', { from: 2, by: 'month', measure: 'profit' }],
    ['next three after the top week for sales', { from: 2, count: 3, by: 'week' }],
    ['which hour is the third busiest', { from: 3, by: 'hour', order: 'highest' }],
    ['second quietest hour on Saturdays', { from: 2, by: 'hour', order: 'lowest' }],
    ['our second biggest expense', { from: 2, by: 'expense' }],
    ['the third biggest line of costs last month', { from: 3, by: 'expense' }],
    ['second busiest day in October', { from: 2, by: 'day' }],
    ['which was the second and third best week for profit', { from: 2, count: 2, measure: 'profit' }],
    ['second lowest week of costs', { from: 2, measure: 'costs', order: 'lowest' }],
    ['the worst week but one for sales', { from: 2, order: 'lowest' }],
    ['third from the bottom among months for profit: the worst is which?', { from: 3 }],
  ])('%s', (question, plan) => {
    expect(planOf(question)).toMatchObject(rank(plan))
  })

  it.each([
    ['and the one after that?', { from: 3, count: 1, order: 'highest' }],
    ['the next two?', { from: 3, count: 2 }],
    ['and the fourth best?', { from: 4, count: 1 }],
    ['what about the worst?', { order: 'lowest', count: 2 }],
  ])('goes on from a list: %s', (question, plan) => {
    expect(planOf(question, 'best two weeks for sales')).toMatchObject(rank(plan))
  })
})

it.each(['three best days in October', 'the two worst weeks for profit', 'what did we take on the 2nd?'])(
  'is none in: %s',
  (question) => {
    expect(planOf(question)).not.toHaveProperty('from')
  },
)

it.each(businessTypes)('has the figure of that place: %s', async (type) => {
  const records = seededRecords(type)
  const weeks = records.kpis.slice(-52).map(({ revenue }) => revenue)
  const sorted = weeks.toSorted((one, other) => other - one)
  const shown = (at: number) => `$${Math.round(sorted.at(at) ?? NaN).toLocaleString('en-AU')}`
  const { message } = await askedReply(records, 'what was our second best week for sales?')
  expect(message).toMatch(/revenue was second highest in the week of /)
  expect(message).toContain(shown(1))
  expect(message).not.toContain(shown(0))
  expect((await askedReply(records, 'third worst week for sales')).message).toContain(shown(-3))
})

it('says that a list is shorter than that', async () => {
  const { message } = await askedReply(seededRecords('cafe'), 'which was our fifth best quarter for sales?')
  expect(message).toMatch(/^There is no fifth: only \w+ of the quarters asked about are on record in full\./)
})

it('months of four and of five whole weeks are ranked by the week, and it says so', async () => {
  const { message } = await askedReply(seededRecords('cafe'), 'which month had the highest sales this year?')
  expect(message).toMatch(
    /^Of all months so far this year.*, revenue was highest in September .*, at \$20,053 a week on average \(\$80,211 in all\)/,
  )
  expect(message).toContain('different numbers of whole weeks')
})

it('the month that came nearest to a bound is told by its whole figure', async () => {
  const { message, basis } = await askedReply(seededRecords('realestate'), 'how many months made a loss')
  const [, shown = ''] = /The lowest was (\$[\d,]+), in January/.exec(message) ?? []
  expect(basis.figures.find((figure) => figure.shown === shown)?.formula).toBe('sum')
})

it.each([
  ['what time of day do we bill most?', 'highest'],
  ['busiest hour of the day', 'highest'],
  ['At what time of the day do we sell the most?', 'highest'],
  ['which hour of the day brings in the least', 'lowest'],
] as const)('a time of day is an hour: %s', (question, order) => {
  expect(planOf(question)).toMatchObject(rank({ by: 'hour', order }))
})

it.each([
  'revenue in the last 12 months',
  'revenue over the past year',
  'What did we take over the last twelve months?',
  'revenue in the last year',
])('a year until now is its whole weeks, the latest too: %s', (question) => {
  expect(planOf(question)).toMatchObject({
    operator: 'value',
    period: { of: { kind: 'last', unit: 'week', count: 52 } },
  })
})

it.each(['revenue by month over the last 12 months', 'Which month was worst in the last 12 months?'])(
  'is whole months where months are asked for: %s',
  (question) => {
    expect(planOf(question)).toMatchObject({ period: { of: { kind: 'last', unit: 'month', count: 12 } } })
  },
)
