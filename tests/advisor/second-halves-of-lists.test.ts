/** A second question about a list or a comparison is answered for each line of it, or for both of its sides. */
import { describe, expect, it } from 'vitest'
import { askedInTurn } from './asked-in-turn.ts'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const plansOf = async (type: 'cafe' | 'consulting' | 'realestate', message: string) =>
  (await askedReply(settledRecords(type), message)).plans ?? []

describe('the second half of a message', () => {
  it.each([
    ['realestate', 'which was stronger, september or october, fees and what was left after costs?', 'profit'],
    ['consulting', 'billing in July v August, and what did we clear?', 'profit'],
    ['cafe', 'sales in august against september, and what did wages come to?', 'staff'],
  ] as const)('keeps both times of a comparison: %s: %s', async (type, message, measure) => {
    const [first, second] = await plansOf(type, message)
    expect(first).toMatchObject({ operator: 'compare', measure: 'revenue' })
    expect(second).toMatchObject({ ...first, measure })
  })

  it('keeps a time of its own', async () => {
    const plans = await plansOf('cafe', 'sales in august against september, and what was profit last week?')
    expect(plans[1]).toMatchObject({ operator: 'value', measure: 'profit' })
  })

  it.each([
    ['cafe', 'which advisories did we turn down and why were they put to us', 'dismissed', 'why'],
    [
      'consulting',
      'what have i knocked back lately, and what was the reason given for each',
      'dismissed',
      'why',
    ],
    ['consulting', 'what did i say no to and was i wrong', 'dismissed', 'right'],
    ['cafe', 'why were the dismissed ideas suggested?', 'dismissed', 'why'],
  ] as const)('asks of each decision: %s: %s', async (type, message, status, asked) => {
    const plans = await plansOf(type, message)
    expect(plans).toHaveLength(1)
    expect(plans[0]).toMatchObject({ operator: 'decided', status, asked })
  })

  it('gives each dismissed advisory its own reason', async () => {
    const { message } = await askedReply(
      settledRecords('cafe'),
      'what did we reject and what was the reason for each?',
    )
    expect(message).toMatch(/Mondays”.*most hot orders are chips/)
    expect(message).toMatch(/delivery on weekdays”.*keeps 30% of each order/)
  })

  it('asks who decided', async () => {
    const plans = await plansOf(
      'realestate',
      'what did we agree about letting fees on long leases and who knocked it back',
    )
    expect(plans).toHaveLength(1)
    expect(plans[0]).toMatchObject({ operator: 'decided', asked: 'who' })
  })

  it.each([
    [
      'realestate',
      'How many of the ideas this year worked and what did they bring in?',
      /8,569 a week better/,
    ],
    [
      'consulting',
      'how many of the things we agreed to paid off and what are we up overall',
      /6,745 a week worse/,
    ],
  ] as const)('adds up what was measured: %s: %s', async (type, message, sum) => {
    const { plans = [], message: text } = await askedReply(settledRecords(type), message)
    expect(plans).toHaveLength(1)
    expect(text).toMatch(sum)
  })

  it('leaves a question about another matter to itself', async () => {
    const plans = await plansOf('consulting', 'what did we turn down and why did margin fall last week?')
    expect(plans.map(({ operator }) => operator)).toEqual(['decided', 'explain'])
    expect(plans[0]).not.toHaveProperty('asked')
  })

  it.each([
    ['cafe', 'Give me our five best weeks and what was going on in each', 5, /7 September.*kitchen film/],
    ['realestate', 'top four weeks for fees and what went on in each of them', 4, /24 August.*Six auctions/],
    ['consulting', 'our four worst weeks and what was behind each one', 4, /20 July.*ran over its scope/],
  ] as const)('says what is on record of each week: %s: %s', async (type, message, count, told) => {
    const { plans = [], message: text } = await askedReply(settledRecords(type), message)
    expect(plans).toHaveLength(1)
    expect(plans[0]).toMatchObject({ operator: 'rank', by: 'week', count, why: true })
    expect(text.match(/^- /gm)).toHaveLength(count)
    expect(text).toMatch(told)
  })

  it('says it in the turn after the list, too', async () => {
    const { plans = [] } = await askedInTurn(
      'cafe',
      'our three best weeks this year',
      'what was going on in each of them?',
    )
    expect(plans[0]).toMatchObject({ operator: 'rank', count: 3, why: true })
  })

  it('explains one week by itself', async () => {
    const plans = await plansOf('cafe', 'what was our worst week this year and what was behind it?')
    expect(plans.map(({ operator }) => operator)).toEqual(['rank', 'explain'])
  })
})
