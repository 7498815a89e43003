/** Hypothetical losses: staff, customers, and the fees of a firm; and questions one step away from a figure. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedReply } from './asked-questions.ts'
import { readQuestion } from './read-question.ts'
import { seededRecords } from './seeded-records.ts'

const reply = async (type: DemoBusiness, message: string): Promise<string> =>
  (await askedReply(seededRecords(type), message)).message

it.each<[DemoBusiness, string]>([
  ['cafe', 'what happens if the head chef quits?'],
  ['cafe', 'suppose one of my baristas leaves'],
  ['consulting', 'what if a senior consultant resigned?'],
  ['realestate', 'what if an agent gets poached'],
])('%s: %s is no saving to be glad of', async (type, question) => {
  const text = await reply(type, question)
  expect(text).toMatch(/^Count on a loss, not a saving\. .* profit would fall by about \$/)
})

it('keeps the saving of those whom the owner lets go', async () => {
  expect(await reply('cafe', 'what if we let a barista go')).toMatch(
    /^Profit would rise .* one person fewer on the team/,
  )
})

it.each<[DemoBusiness, string]>([
  ['realestate', 'what if our biggest landlord leaves?'],
  ['consulting', 'what would another lost client do to profit?'],
])('%s: %s is priced only by way of example', async (type, question) => {
  expect(await reply(type, question)).toMatch(/^No record says what “.*” would take with them/)
})

it('takes the part that a record gives of who pays', async () => {
  const text = await reply('consulting', 'what if the transport programme stops?')
  expect(text).toMatch(/^Profit would fall .* if all of that work went/)
  expect(text).toContain('About a third of what we bill goes to the transport programme.')
})

describe.each<[DemoBusiness, readonly (readonly [question: string, plan: object])[]]>([
  [
    'realestate',
    [
      [
        'if fees drop 15% over summer what happens to profit',
        { changes: [{ lever: 'volume', by: 'percent', size: -15 }] },
      ],
      ['how would we survive a 20% drop in fees?', { changes: [{ lever: 'volume', size: -20 }] }],
      ['what if we cut our fees by 5%', { changes: [{ lever: 'price', size: -5 }] }],
      [
        'is staff cost above half of fees?',
        { operator: 'value', measure: 'staff-share', target: { size: 50, side: 'above' } },
      ],
      ['what’s the gap between our best and worst month?', { operator: 'rank', by: 'month', asked: 'gap' }],
      ['profit per transaction in october', { operator: 'value', measure: 'profit-per-transaction' }],
    ],
  ],
  [
    'cafe',
    [
      ['what share of weeks made more than $18,000?', { operator: 'count', above: 18_000, asked: 'share' }],
      ['biggest week to week swing in sales', { operator: 'rank', asked: 'swing' }],
      ['are we growing?', { operator: 'compare', measure: 'revenue', asked: 'higher' }],
      ['do we make money on mondays?', { operator: 'advise', asked: 'earns' }],
      ['is friday busier than wednesday?', { operator: 'compare', asked: 'higher' }],
      ['are mornings or afternoons worth more?', { operator: 'compare', asked: 'which' }],
      [
        'my accountant says margin is 18%, is she right?',
        { operator: 'value', target: { size: 18, side: 'equal' } },
      ],
      [
        'are sales up because of more customers or bigger bills?',
        { operator: 'explain', measure: 'revenue' },
      ],
      ['what records are you missing?', { operator: 'talk', about: 'gaps' }],
    ],
  ],
  [
    'consulting',
    [
      [
        'how far off 36 billed days are we?',
        { operator: 'value', measure: 'transactions', target: { size: 36 } },
      ],
      [
        'what are the odds we bill under 30 days in a week?',
        { operator: 'count', below: 30, asked: 'share' },
      ],
      [
        'suppose the network takes both seniors for four days a week',
        { changes: [{ lever: 'volume', by: 'amount', size: 4 }] },
      ],
    ],
  ],
])('one step from a figure, in %s', (type, cases) => {
  it.each(cases)('%s', (question, plan) => {
    expect(readQuestion(question, type, seededRecords(type).now)?.plan).toMatchObject(plan)
  })
})

it.each<[DemoBusiness, string]>([
  ['realestate', 'run rate for the year at the current pace?'],
  ['realestate', 'who is our biggest vendor'],
  ['realestate', 'how often do fees fall two weeks in a row'],
])('%s: %s is not answered by a sentence that shares its words', async (type, question) => {
  expect(await reply(type, question)).not.toContain('“')
})
