/** Amounts that belong together are multiplied before any lever is read: so many at so much each, hours at a rate. */
import { expect, it } from 'vitest'
import type { LeverChange, ScenarioPlan } from '#schema/advisor/change-plans'
import type { DemoBusiness } from '#schema/session/session'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const scenarioOf = async (type: DemoBusiness, question: string) => {
  const { plans, message } = await askedReply(settledRecords(type), question)
  const plan = plans?.find((one): one is ScenarioPlan => one.operator === 'scenario')
  return { plan, message }
}

type Change = Pick<LeverChange, 'lever' | 'by'> & { readonly size: number }

const revenue = (size: number): Change => ({ lever: 'volume', by: 'revenue', size })
const cost = (lever: LeverChange['lever'], size: number): Change => ({ lever, by: 'amount', size })

it.each<[DemoBusiness, string, Change, shown: string]>([
  ['cafe', '20 customers a day spending $9 each, what’s that a week', revenue(1260), '$1,260'],
  ['cafe', 'if 15 more people a day spent $12', revenue(1260), '$1,260'],
  ['cafe', 'what if we got 30 extra customers a week at $15 a head', revenue(450), '$450'],
  ['cafe', 'what if we lose 10 customers a day who each spend $8', revenue(-560), '$560'],
  ['cafe', 'what if we roster 4 more hours a day at $30 an hour', cost('staff', 840), '$840'],
  ['cafe', 'what if we take on two juniors for 10 hours each at $24 an hour', cost('staff', 480), '$480'],
  ['realestate', '2 more sales a month at $11,000 commission', revenue((22_000 * 12) / 52), '$5,077'],
  ['realestate', 'What if we lose another 20 managements at $13 a week each', revenue(-260), '$260'],
  ['realestate', '10 more managements at $480 rent and 7% fee', revenue(336), '$336'],
  ['realestate', 'what if we win 5 landlords worth $300 a month each', revenue((1500 * 12) / 52), '$346'],
  ['consulting', '3 more days a week at $1,800 a day', revenue(5400), '$5,400'],
  ['consulting', 'two seniors for 3 days a week at $1,700 a day', revenue(10_200), '$10,200'],
  ['cafe', 'what if 10 fewer people a day came in and each spends $14', revenue(-980), '$980'],
  [
    'cafe',
    'what if we hire two casuals on Fridays for 5 hours each at $32 an hour',
    cost('staff', 320),
    '$320',
  ],
  ['consulting', 'what if we hire two graduates at $70,000 each', cost('staff', 140_000 / 52), '$2,692'],
  ['consulting', 'what would 4 extra days a month at $1,600 bring in', revenue((6400 * 12) / 52), '$1,477'],
])('%s: %s is one amount', async (type, question, change, shown) => {
  const { plan, message } = await scenarioOf(type, question)
  expect(plan?.changes.map(({ lever, by }) => ({ lever, by }))).toEqual([
    { lever: change.lever, by: change.by },
  ])
  expect(plan?.changes[0]?.size).toBeCloseTo(change.size, 5)
  expect(message).toContain(shown)
  expect(message).toContain('×')
  expect(message).not.toContain('I left out')
})

it.each<[DemoBusiness, string, once: number]>([
  ['consulting', 'two contractors at $950 a day for 10 days', 19_000],
  ['consulting', 'what if we take on a contractor at $900 a day for 15 days', 13_500],
  ['cafe', 'can we buy 12 chairs at $85 each', 1020],
  ['consulting', 'can we afford 6 laptops at $2,100 each', 12_600],
])('%s: %s is spent once', async (type, question, once) => {
  const { plan, message } = await scenarioOf(type, question)
  expect(plan).toMatchObject({ once, changes: [] })
  expect(message).toContain('×')
})

it.each<[DemoBusiness, string]>([
  ['cafe', 'Is it worth hiring a weekend dishie at $28 an hour for 6 hours?'],
  ['cafe', 'is it worth hiring a dishie on Saturdays at $28 an hour for 6 hours'],
  ['cafe', 'should we hire a dishwasher for 6 hours at $28 an hour'],
])('%s: %s is a cost that has to pay for itself', async (type, question) => {
  const { message } = await askedReply(settledRecords(type), question)
  expect(message).toContain('$168')
  expect(message).toMatch(/6 hours? × \$28/)
  expect(message).toMatch(/more revenue a week/)
  expect(message).not.toMatch(/I left out|I couldn’t place/)
  if (/weekend|Saturday/.test(question)) expect(message).toMatch(/on (?:Saturdays|weekends)/)
})

it.each<[DemoBusiness, string, readonly Change[]]>([
  [
    'consulting',
    'if we sold 40 days a week at $1,700',
    [
      { lever: 'volume', by: 'level', size: 40 },
      { lever: 'price', by: 'level', size: 1700 },
    ],
  ],
  [
    'cafe',
    'what if rent was $3,000 a week and wages $6,000 a week',
    [
      { lever: 'premises', by: 'level', size: 3000 },
      { lever: 'staff', by: 'level', size: 6000 },
    ],
  ],
  [
    'cafe',
    'what if we lose 20 customers a day and put wages up $200 a week',
    [
      { lever: 'volume', by: 'amount', size: -140 },
      { lever: 'staff', by: 'amount', size: 200 },
    ],
  ],
])('%s: %s stays two changes', async (type, question, changes) => {
  const { plan } = await scenarioOf(type, question)
  expect(plan?.changes).toEqual(
    expect.arrayContaining(changes.map((change) => expect.objectContaining(change))),
  )
  expect(plan?.changes).toHaveLength(changes.length)
})
