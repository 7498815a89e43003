/** Messages as people type them: courtesies around a question, typing errors, and omissions. */
import { describe, expect, it } from 'vitest'
import { withoutPreamble } from '../../service/advisor/questions/wording/preamble.ts'
import { respelled } from '../../service/advisor/questions/wording/respelled.ts'
import { askedReply } from './asked-questions.ts'
import { seededRecords } from './seeded-records.ts'

const plansOf = async (trade: 'cafe' | 'consulting' | 'realestate', message: string) =>
  (await askedReply(seededRecords(trade), message)).plans

describe('typing errors', () => {
  it.each([
    ['whn is the leese due', 'when is the lease due'],
    ['cn we affrd it', 'can we afford it'],
    ['hwo mny setlements', 'how many settlements'],
    ['best munth 4 proffit', 'best month 4 profit'],
    ['teh lowst wk', 'the lowest week'],
    ['wagez lst mnth', 'wage last month'],
  ])('%s is %s', (message, meant) => {
    expect(respelled(message, 'cafe', () => false)).toBe(meant)
  })

  it.each([
    'chase Northline, and be firm',
    'make it more formal',
    'did anyone mention a food truck',
    'what was I warned about',
    'write to Marjin Foods',
    'the diary of the plumber',
  ])('are none in: %s', (message) => {
    expect(respelled(message, 'cafe', () => false)).toBe(message)
  })

  it('are none in words of the records', () => {
    expect(respelled('how are proffit mugs doing', 'cafe', (word) => word === 'proffit')).toBe(
      'how are proffit mugs doing',
    )
  })
})

describe('what a question is wrapped in', () => {
  it.each([
    ['hi, can you pull up wages for May please', 'wages for May please'],
    ['can you tell me in plain english what caused August', 'what caused August'],
    ['sorry, quick one: profit last week', 'profit last week'],
    ['profit last quarter if you ignore the flood', 'profit last quarter excluding the flood'],
    ['all costs that aren’t rent', 'all costs other than rent'],
    ['what does margin mean in plain english', 'what does margin mean in plain english'],
    ['hi', 'hi'],
  ])('%s', (message, core) => {
    expect(withoutPreamble(message)).toBe(core)
  })
})

describe('what is left out of a figure', () => {
  it('is the week of an event', async () => {
    const plans = await plansOf('cafe', 'average weekly profit since July, leaving out the burst main week')
    expect(plans).toMatchObject([
      {
        operator: 'value',
        measure: 'profit',
        filter: { except: [{ of: { kind: 'event', words: expect.arrayContaining(['burst', 'main']) } }] },
      },
    ])
  })

  it('is no event of another time', async () => {
    const { message } = await askedReply(
      seededRecords('realestate'),
      'revenue last week, apart from the flood repairs',
    )
    expect(message).toMatch(/^No record puts “flood repairs” into that time/)
  })

  it('is a month that follows', async () => {
    const plans = await plansOf(
      'consulting',
      'Average billing a week this calendar year, not counting January',
    )
    expect(plans).toMatchObject([
      {
        operator: 'value',
        measure: 'revenue',
        aggregate: 'mean',
        filter: { except: [{ of: { month: 1 } }] },
      },
    ])
  })
})

describe('several questions', () => {
  it.each([
    ['consulting', 'our thinnest margin ever and what caused it', ['rank', 'explain']],
    ['realestate', 'is margin lower than a year ago and why', ['compare', 'explain']],
    [
      'realestate',
      'how many deals went through in spring so far and how does that stack up to last autumn?',
      ['compare'],
    ],
    ['cafe', 'what’s the average sale worth now, and what was it back in winter?', ['value', 'value']],
  ] as const)('are judged each by its own words: %s: %s', async (trade, message, operators) => {
    const plans = await plansOf(trade, message)
    expect(plans?.map(({ operator }) => operator)).toEqual(operators)
  })

  it('are named where they are not read', async () => {
    const { message, basis } = await askedReply(
      seededRecords('cafe'),
      'last month’s margin, and when would we be back at 14 going by how things are',
    )
    expect(message).toMatch(/^The profit margin was [\s\S]*That leaves “when would we be back at 14/)
    expect(basis.confidence.percent).toBeLessThan(50)
  })
})

describe('measures by one of what is counted', () => {
  it.each([
    [
      'realestate',
      'what does each transaction cost us in advertising since July',
      'marketing-per-transaction',
    ],
    ['cafe', 'how much does each sale cost us in ingredients', 'supplies-per-transaction'],
    ['consulting', 'profit on a billed day, roughly', 'profit-per-transaction'],
    ['consulting', 'what does one billed day leave us after every cost?', 'profit-per-transaction'],
    ['cafe', 'what does an hour open cost us in wages', 'staff-per-hour'],
  ] as const)('%s: %s', async (trade, message, measure) => {
    expect(await plansOf(trade, message)).toMatchObject([{ operator: 'value', measure }])
  })
})

describe('times that come', () => {
  it.each([
    ['cafe', 'are we heading for a decent december or what'],
    ['consulting', 'how bad could january get'],
    ['realestate', 'what’s february shaping up like'],
  ] as const)('are forecast: %s: %s', async (trade, message) => {
    expect(await plansOf(trade, message)).toMatchObject([{ operator: 'forecast' }])
  })

  it.each([
    ['cafe', 'sales in december'],
    ['cafe', 'how was christmas'],
  ] as const)('are those that are over: %s: %s', async (trade, message) => {
    expect(await plansOf(trade, message)).toMatchObject([{ operator: 'value' }])
  })
})
