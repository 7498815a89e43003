/** Shares asked in many ways: the wording decides what the whole is, and the answer says it. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedReply } from './asked-questions.ts'
import { readQuestion } from './read-question.ts'
import { seededRecords } from './seeded-records.ts'

const share = (plan: object) => ({ operator: 'share', ...plan })
const ofCosts = (measure: string) => share({ measure, whole: { measure: 'costs' } })
const ofRevenue = (measure: string) => ({ operator: 'value', measure })

describe.each<[DemoBusiness, readonly (readonly [question: string, plan: object])[]]>([
  [
    'cafe',
    [
      ['of every dollar we take, how much goes on wages', ofRevenue('staff-share')],
      ['how much of costs is supplies', ofCosts('supplies')],
      ['how much of our costs last month was rent', ofCosts('premises')],
      ['how much of every dollar spent goes to the landlord', ofCosts('premises')],
      ['how big a part of total expenses are wages this year', ofCosts('staff')],
      ['for each $100 through the till, how much is rent', ofRevenue('premises-share')],
      ['how many cents of each dollar do we keep', ofRevenue('margin')],
      ['what slice of revenue ends up as profit', ofRevenue('margin')],
      ['what’s rent as a share of profit', share({ measure: 'premises', whole: { measure: 'profit' } })],
      [
        'out of what we sold on Saturdays, how much was in the morning',
        share({ filter: { hours: { from: 6, until: 12 } }, whole: { period: { weekdays: [5] } } }),
      ],
      ['what part of saturday takings comes before noon', share({ whole: { period: { weekdays: [5] } } })],
      [
        'what share of Friday’s sales happened after 2pm',
        share({ filter: { hours: { from: 14, until: 24 } }, whole: { period: { weekdays: [4] } } }),
      ],
      [
        'what proportion of sales in October were on weekends',
        share({ period: { weekdays: [5, 6] }, whole: { period: { of: { kind: 'month', month: 10 } } } }),
      ],
      ['what percentage of the week’s takings do weekends bring in', share({ period: { weekdays: [5, 6] } })],
    ],
  ],
  [
    'realestate',
    [
      ['out of every dollar of costs what goes to staff', ofCosts('staff')],
      ['what proportion of total outgoings is people', ofCosts('staff')],
      ['what fraction of our income is eaten by premises', ofRevenue('premises-share')],
      [
        'of the fees in the september quarter, how much came in September',
        share({
          period: { of: { kind: 'month', month: 9 } },
          whole: { period: { of: { kind: 'quarter', quarter: 3 } } },
        }),
      ],
      ['where does each dollar of commission go', { operator: 'rank', measure: 'cost-share', by: 'expense' }],
    ],
  ],
  [
    'consulting',
    [
      ['of every dollar we spend how much is rent', ofCosts('premises')],
      ['what share of spending was marketing in October', ofCosts('marketing')],
      ['staff as a share of all costs', ofCosts('staff')],
      ['for every dollar we bill how much is left', ofRevenue('margin')],
      [
        'how much of this year’s billing was in the first half',
        share({
          period: { of: { kind: 'half', half: 1 } },
          whole: { period: { of: { kind: 'current', unit: 'year' } } },
        }),
      ],
    ],
  ],
])('%s', (type, questions) => {
  const { now } = seededRecords(type)
  it.each(questions)('%s', (question, plan) => {
    expect(readQuestion(question, type, now)?.plan).toMatchObject(plan)
  })
})

it('says what the whole is, with its figure', async () => {
  const { message } = await askedReply(
    seededRecords('cafe'),
    'what share of Friday’s sales happened after 2pm in October',
  )
  expect(message).toMatch(
    /^On Fridays in October, revenue after 2 pm was [\d.]+% of all revenue: \$[\d,]+ of \$[\d,]+\./,
  )
})

describe('a part that no record tells apart', () => {
  it.each([
    ['realestate', 'What percentage of revenue comes from management fees?', 'revenue'],
    ['cafe', 'What proportion of sales is takeaway?', 'revenue'],
    ['cafe', 'What percentage of revenue comes from coffee?', 'revenue'],
    ['cafe', 'What share of sales is card?', 'revenue'],
    ['consulting', 'what share of our billings is fixed price', 'revenue'],
    ['consulting', 'What fraction of total costs is parking?', 'costs'],
    ['cafe', 'what percent of sales are weddings', 'revenue'],
  ] as const)('%s: %s', async (type, question, whole) => {
    const { message, plans } = await askedReply(seededRecords(type), question)
    expect(plans).toEqual([{ operator: 'decline', because: 'not-on-record', partOf: whole }])
    expect(message).toMatch(
      whole === 'revenue' ? /^No record splits revenue/ : /^No record splits total costs/,
    )
    expect(message).not.toMatch(/\d/)
  })

  it.each([
    ['cafe', 'What share of takings goes on wages?'],
    ['cafe', 'What percentage of revenue comes on Saturdays?'],
    ['cafe', 'what share of sales do we keep'],
    ['consulting', 'what proportion of revenue did October bring in'],
  ] as const)('is none that the records tell: %s: %s', async (type, question) => {
    const { plans } = await askedReply(seededRecords(type), question)
    expect(plans?.[0]?.operator).not.toBe('decline')
  })
})
