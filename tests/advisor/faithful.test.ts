/** No figure answers a question that named other days, measures, units or periods. */
import { describe, expect, it } from 'vitest'
import type { AnswerablePlan } from '#schema/advisor/plan'
import type { BusinessType } from '#schema/session/session'
import { isFaithful } from '../../service/advisor/questions/faithfulness/faithful.ts'
import { questionOf } from '../../service/advisor/questions/question-of.ts'
import { readMessage } from '../../service/advisor/questions/read-message.ts'
import { fixedMoment } from '../core/sources.ts'
import { askedReply } from './asked-questions.ts'
import { seededRecords } from './seeded-records.ts'

const lastWeek = { of: { kind: 'last', unit: 'week', count: 1 } } as const
const value = (measure: 'revenue' | 'staff' | 'transactions', weekdays?: number[]): AnswerablePlan => ({
  operator: 'value',
  measure,
  period: { ...lastWeek, ...(weekdays ? { weekdays } : {}) },
})

describe('a plan of figures is not faithful', () => {
  it.each<[string, AnswerablePlan, AnswerablePlan]>([
    ['sales on Tuesdays', value('revenue'), value('revenue', [1])],
    ['wages last week', value('transactions'), value('staff')],
    [
      'Sundays vs Fridays for sales',
      value('revenue', [4, 6]),
      {
        operator: 'compare',
        measure: 'revenue',
        of: { period: { ...lastWeek, weekdays: [6] } },
        against: { period: { ...lastWeek, weekdays: [4] } },
      },
    ],
    ['sales per seat', value('revenue'), { operator: 'decline', because: 'not-on-record' }],
    [
      'sales in March',
      { operator: 'value', measure: 'revenue', period: { of: { kind: 'month', month: 7 } } },
      { operator: 'value', measure: 'revenue', period: { of: { kind: 'month', month: 3 } } },
    ],
  ])('to "%s" if it lost that', (text, lost, kept) => {
    const question = questionOf(text, 'cafe', fixedMoment)
    expect(isFaithful(question, lost)).toBe(false)
    expect(isFaithful(question, kept)).toBe(true)
  })
})

const readings: readonly (readonly [BusinessType, string, object])[] = [
  [
    'cafe',
    'takings per hour open on sundays vs fridays',
    {
      operator: 'compare',
      measure: 'revenue-per-hour',
      of: { period: { weekdays: [6] } },
      against: { period: { weekdays: [4] } },
    },
  ],
  [
    'cafe',
    'are tuesdays slower than they were in winter',
    { operator: 'compare', of: { period: { weekdays: [1] } }, against: { period: { weekdays: [1] } } },
  ],
  [
    'consulting',
    'revenue per billed day this quarter vs last quarter',
    { operator: 'compare', measure: 'revenue-per-transaction' },
  ],
  ['consulting', 'do contractors cost more than they bring in', { operator: 'clarify' }],
  [
    'cafe',
    'what do we spend on wages for each hour we are open',
    { operator: 'value', measure: 'staff-per-hour' },
  ],
  [
    'consulting',
    'did profit fall because of staff or because of sales',
    { operator: 'explain', measure: 'profit' },
  ],
  [
    'cafe',
    'which day could we shut without hurting',
    { operator: 'rank', by: 'weekday', order: 'lowest', measure: 'revenue' },
  ],
  [
    'realestate',
    'have we got any recommendations open about marketing',
    { operator: 'due', isWaiting: true, words: ['marketing'] },
  ],
  [
    'cafe',
    'will december be better than november',
    { operator: 'forecast', against: { of: { kind: 'month', month: 11 } } },
  ],
]

describe.each(readings)('in %s', (trade, text, plan) => {
  it(`"${text}" is read as it was put`, () => {
    expect(readMessage(text, trade, fixedMoment)[0]?.plan).toMatchObject(plan)
  })
})

it('two measures set against each other are both in the plan', () => {
  const [read] = readMessage('do we spend more on wages than on food', 'cafe', fixedMoment)
  expect(read?.plan).toMatchObject({
    measure: 'staff',
    whole: { measure: 'supplies' },
    target: { side: 'above' },
  })
})

it('"is that up on the half before" keeps the measure of the turn before', () => {
  const before = readMessage('average commission per settlement since july', 'realestate', fixedMoment)[0]
    ?.plan
  const [turn] = readMessage('is that up on the half before', 'realestate', fixedMoment, before)
  expect(turn?.plan).toMatchObject({
    operator: 'compare',
    measure: 'revenue-per-transaction',
    asked: 'higher',
    against: { period: { moved: 'just-before' } },
  })
})

describe('what is only part of a cost', () => {
  it('is answered for the whole of it, and said to be', async () => {
    const { message } = await askedReply(seededRecords('cafe'), 'what do we spend on milk')
    expect(message).toMatch(/^Milk isn’t recorded on its own/)
    expect(message).toContain('food and drink supplies')
  })

  it('is not changed by a share of the whole', async () => {
    const reply = await askedReply(seededRecords('consulting'), 'what if travel costs drop by half')
    expect(reply.message).toContain('travel isn’t recorded on its own')
    expect(reply.message).not.toContain('Profit would')
  })
})

it('costs per hour open are the costs of a week over the hours of its days', async () => {
  const records = seededRecords('cafe')
  const { basis } = await askedReply(records, 'staff cost per trading hour')
  const week = records.kpis.at(-1)
  const hours = records.days
    .filter(({ date }) => week && date >= week.weekStart)
    .slice(0, 7)
    .reduce((sum, day) => sum + day.hours.length, 0)
  expect(basis?.figures?.[0]?.value).toBeCloseTo((week?.expenses?.staff ?? Number.NaN) / hours, 6)
})

it('an advisory is no reason for what it does not propose', async () => {
  const { message } = await askedReply(seededRecords('cafe'), 'is it worth opening on public holidays')
  expect(message).toMatch(/^I can’t tell/)
})

it('an open advisory answers for the cost that it lowers, whatever it calls that', async () => {
  const { message } = await askedReply(
    seededRecords('realestate'),
    'should I trim the portal spend or leave it alone',
  )
  expect(message).toMatch(/^Yes\. The open advisory “Step down the portal tier/)
})

it('cash ahead is not told from a year earlier', async () => {
  const { message } = await askedReply(seededRecords('cafe'), 'how much cash will we have by end of january')
  expect(message).toMatch(/^I can’t forecast cash/)
})

describe('what a plan lost is asked back, and not looked for in texts', () => {
  it.each<[BusinessType, string]>([
    ['cafe', 'are we open on boxing day'],
    ['realestate', 'average weekly profit by quarter'],
    ['consulting', 'give me a one line summary of the quarter'],
  ])('%s: %s', async (trade, text) => {
    const { plans } = await askedReply(seededRecords(trade), text)
    expect(plans?.map(({ operator }) => operator)).toEqual(['clarify'])
  })
})

it('"where does that leave us" is no direction of a change', () => {
  const [read] = readMessage(
    'if the landlord puts rent up 8 percent where does that leave us',
    'cafe',
    fixedMoment,
  )
  expect(read?.plan).toMatchObject({
    operator: 'scenario',
    changes: [{ lever: 'premises', by: 'percent', size: 8 }],
  })
})
