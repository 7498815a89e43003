/** What is claimed, supposed in a question, with the truth by the tests' own arithmetic over the raw weeks and days. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import type { Records } from '../../service/advisor/records.ts'
import { askedReply, askedText } from './asked-questions.ts'
import { costsOf, daysOf, last, lineOf, mean, total } from './raw-figures.ts'
import { settledRecords } from './seeded-records.ts'

type Truth = (records: Records) => boolean

const isTrue: Truth = () => true
const isFalse: Truth = () => false

const claims: readonly (readonly [type: DemoBusiness, question: string, truth: Truth])[] = [
  ['cafe', 'We usually make about 5k on a Saturday', (all) => Math.abs(mean(daysOf(all, [5])) - 5000) <= 500],
  [
    'cafe',
    'a Saturday is worth roughly 3.5 grand to us',
    (all) => Math.abs(mean(daysOf(all, [5])) - 3500) <= 350,
  ],
  [
    'consulting',
    "I'd say we bill around 56k a week",
    (all) => Math.abs(mean(last(all, 13).map(({ revenue }) => revenue)) - 56_000) <= 5600,
  ],
  [
    'consulting',
    'our margin has always been above 15%',
    (all) => last(all, 52).every((week) => 1 - costsOf(week) / week.revenue > 0.15),
  ],
  [
    'realestate',
    'our costs never go over 50k a week',
    (all) => last(all, 52).every((week) => costsOf(week) <= 50_000),
  ],
  [
    'cafe',
    "we've never had a week under 12 grand, right?",
    (all) => last(all, 52).every(({ revenue }) => revenue >= 12_000),
  ],
  [
    'realestate',
    'we lose money most weeks, no?',
    (all) => 2 * last(all, 52).filter((week) => week.revenue < costsOf(week)).length > 52,
  ],
  [
    'realestate',
    'we rarely take less than 30k in a week',
    (all) => last(all, 52).filter(({ revenue }) => revenue < 30_000).length <= 10,
  ],
  [
    'cafe',
    'it was the first time our margin has been below 10%',
    (all) => all.kpis.filter((week) => 1 - costsOf(week) / week.revenue < 0.1).length === 1,
  ],
  [
    'consulting',
    'am I right that rent is our biggest expense?',
    (all) => last(all, 13).every((week) => lineOf(week, 'premises') > lineOf(week, 'staff')),
  ],
  [
    'cafe',
    'wages are our biggest cost, yeah?',
    (all) =>
      total(last(all, 13).map((week) => lineOf(week, 'staff'))) >
      total(last(all, 13).map((week) => lineOf(week, 'supplies'))),
  ],
  [
    'realestate',
    'marketing costs us more than rent, doesn’t it',
    (all) =>
      total(last(all, 13).map((week) => lineOf(week, 'marketing'))) >
      total(last(all, 13).map((week) => lineOf(week, 'premises'))),
  ],
  [
    'realestate',
    'I believe rent makes up half of our costs',
    (all) =>
      Math.abs(
        total(last(all, 13).map((week) => lineOf(week, 'premises'))) / total(last(all, 13).map(costsOf)) -
          0.5,
      ) < 0.01,
  ],
  [
    'cafe',
    'we make more on weekends than in the whole rest of the week',
    (all) => total(daysOf(all, [5, 6])) > total(daysOf(all, [0, 1, 2, 3, 4])),
  ],
  [
    'cafe',
    'why are weekends so quiet',
    (all) => mean(daysOf(all, [5, 6])) < mean(daysOf(all, [0, 1, 2, 3, 4])),
  ],
  [
    'cafe',
    'how come Saturdays are so strong',
    (all) => mean(daysOf(all, [5])) > mean(daysOf(all, [0, 1, 2, 3, 4, 6])),
  ],
  [
    'realestate',
    'why are Saturdays our slowest day',
    (all) => [0, 1, 2, 3, 4, 6].every((day) => mean(daysOf(all, [day])) > mean(daysOf(all, [5]))),
  ],
  ['consulting', "we've had three losing months in a row, haven't we", isFalse],
  ['cafe', "didn't we already agree to buy milk from the co-op?", isTrue],
  ['cafe', 'did we decide to try lunch delivery?', isFalse],
  ['cafe', 'we said no to delivery, right?', isTrue],
  ['consulting', 'we agreed to raise our day rate, yes?', isTrue],
]

describe('claims open with their verdict', () => {
  it.each(claims)('%s: %s', async (type, question, truth) => {
    const records = settledRecords(type)
    const { message } = await askedReply(records, question)
    expect(message).toMatch(truth(records) ? /^(?:Yes|That’s right)\b/ : /^No\b/)
    expect(message).toMatch(/\d/)
  })
})

describe('what no record bears out is said to be so', () => {
  it.each([
    ['realestate', 'did we agree to drop our commission rate?'],
    ['realestate', 'did I already sign off on the website redesign?'],
    ['consulting', 'haven’t we already said no to the new office?'],
  ] as const)('%s: %s', async (type, question) => {
    const { message } = await askedReply(settledRecords(type), question)
    expect(message).toMatch(/^I can’t tell from the records/)
  })
})

describe('a cause that is asked for rests on whether it moved that way', () => {
  it.each([
    ['realestate', 'why did commissions plummet in spring', /^Revenue did not fall; it rose by \$/],
    ['consulting', 'what made our profit balloon in October', /^Profit did not rise; it fell by \$/],
    ['cafe', 'how come the wages bill doubled in June', /^Staff costs did not rise; they fell by \$/],
    ['cafe', 'what made business dry up in August?', /^Revenue did not fall; it rose by \$/],
    [
      'cafe',
      'why did sales collapse in July',
      /^On record from that time: “The burst water main.*\n\nRevenue fell by \$/,
    ],
  ] as const)('%s: %s', async (type, question, opening) => {
    const { message } = await askedReply(settledRecords(type), question)
    expect(message).toMatch(opening)
  })
})

describe('what is no claim is not tested as one', () => {
  it.each([
    ['cafe', 'rent goes up to $2,500 a week', 'scenario'],
    ['cafe', 'Saturday always beats Sunday', 'clarify'],
    ['cafe', 'did we say yes or no to weekday delivery', 'decided'],
    ['consulting', 'highest week for average day rate this year', 'rank'],
    ['consulting', 'highest and lowest week for average day rate this year please', 'rank'],
    ['cafe', 'lowest month for transaction value in 2026', 'rank'],
    ['realestate', 'busiest week for settlements this financial year', 'rank'],
  ] as const)('%s: %s', async (type, question, operator) => {
    const { plans } = await askedReply(settledRecords(type), question)
    expect(plans?.[0]?.operator).toBe(operator)
    expect(JSON.stringify(plans)).not.toContain('"claimed"')
  })
})

describe('a claim that is to be proved', () => {
  it.each<[DemoBusiness, string, RegExp]>([
    ['consulting', 'contractors cost more now. prove it', /^Yes\..*contractors/],
    ['consulting', 'You say contractors cost more. Show me.', /^Yes\..*contractors/],
    ['cafe', 'Mornings are busier than afternoons. Any evidence?', /^Yes\./],
    ['cafe', 'Prove to me that food costs went up', /^No\./],
    ['cafe', 'Can you show me that the margin is falling?', /^Yes\./],
  ])('%s: %s', async (type, question, verdict) => {
    expect(await askedText(type, question)).toMatch(verdict)
  })
})

describe('what somebody else paid is no figure of ours', () => {
  it.each<[DemoBusiness, string]>([
    ['cafe', 'insurance gave us $6,700, correct?'],
    ['cafe', 'the insurer paid us 6700 for the water main right?'],
    ['realestate', 'the portal refunded us 900, right?'],
    ['consulting', 'the water authority sent us $12,000 back, yes?'],
  ])('%s: %s', async (type, question) => {
    const { plans = [] } = await askedReply(settledRecords(type), question)
    expect(['find', 'decided']).toContain(plans[0]?.operator)
    expect(JSON.stringify(plans)).not.toContain('"target"')
  })

  it('but what we paid is', async () => {
    const { plans = [] } = await askedReply(
      settledRecords('cafe'),
      'we paid $6,000 in wages last week, right?',
    )
    expect(plans[0]).toMatchObject({ operator: 'value', measure: 'staff' })
  })
})
