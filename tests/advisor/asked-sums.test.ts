/** Questions about totals in wordings that nothing was trained on: words that change the meaning must count. */
import { describe, expect, it } from 'vitest'
import type { Plan } from '#schema/advisor/plan'
import type { DemoBusiness } from '#schema/session/session'
import { askedReply } from './asked-questions.ts'
import { readQuestion } from './read-question.ts'
import { seededRecords } from './seeded-records.ts'

const planOf = (type: DemoBusiness, question: string): Plan | undefined =>
  readQuestion(question, type, seededRecords(type).now)?.plan

const replyTo = async (type: DemoBusiness, question: string): Promise<string> =>
  (await askedReply(seededRecords(type), question)).message

describe('what is left out', () => {
  it.each([
    ['average takings a week in winter, leaving out July', { except: [{ of: { kind: 'month', month: 7 } }] }],
    [
      'average weekly sales this year excluding Easter',
      { except: [{ of: { kind: 'holiday', holiday: 'easter' } }] },
    ],
  ])('%s', (question, filter) => {
    expect(planOf('cafe', question)).toMatchObject({ operator: 'value', filter })
  })

  it.each([
    ['number of days under $2,000, skip weekends', [0, 1, 2, 3, 4]],
    ['how many days did we take over $2,000, Mondays excluded', [1, 2, 3, 4, 5, 6]],
  ])('%s', (question, weekdays) => {
    expect(planOf('cafe', question)).toMatchObject({ operator: 'count', period: { weekdays } })
  })

  it('is said', async () => {
    expect(await replyTo('cafe', 'average takings a week in winter, leaving out July')).toContain(
      'without July',
    )
  })
})

describe('a part of a week', () => {
  it('is compared with the same days of the week before', async () => {
    expect(await replyTo('cafe', 'takings this week so far compared with last week')).toMatch(
      /from Monday 16 November to Thursday 19 November against .* from Monday 9 November to Thursday 12 November/,
    )
  })
})

it('says by which weeks a month is counted', async () => {
  expect(await replyTo('cafe', 'what was profit in October?')).toContain(
    'in the five weeks of October (28 September to 1 November)',
  )
})

it('opens with the winner where that is the question', async () => {
  expect(await replyTo('cafe', 'Which is better for us, Fridays or Sundays?')).toMatch(/^Sundays\. /)
})

describe('bounds', () => {
  it.each([
    ['how many weeks did we make no profit', { measure: 'profit', atMost: 0 }],
    ['how many weeks did we lose money', { measure: 'profit', below: 0 }],
    ['how many weeks had at least 1,300 sales', { atLeast: 1300 }],
    ['how many weeks had more than 1,300 sales', { above: 1300 }],
    ['how often have we hit 1300 sales this year', { measure: 'transactions', atLeast: 1300 }],
  ])('%s', (question, bounds) => {
    expect(planOf('cafe', question)).toMatchObject({ operator: 'count', ...bounds })
  })
})

describe('backwards', () => {
  it.each([
    ['How few sales a week before we go backwards?', { lever: 'volume', outcome: 'profit', target: 0 }],
    ['What would wages have to fall to for a 15% margin?', { lever: 'staff', outcome: 'margin', target: 15 }],
    [
      'How many extra sales a week would pay for a licence at $6,240 a year?',
      { lever: 'volume', outcome: 'profit', changes: [{ lever: 'other', by: 'amount', size: 120 }] },
    ],
    [
      'How many sales a week to take $20,000 in revenue?',
      { lever: 'volume', outcome: 'revenue', target: 20_000 },
    ],
    [
      'How few sales can we do in a week before we go backwards?',
      { period: { of: { kind: 'last', count: 13 } } },
    ],
  ])('%s', (question, plan) => {
    expect(planOf('cafe', question)).toMatchObject({ operator: 'solve', ...plan })
  })
})

it.each([
  ['what if we closed on Mondays', { closed: { weekdays: [0] } }],
  ['can we afford an $18,000 machine?', { once: 18_000 }],
])('what if: %s', (question, plan) => {
  expect(planOf('cafe', question)).toMatchObject({ operator: 'scenario', ...plan })
})

it('lists all costs with their shares where a list is asked for', async () => {
  const reply = await replyTo('cafe', 'rank our costs last week from biggest to smallest')
  expect(reply).toMatch(/^Staff costs were the largest cost last week/)
  expect(reply.match(/\(\d+\.\d%\)/g)).toHaveLength(4)
})

it('guides by the year before where there is no forecast', async () => {
  expect(await replyTo('consulting', 'forecast billing for the next eight weeks')).toMatch(
    /^Recent weeks don’t predict revenue, so go by the same time last year\. A year earlier, .* it was \$[\d,]+, or \$[\d,]+ a week\./s,
  )
})
