/** Hypothetical changes in many wordings: every stated size is applied, or named as left out. */
import { describe, expect, it } from 'vitest'
import type { LeverChange } from '#schema/advisor/change-plans'
import type { DemoBusiness } from '#schema/session/session'
import { readMessage } from '../../service/advisor/questions/read-message.ts'
import { askedReply } from './asked-questions.ts'
import { readQuestion } from './read-question.ts'
import { seededRecords } from './seeded-records.ts'

const planOf = (type: DemoBusiness, question: string) =>
  readMessage(question, type, seededRecords(type).now)[0]?.plan

const rounded = (change: LeverChange) => ({ ...change, size: Math.round(100 * change.size) / 100 })
const percent = (lever: LeverChange['lever'], size: number) => ({ lever, by: 'percent', size })
const amount = (lever: LeverChange['lever'], size: number) => ({ lever, by: 'amount', size })
const level = (lever: LeverChange['lever'], size: number) => ({ lever, by: 'level', size })
const hours = (size: number) => ({ lever: 'staff', by: 'hours', size })

describe.each<[DemoBusiness, readonly (readonly [question: string, changes: readonly object[]])[]]>([
  [
    'cafe',
    [
      ['prices up 5% and cut a shift', [percent('price', 5), hours(-5)]],
      ['what if we put prices up 4% and lose 5% of customers', [percent('price', 4), percent('volume', -5)]],
      ['raise prices 6% and drop marketing to zero', [percent('price', 6), percent('marketing', -100)]],
      ['rent goes up to $2,500 a week', [level('premises', 2500)]],
      ['what if rent rises by $300 a month', [amount('premises', 69.23)]],
      ['another $200 a week on ads, what does that do to profit', [amount('marketing', 200)]],
      ['if wages go up 3.5% and supplier prices 2%', [percent('staff', 3.5), percent('supplies', 2)]],
      [
        'what happens if milk goes up 8% and we raise prices 3%',
        [percent('supplies', 8), percent('price', 3)],
      ],
      [
        'what if we stop advertising and lose 20 sales a week',
        [amount('volume', -20), percent('marketing', -100)],
      ],
      [
        'up prices 5%, volume down 3%, wages up $500 a week',
        [percent('price', 5), percent('volume', -3), amount('staff', 500)],
      ],
      ['what if insurance goes up $1,200 a year', [amount('other', 23.08)]],
      ['what if power goes from $300 to $380 a week', [amount('other', 80)]],
      [
        'if we cut staff hours by 10 a week and prices went up 2%, profit?',
        [hours(-10), percent('price', 2)],
      ],
      [
        'suppose 60 fewer people a week come in but everybody spends 50 cents more',
        [amount('volume', -60), amount('price', 0.5)],
      ],
      ['what if prices rose half a percent', [percent('price', 0.5)]],
      ['if wages go up by two and a half percent', [percent('staff', 2.5)]],
      ['what if we cut half the marketing', [percent('marketing', -50)]],
      ['lose 20 customers and another 30 customers', [amount('volume', -50)]],
      ['what if prices go up 2% and then another 3%', [percent('price', 5)]],
      ['what if we cut 5 staff hours and a further 4 hours', [hours(-9)]],
      ['spend $100 more on marketing and an extra $50', [amount('marketing', 150)]],
      ['what if wages and rent both go up 4%', [percent('staff', 4), percent('premises', 4)]],
    ],
  ],
  [
    'realestate',
    [
      ['what if rent doubles and sales drop 15%', [percent('volume', -15), percent('premises', 100)]],
      [
        'half the marketing and 2 fewer sales a month, what then',
        [percent('marketing', -50), amount('volume', -0.46)],
      ],
      ['cut commission by 0.5% and win 10% more deals', [percent('price', -0.5), percent('volume', 10)]],
      [
        'what if we hire another agent on $80k plus super and do 3 more deals a month',
        [{ ...amount('staff', 1538.46), withSuper: true }, amount('volume', 0.69)],
      ],
    ],
  ],
  [
    'consulting',
    [
      ['what if we lift the day rate to $1,500', [level('price', 1500)]],
      ['raise the day rate by $100 and lose 10% of days', [amount('price', 100), percent('volume', -10)]],
      ['what if we lost a client worth $8,000 a month', [{ lever: 'volume', by: 'revenue', size: -1846.15 }]],
      [
        'what would margin be with two more days a week billed and rent up $400 a month',
        [amount('volume', 2), amount('premises', 92.31)],
      ],
    ],
  ],
])('%s', (type, questions) => {
  it.each(questions)('%s', (question, changes) => {
    const plan = planOf(type, question)
    const found = plan?.operator === 'scenario' ? plan.changes.map(rounded) : []
    expect(found).toHaveLength(changes.length)
    expect(found).toEqual(expect.arrayContaining([...changes]))
  })
})

describe('a sum spent once', () => {
  it.each<[string, object]>([
    [
      'spend $12,000 on a new oven that saves $150 a week, how long until it is paid off',
      { once: 12_000, changes: [amount('other', -150)] },
    ],
    [
      'a $9,000 fitout brings in 40 more sales a week - payback?',
      { once: 9000, changes: [amount('volume', 40)] },
    ],
    ['can we afford an $18,000 machine?', { once: 18_000, changes: [] }],
  ])('%s', (question, plan) => {
    expect(planOf('cafe', question)).toMatchObject({ operator: 'scenario', ...plan })
  })

  it('is earned back by what the changes bring, not by all profit', async () => {
    const question = 'spend $12,000 on a new oven that saves $150 a week, how long until it is paid off'
    expect((await askedReply(seededRecords('cafe'), question)).message).toContain(
      'earn $12,000 back in 80 weeks',
    )
  })
})

it('adds what is supposed next to what was supposed before', () => {
  const { now } = seededRecords('cafe')
  const before = readQuestion('what if prices go up 3%', 'cafe', now)?.plan
  expect(
    readQuestion('and if 4 percent of customers stop coming because of it?', 'cafe', now, before)?.plan,
  ).toMatchObject({
    operator: 'scenario',
    changes: [percent('price', 3), percent('volume', -4)],
  })
})

it.each([
  ['prices up 5% and trim wages a bit', 'wages'],
  ['what if prices went up 10% on Saturdays only', 'Saturdays'],
])('says what it does not apply: %s', async (question, word) => {
  const { message } = await askedReply(seededRecords('cafe'), question)
  expect(message).toMatch(new RegExp(`^I couldn’t place “[^”]*${word}`))
})

it.each([
  ['What if we close at 3pm?', 15],
  ['what happens to profit if we shut at 2 PM', 14],
])('an hour hires nobody: %s', (question, from) => {
  const plan = readQuestion(question, 'cafe', seededRecords('cafe').now)?.plan
  expect(plan).toMatchObject({ operator: 'scenario', changes: [], closed: { hours: { from, until: 24 } } })
})
