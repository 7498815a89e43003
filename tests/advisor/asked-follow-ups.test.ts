/** Messages that continue from the previous figure: another period, measure, share, mean or bound. */
import { describe, expect, it } from 'vitest'
import type { Plan } from '#schema/advisor/plan'
import type { DemoBusiness } from '#schema/session/session'
import { askedReply } from './asked-questions.ts'
import { readQuestion } from './read-question.ts'
import { seededRecords } from './seeded-records.ts'

const thread = (type: DemoBusiness, messages: string): Plan | undefined => {
  const { now } = seededRecords(type)
  return messages
    .split(' || ')
    .reduce<Plan | undefined>((before, message) => readQuestion(message, type, now, before)?.plan, undefined)
}

describe.each<[DemoBusiness, readonly (readonly [messages: string, plan: object])[]]>([
  [
    'cafe',
    [
      ['what did we take in june || and in july?', { operator: 'value', period: { of: { month: 7 } } }],
      ['what did we take in july || why?', { operator: 'explain', of: { of: { month: 7 } } }],
      ['average weekly sales this year || just saturdays', { aggregate: 'mean', period: { weekdays: [5] } }],
      [
        'what did wages cost in october || what about as a percentage',
        { operator: 'value', measure: 'staff-share', period: { of: { month: 10 } } },
      ],
      [
        'what did wages cost in october || and as a share of all costs?',
        { operator: 'share', measure: 'staff', whole: { measure: 'costs' } },
      ],
      [
        'what did we take last month || per week i mean',
        { operator: 'value', aggregate: 'mean', each: 'week' },
      ],
      ['what did we take last month || per day?', { operator: 'value', aggregate: 'mean', each: 'day' }],
      [
        'how many weeks over 18,000 this year || and over 20,000?',
        { operator: 'count', above: 20_000, period: { of: { kind: 'current' } } },
      ],
      ['how many weeks over 18,000 this year || and under 16,000?', { operator: 'count', below: 16_000 }],
      ['will we hit 20k next week || and 18k?', { operator: 'forecast', atLeast: 18_000 }],
      ['best month for sales || and the second best?', { operator: 'rank', from: 2 }],
      [
        'longest run of weeks over 18,000 || and for profit over 2,000?',
        { operator: 'count', measure: 'profit', runs: 'longest', above: 2000 },
      ],
      [
        'what did we take this year by month || and profit by month',
        { operator: 'value', measure: 'profit', group: 'month' },
      ],
      [
        'sales on saturdays in october || mornings only',
        { filter: { hours: { from: 6, until: 12 } }, period: { weekdays: [5] } },
      ],
      [
        'what if prices go up 3% || and wages up 2% as well',
        {
          operator: 'scenario',
          changes: [
            { lever: 'price', size: 3 },
            { lever: 'staff', size: 2 },
          ],
        },
      ],
    ],
  ],
  ['realestate', [['best month for fees || the next two?', { operator: 'rank', from: 2, count: 2 }]]],
  [
    'consulting',
    [
      [
        'how many days did we bill in october? || and the october before, which was better?',
        {
          operator: 'compare',
          measure: 'transactions',
          of: { period: { of: { month: 10 } } },
          against: { period: { of: { month: 10 }, moved: 'year-before' } },
        },
      ],
      [
        'compare october with september || same for wages',
        { operator: 'compare', measure: 'staff', of: { period: { of: { month: 10 } } } },
      ],
      [
        'what share of costs is rent || and wages?',
        { operator: 'share', measure: 'staff', whole: { measure: 'costs' } },
      ],
    ],
  ],
])('%s', (type, questions) => {
  it.each(questions)('%s', (messages, plan) => {
    expect(thread(type, messages)).toMatchObject(plan)
  })
})

it('says what a follow-up leaves out', async () => {
  const records = seededRecords('cafe')
  const { plans } = await askedReply(records, 'why was july so bad')
  const { message } = await askedReply(records, 'without the storm week', { before: plans?.at(-1) })
  expect(message).toMatch(/^I couldn’t place “without/)
})
