/** First turns as busy owners type them: lists, shares, levels and halves; plans and figures are held, not sentences. */
import { describe, expect, it } from 'vitest'
import { askedPlan, askedReply, askedText } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

type Who = 'cafe' | 'consulting' | 'realestate'

const plansOf = async (who: Who, question: string) =>
  (await askedReply(settledRecords(who), question)).plans ?? []

const month = (number: number) => ({ period: { of: { kind: 'month', month: number } } })

describe('what has not been decided', () => {
  it.each([
    ['realestate', 'what havent I decided yet'],
    ['consulting', 'show me everything I’ve not made a decision on'],
    ['cafe', 'anything I’m yet to make up my mind about?'],
    ['realestate', 'what are you hassling me about'],
  ] as const)('%s: %s', async (who, question) => {
    expect(await askedPlan(who, question)).toMatchObject({ operator: 'due', isWaiting: true })
    const text = await askedText(who, question)
    for (const { title } of settledRecords(who)
      .advisories.filter(({ status }) => status === 'new')
      .slice(0, 3))
      expect(text).toContain(title)
  })

  it('still lists what was decided', async () => {
    expect(await askedPlan('realestate', 'list everything I have decided')).toMatchObject({
      operator: 'decided',
    })
  })
})

describe('points for a board', () => {
  const rowsOf = (text: string) => text.split('\n').filter((line) => line.startsWith('- ')).length

  it.each([
    ['cafe', 'give me two points for the bank', 2],
    ['realestate', '3 bullet points for my business partner please', 3],
    ['consulting', 'four headlines for the directors', 4],
    ['consulting', 'what should the board know?', 5],
  ] as const)('%s: %s', async (who, question, count) => {
    expect(await askedPlan(who, question)).toMatchObject({ operator: 'overview', of: 'board' })
    expect(rowsOf(await askedText(who, question))).toBe(count)
  })
})

describe('a share in two words', () => {
  it.each([
    ['realestate', 'salaries as a per cent of fees, August against June', 'staff-share', 8, 6],
    ['cafe', 'what per cent of sales was rent in may versus april', 'premises-share', 5, 4],
  ] as const)('%s: %s', async (who, question, measure, one, other) => {
    expect(await askedPlan(who, question)).toMatchObject({
      operator: 'compare',
      measure,
      of: month(one),
      against: month(other),
    })
  })
})

describe('weeks by a level that is named before them', () => {
  it.each([
    [
      'realestate',
      'how many fees over 50k weeks did we have this year',
      { measure: 'revenue', above: 50_000 },
    ],
    ['cafe', 'how many under 1150 sales weeks this year', { measure: 'transactions', below: 1150 }],
    [
      'cafe',
      'how many sales under 1,180 weeks did we have this year',
      { measure: 'transactions', below: 1180 },
    ],
    ['consulting', 'how many margin below 15% weeks have there been', { measure: 'margin', below: 15 }],
  ] as const)('%s: %s', async (who, question, plan) => {
    expect(await askedPlan(who, question)).toMatchObject({ operator: 'count', by: 'week', ...plan })
  })
})

describe('a figure with words that only lead up to it', () => {
  it.each([
    [
      'consulting',
      'how many days did we bill in september, and at what rate',
      ['transactions', 'revenue-per-transaction'],
    ],
    [
      'realestate',
      'how many settlements did we have in october and at what average fee',
      ['transactions', 'revenue-per-transaction'],
    ],
    ['consulting', 'cash in bank now? margin last week?', ['cash', 'margin']],
  ] as const)('%s: %s', async (who, question, measures) => {
    expect(await plansOf(who, question)).toMatchObject(measures.map((measure) => ({ measure })))
  })

  it('reads both of two questions with a comma between them', async () => {
    expect(await plansOf('cafe', 'how much did we take in may, what was the margin in june')).toMatchObject([
      { measure: 'revenue', period: { of: { month: 5 } } },
      { measure: 'margin', period: { of: { month: 6 } } },
    ])
  })

  it('takes the measure from the complaint before the question', async () => {
    expect(
      await askedPlan('realestate', 'wages are out of hand, how much more than this time last year'),
    ).toMatchObject({
      operator: 'compare',
      measure: 'staff',
      against: { period: { moved: 'year-before' } },
    })
  })
})

describe('why something moved in one week of a month', () => {
  it.each([
    ['cafe', 'why did sales fall to 8 grand that week in july', 'revenue', 'lowest', 7],
    ['realestate', 'why did billing shoot up that week in august', 'revenue', 'highest', 8],
  ] as const)('%s: %s', async (who, question, measure, order, number) => {
    const [first, second] = await plansOf(who, question)
    expect(first).toMatchObject({ operator: 'rank', measure, order, by: 'week', ...month(number) })
    expect(second).toMatchObject({ operator: 'explain', measure, of: { of: { kind: 'dates' } } })
  })
})
