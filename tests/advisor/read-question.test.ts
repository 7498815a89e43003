/** Questions are read as plans; each content word is used by the plan or named as not understood. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Plan } from '#schema/advisor/plan'
import { contentOf } from '../../service/advisor/questions/candidates.ts'
import { questionOf } from '../../service/advisor/questions/question-of.ts'
import { readMessage } from '../../service/advisor/questions/read-message.ts'
import { timesAsLong } from '../core/processor-time.ts'
import { fixedMoment } from '../core/sources.ts'
import { readQuestion } from './read-question.ts'

const read = (question: string) => readQuestion(question, 'cafe', fixedMoment)

const season = (name: string) => ({ of: { kind: 'season', season: name } })
const day = (date: string) => ({ kind: 'unit-of', unit: 'day', date })

describe.each([
  [
    'what we banked over Easter',
    { measure: 'revenue', period: { of: { kind: 'holiday', holiday: 'easter' } } },
  ],
  ['the middle Thursday of spring', { aggregate: 'median', period: { ...season('spring'), weekdays: [3] } }],
  [
    'What was our margin last month?',
    { measure: 'margin', period: { of: { kind: 'current', unit: 'month', back: 1 } } },
  ],
  ['revenue yesterday', { period: { of: day('2026-11-19') } }],
  ['takings on 9/11', { measure: 'revenue', period: { of: day('2026-11-09') } }],
  ['what did last Tuesday make', { measure: 'revenue', period: { of: day('2026-11-17') } }],
  [
    'Revenue in the week of 9 November',
    { period: { of: { kind: 'unit-of', unit: 'week', date: '2026-11-09' } } },
  ],
  [
    'what did we earn between 1 July and 30 September',
    { period: { of: { kind: 'between', from: day('2026-07-01') } } },
  ],
  ['revenue for FY26', { period: { of: { kind: 'financial-year', year: 2026 } } }],
  [
    'wages as a percentage of sales since Easter',
    { measure: 'staff-share', period: { of: { kind: 'since' } } },
  ],
  ['how much of each dollar goes to suppliers', { measure: 'supplies-share' }],
  ['average takings on Saturdays this year', { aggregate: 'mean', each: 'day', period: { weekdays: [5] } }],
  ["any idea how much we're spending on milk these days?", { measure: 'supplies' }],
  ['how long will our cash last', { measure: 'runway' }],
] as const)('the value in "%s"', (question, plan) => {
  it('is read', () =>
    expect(read(question)).toMatchObject({ plan: { operator: 'value', ...plan }, coverage: 1 }))
})

it.each([
  [
    'was winter kinder to us than autumn',
    { operator: 'compare', of: { period: season('winter') }, against: { period: season('autumn') } },
  ],
  ['compare weekend sales with weekday sales', { operator: 'compare', of: { period: { weekdays: [5, 6] } } }],
  [
    'is our margin better than in winter',
    { operator: 'compare', measure: 'margin', against: { period: season('winter') } },
  ],
  [
    'the five dearest fortnights for staff',
    { operator: 'rank', measure: 'staff', by: 'fortnight', order: 'highest', count: 5 },
  ],
  [
    'which hour is quietest on Tuesday?',
    { operator: 'rank', by: 'hour', order: 'lowest', period: { weekdays: [1] } },
  ],
  [
    'worst three weeks for profit this year',
    { operator: 'rank', measure: 'profit', order: 'lowest', count: 3 },
  ],
  [
    'how often did staff cost more than two fifths of sales',
    { operator: 'count', measure: 'staff-share', above: 40 },
  ],
  [
    'how many Saturdays topped $4,000',
    { operator: 'count', by: 'day', above: 4000, period: { weekdays: [5] } },
  ],
  ['how many weeks did we lose money', { operator: 'count', measure: 'profit', below: 0 }],
  [
    'what share of takings comes on Saturdays',
    { operator: 'share', measure: 'revenue', period: { weekdays: [5] } },
  ],
  [
    'why did profit fall in September?',
    { operator: 'explain', measure: 'profit', of: { of: { kind: 'month', month: 9 } } },
  ],
  [
    'what if rent goes up 8%',
    { operator: 'scenario', changes: [{ lever: 'premises', by: 'percent', size: 8 }] },
  ],
  [
    'if we lost 10% of customers and cut marketing by a third what happens to profit',
    {
      operator: 'scenario',
      changes: [
        { lever: 'volume', size: -10 },
        { lever: 'marketing', size: -33.33 },
      ],
    },
  ],
  [
    'what price rise gets margin back to 13%',
    { operator: 'solve', lever: 'price', outcome: 'margin', target: 13 },
  ],
  [
    'how many covers would pay for a second chef',
    { operator: 'solve', lever: 'volume', changes: [{ by: 'hours', size: 38 }] },
  ],
  ['Top 3 hours on a Saturday', { operator: 'rank', by: 'hour', count: 3, period: { weekdays: [5] } }],
  ['give me the three quietest afternoons', { operator: 'rank', by: 'day', order: 'lowest', count: 3 }],
  [
    'average order value this winter compared with last winter',
    { operator: 'compare', against: { period: { ...season('winter'), moved: 'year-before' } } },
  ],
  [
    'has the till been healthier this quarter than last?',
    { operator: 'compare', of: { period: { of: { kind: 'current' } } } },
  ],
  ['can I sack someone on probation', { operator: 'decline', because: 'legal' }],
  ['what must be signed this month', { operator: 'due' }],
  ['what became of the price change', { operator: 'decided', words: ['price'] }],
  ['what did the council write', { operator: 'find', words: ['council'] }],
  ['who supplies the bread', { operator: 'find', words: ['supplies', 'bread'] }],
  ['is a later closing time on Fridays worth trying', { operator: 'advise' }],
  ['write to the bread supplier', { operator: 'act', action: 'email-drafts' }],
  ['draft a roster for next week', { operator: 'act', action: 'roster' }],
  ['what does break-even mean for us', { operator: 'define', measure: 'break-even-revenue' }],
  ['I feel ill', { operator: 'decline', because: 'health' }],
  ['what is GST on coffee', { operator: 'decline', because: 'tax' }],
])('reads "%s"', (question, plan) => {
  expect(read(question)).toMatchObject({ plan })
})

it('asks the same of every measure named', () => {
  expect(read('rent, wages and margin in July')).toMatchObject({
    plan: { measure: 'premises', period: { of: { month: 7 } } },
    also: [{ measure: 'staff', period: { of: { month: 7 } } }, { measure: 'margin' }],
    coverage: 1,
  })
})

it('asks back about words that no plan expresses', () => {
  expect(read('revenue last week under moonlight')).toMatchObject({
    plan: { operator: 'clarify', choices: [{ plan: { operator: 'value', measure: 'revenue' } }, {}] },
    leftOut: ['under moonlight'],
  })
  expect(read('?!')).toBeUndefined()
})

const words = fc.constantFrom(
  ...'sales wages margin Tuesday July winter last week why compare than best five $300 7% 1/7 since between and rise cut price shift council not the of Easter'.split(
    ' ',
  ),
)

it('makes a valid plan of any words, and loses none', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string({ maxLength: 12 })), { maxLength: 30 }), (parts) => {
      const message = parts.join(' ')
      const found = read(message)
      if (!found) return
      expect(Plan.is(found.plan)).toBe(true)
      if (found.plan.operator === 'clarify') return
      const content = contentOf(questionOf(message, 'cafe', fixedMoment))
      expect(found.coverage).toBeCloseTo(
        content.length === 0 ? 1 : 1 - found.notUnderstood.length / content.length,
      )
    }),
    { numRuns: 1000 },
  )
})

it.each([
  'How did sales on Tuesdays in July compare with those of last winter, and why? ',
  'What did we take on 3 March 2026? ',
  'how much\n',
])('takes no longer over a message of “%s” than its length explains', (sentence) => {
  const read = (length: number) =>
    readMessage(sentence.repeat(length / sentence.length + 1), 'cafe', fixedMoment)
  expect(timesAsLong(read, 4000)).toBeLessThan(10)
})
