/** Messages that say more than they ask: for whom, how long, what to leave out; and what pays for what. */
import { describe, expect, it } from 'vitest'
import { withoutAsides } from '../../service/advisor/questions/wording/in-passing.ts'
import { formOf } from '../../service/advisor/search/word-forms.ts'
import { askedPlan, askedReply, askedText } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

type Who = 'cafe' | 'consulting' | 'realestate'

const textOf = async (who: Who, question: string): Promise<string> =>
  (await askedReply(settledRecords(who), question)).pieces.join('')

describe('what is said in passing', () => {
  it.each([
    [
      'Please don’t start about the rent again, what else moved profit in October?',
      'what moved profit in October?',
    ],
    ['Write a two-page review of last quarter', 'how did last quarter go?'],
    ['Send me a short recap that I can forward to our accountant about March', 'how did March go?'],
    ['Show me in three lines, how fees went in June', 'Show me how fees went in June'],
    ['What is due? I’ve got a board meeting at nine.', 'What is due?'],
    ['Did the trial work? We need a clear answer', 'Did the trial work?'],
    ['Is anything due before the week starts?', 'Is anything due before the week?'],
    ['How was the week of Easter', 'How was Easter week'],
    ['I don’t care about the rent, what moved profit in October?', 'what moved profit in October?'],
    ['Anything else got dearer this month?', 'which costs went up the most this month?'],
    ['How is December shaping up', 'How is December going'],
    ['In which months did we lose money', 'which months did we lose money'],
    ['recap of June', 'how did June go?'],
    ['Sales this quarter against the same stage last quarter', 'Sales this quarter against last quarter'],
  ])('%s', (message, meant) => {
    expect(withoutAsides(message)).toBe(meant)
  })

  it.each([
    'Don’t tell me about the portal',
    'What is the same time in both weeks?',
    'I have a meeting at 10.',
    'Who sends a summary to our accountant?',
  ])('keeps “%s”', (message) => {
    expect(withoutAsides(message)).toBe(message)
  })

  it('puts what is spread over weeks by the week', () => {
    expect(withoutAsides('what if we win a 30 day project at $1,500 a day over 12 weeks')).toBe(
      'what if we win 2.5 more days a week at $1,500 a day for 12 weeks',
    )
    expect(withoutAsides('what would a $45k engagement spread across 9 weeks do to profit')).toBe(
      'what would $5000 more revenue a week for 9 weeks do to profit',
    )
    expect(withoutAsides('can we pay the owners another 12k of dividends')).toBe(
      'can we take $12000 out of the business',
    )
  })
})

describe('the same question, told plainly', () => {
  it.each([
    [
      'consulting',
      'In two sentences, tell me where we stand this week. I have a call at 3.',
      { operator: 'overview' },
    ],
    [
      'realestate',
      'takings in the week of the Melbourne Cup',
      { operator: 'value', period: { of: { unit: 'week' } } },
    ],
    ['cafe', 'where are we bleeding money?', { operator: 'explain', measure: 'profit' }],
    ['consulting', 'what is chewing up our margin', { operator: 'explain', measure: 'margin' }],
    [
      'realestate',
      'which bills have got out of control',
      { operator: 'explain', measure: 'costs', mover: 'up' },
    ],
  ] as const)('%s: %s', async (who, question, plan) => {
    expect(await askedPlan(who, question)).toMatchObject(plan)
  })

  it('names the quietest day before it prices its closing', async () => {
    const text = await textOf(
      'realestate',
      'which is the quietest day of the week, and should we shut on it?',
    )
    expect(text).toMatch(/Close on Sundays/)
    expect(await textOf('cafe', 'would it pay to close on our slowest day?')).toMatch(
      /(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days/,
    )
  })
})

describe('what pays for a cost', () => {
  it.each([
    ['cafe', 'would one good Saturday cover the rent?', /^Yes\. Revenue on Saturdays .*% of premises costs/],
    ['realestate', 'do Sundays pay for the wages?', /^No\. Revenue on Sundays .*% of staff costs/],
    [
      'cafe',
      'was profit in October enough to pay for marketing?',
      /^Yes\. Profit .*% of spending on local advertising/,
    ],
  ] as const)('%s: %s', async (who, question, said) => {
    expect(await textOf(who, question)).toMatch(said)
  })

  it('counts the sales that cover one cost by what each sale leaves', async () => {
    const text = await textOf('consulting', 'how many billed days does it take to cover the rent?')
    expect(text).toMatch(/^To cover premises costs alone, you need about [\d.]+ billed days a week, /)
  })

  it('does not take all that comes in for a part of it', async () => {
    expect(await askedPlan('realestate', 'would our letting fees cover the wages')).toMatchObject({
      operator: 'decline',
      partOf: 'revenue',
    })
  })
})

describe('what the records lack or hold besides', () => {
  it('finds what suppliers changed between a year ago and now, and says that one week stands for four', async () => {
    const text = await textOf('consulting', 'why are contractor costs so much higher than a year ago')
    expect(text).toMatch(/^On record from that time: “Contractors put up their day rates/)
    expect(text).toMatch(/only week of the time asked about/)
  })

  it('says that no name is on record', async () => {
    expect(await textOf('cafe', 'what is our landlord called, I need the name')).toMatch(/give no name/)
  })

  it('gives the date of a tax whose amount it leaves to the accountant', async () => {
    const text = await textOf('cafe', 'how much tax should i keep aside for february, when exactly is it due')
    expect(text).toMatch(/accountant/)
    expect(text).toMatch(/28 February/)
  })

  it.each([
    'did we ever get the insurance money for the water main?',
    'have we ever got the insurance money for the water main',
    'was the insurance paid out for the burst main',
  ])('names the record nearest to it, and asks back about no word: %s', async (question) => {
    const { pieces, plans = [] } = await askedReply(settledRecords('cafe'), question)
    expect(plans.map(({ operator }) => operator)).not.toContain('clarify')
    expect(pieces.join('')).toMatch(/“Claim the days the water main cost you”/)
  })

  it('finds a verb whose vowel changes', () => {
    expect(formOf('rung')).toBe(formOf('ring'))
    expect(formOf('sent')).toBe(formOf('sending'))
  })

  it('calls hours the quietest of their own day only', async () => {
    expect(await textOf('cafe', 'where should we cut staff hours')).toMatch(
      /is the quietest stretch of \w+days: /,
    )
  })

  it('corrects a premise in comparatives', async () => {
    expect(await askedText('cafe', 'why is profit lower than last year')).toMatch(
      /^Profit did not fall; it rose/,
    )
  })
})
