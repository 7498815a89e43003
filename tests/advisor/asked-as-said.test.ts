/** Questions as owners say them: what is weighed, complained of, needed or believed comes before what is asked. */
import { describe, expect, it } from 'vitest'
import { askedPlan, askedReply, askedText } from './asked-questions.ts'
import { draft } from './email-drafted.ts'
import { settledRecords } from './seeded-records.ts'

type Who = 'cafe' | 'consulting' | 'realestate'

it.each<[Who, string, object]>([
  [
    'cafe',
    'We were thinking of closing at 4 on Wednesdays, what would that cost us?',
    { operator: 'scenario', closed: { weekdays: [2], hours: { from: 16, until: 24 } } },
  ],
  ['cafe', "I've been considering shutting Mondays", { operator: 'scenario', closed: { weekdays: [0] } }],
  [
    'cafe',
    'my partner reckons we are bleeding money on rent, is she right?',
    { operator: 'advise', matter: 'Is our spending on rent too high?' },
  ],
  [
    'consulting',
    'Are we losing a fortune on marketing?',
    { operator: 'advise', matter: 'Is our spending on marketing too high?' },
  ],
  [
    'cafe',
    'gonna need a new oven, around 12 grand, can we afford it?',
    { operator: 'scenario', once: 12000, affordable: true },
  ],
  [
    'realestate',
    'Are we on track for $55,000 a week?',
    { operator: 'forecast', measure: 'revenue', atLeast: 55000 },
  ],
  [
    'cafe',
    'are we still on course for a 12% margin by Christmas?',
    { operator: 'forecast', measure: 'margin', atLeast: 12 },
  ],
  ['cafe', 'What did we spend on stock in September?', { operator: 'value', measure: 'supplies' }],
  [
    'cafe',
    'I think Wednesdays are dead, how much do we take on a Wednesday?',
    { operator: 'value', measure: 'revenue' },
  ],
  ['realestate', 'Summarise last month in two bullet points', { operator: 'value', measure: 'revenue' }],
])('%s: %s', async (who, question, plan) => {
  expect(await askedPlan(who, question)).toMatchObject(plan)
})

it('takes late for how, and for no part of a month', async () => {
  const text = await askedText('consulting', 'Why did invoices go out late in October?')
  expect(text).toContain('a week late')
})

it('ranks only what was counted', async () => {
  const { plans } = await askedReply(
    settledRecords('consulting'),
    'How many of the last twelve weeks did we bill under 34 days, and what was the best of those?',
  )
  expect(plans).toMatchObject([
    { operator: 'count', below: 34 },
    { operator: 'rank', order: 'highest', filter: { where: { measure: 'transactions', below: 34 } } },
  ])
})

describe('the hour that takes most', () => {
  it('is told beside the best average, where that hour is not open every day', async () => {
    const text = await askedText('cafe', 'Which hour brings in the most money?')
    expect(text).toMatch(/In all, noon to 1 pm brought in the most, \$[\d,]+: 7 pm to 8 pm is not open/)
  })

  it('is one where all are open alike', async () => {
    expect(await askedText('realestate', 'Which hour brings in the most money?')).not.toContain('In all')
  })
})

it.each(['keep it friendly', 'make it short and sweet', 'but keep it light please'])(
  'a wish about the manner is no part of a text: %s',
  (wish) => {
    const { body } = draft('cafe', `Text the team about the new float, ${wish}`)
    expect(body).toContain('the new float.')
    expect(body).not.toMatch(/keep it|make it|sweet|friendly|light/)
  },
)

it.each<[Who, string, object]>([
  ['cafe', 'Is winter usually quiet?', { operator: 'compare', measure: 'transactions', asked: 'lower' }],
  ['cafe', 'Are Decembers always busy?', { operator: 'compare', of: { period: { of: { month: 12 } } } }],
  ['realestate', 'Is spring better than the rest of the year?', { operator: 'compare', asked: 'higher' }],
  ['cafe', 'What public holidays are left this year?', { operator: 'due', words: ['calendar', 'public'] }],
  [
    'cafe',
    'How does this November stack up against the last?',
    { operator: 'compare', against: { period: { of: { kind: 'month', month: 11, year: 2025 } } } },
  ],
  [
    'cafe',
    'Can we run to $150 a head for the Christmas dinner?',
    { operator: 'advise', matter: 'should we spend $150 a head on the dinner?' },
  ],
])('%s: %s', async (who, question, plan) => {
  expect(await askedPlan(who, question)).toMatchObject(plan)
})

it('says of one year only what it was', async () => {
  expect(await askedText('cafe', 'Is winter always slow?')).toMatch(/^Revenue was /)
})

it('takes a sum a head for all of the team', async () => {
  const dollars = (text: string, before: RegExp) => Number(before.exec(text)?.[1]?.replaceAll(',', ''))
  const cash = dollars(
    await askedText('cafe', 'Can we afford a $12,000 oven?'),
    /Cash in hand would go from \$([\d,]+)/,
  )
  const text = await askedText('cafe', '$500 a head for the Christmas party?')
  const team = settledRecords('cafe').profile.teamSize ?? NaN
  expect(dollars(text, /it leaves \$([\d,]+) of cash/)).toBe(cash - 500 * team)
})
