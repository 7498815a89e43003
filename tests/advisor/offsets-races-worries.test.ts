/** Two changes that are held against each other, two measures that race, and worries about one. */
import { describe, expect, it } from 'vitest'
import type { BusinessType } from '../../schema/session/session.ts'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const ask = (type: BusinessType, question: string) => askedReply(settledRecords(type), question)

describe('what makes up for something is supposed together with it', () => {
  it.each<[BusinessType, string, readonly object[]]>([
    [
      'cafe',
      'Would charging 3% more make up for losing 5% of our customers?',
      [
        { lever: 'price', by: 'percent', size: 3 },
        { lever: 'volume', by: 'percent', size: -5 },
      ],
    ],
    [
      'consulting',
      'does a 4% rise in rates offset two fewer billed days a week?',
      [
        { lever: 'price', by: 'percent', size: 4 },
        { lever: 'volume', by: 'amount', size: -2 },
      ],
    ],
    [
      'realestate',
      'will cutting marketing by 20% be enough to cover a 3% pay rise?',
      [
        { lever: 'marketing', by: 'percent', size: -20 },
        { lever: 'staff', by: 'percent', size: 3 },
      ],
    ],
  ])('%s: %s', async (type, question, changes) => {
    const { plans } = await ask(type, question)
    expect(plans).toMatchObject([{ operator: 'scenario', changes }])
  })
})

describe('of two measures that race, the share tells which is ahead', () => {
  it.each<[BusinessType, string, string, 'higher' | 'lower']>([
    ['cafe', 'Are staff costs rising faster than our takings?', 'staff-share', 'higher'],
    ['realestate', 'is marketing going up more quickly than fees', 'marketing-share', 'higher'],
    ['consulting', 'Is billing growing slower than wages?', 'staff-share', 'higher'],
    ['cafe', 'is revenue growing faster than total costs?', 'cost-share', 'lower'],
  ])('%s: %s', async (type, question, measure, asked) => {
    const { plans, message } = await ask(type, question)
    expect(plans).toMatchObject([{ operator: 'compare', measure, asked }])
    expect(message).toMatch(/^(?:Yes|No)\b/)
  })
})

it('two costs that race are no share of revenue', async () => {
  const { plans } = await ask('cafe', 'are wages growing faster than rent?')
  expect(JSON.stringify(plans?.[0])).not.toContain('staff-share')
})

describe('a worry about a line of costs is whether it is too high', () => {
  it.each<[BusinessType, string, string]>([
    ['cafe', 'Should I be worried about what we pay in rent?', 'premises'],
    ['realestate', 'is our marketing spend anything to worry about?', 'marketing'],
    ['cafe', 'The rent keeps us awake.', 'premises'],
    ['consulting', 'Do I need to worry about wages?', 'staff'],
    ['consulting', 'how concerned should we be about our staff costs', 'staff'],
  ])('%s: %s', async (type, question, line) => {
    const { message } = await ask(type, question)
    expect(message).toMatch(
      /^(?:About usual|On the (?:high|low) side|Well below usual|Below usual|Low|High)\b.*: the/,
    )
    expect(message.toLowerCase()).toContain(`${line}`)
  })

  it('about anything else stays what it was', async () => {
    const { message } = await ask('consulting', 'Should I worry about our biggest client?')
    expect(message).not.toMatch(/About usual/)
  })
})

describe('the long weekend and the public holiday are the latest that are over', () => {
  it.each<[string, object]>([
    ['How were sales on the long weekend?', { from: '2026-10-03', to: '2026-10-05' }],
    ['what did we take on the last public holiday', { from: '2026-10-05', to: '2026-10-05' }],
    ['revenue over the previous long weekend', { from: '2026-10-03', to: '2026-10-05' }],
  ])('%s', async (question, dates) => {
    const { plans } = await ask('cafe', question)
    expect(plans).toMatchObject([{ operator: 'value', period: { of: { kind: 'dates', ...dates } } }])
  })

  it('and some days in a row are held against the same weekdays', async () => {
    const { message } = await ask('cafe', 'what did we take on the long weekend')
    expect(message).toMatch(/on 26 to 28 September/)
    expect((await ask('cafe', 'revenue from 20 to 29 October')).message).toMatch(/on 6 to 15 October/)
  })
})

describe('a time that may be a fluke is held against the weeks before it', () => {
  it.each<[BusinessType, string, object]>([
    ['consulting', 'Was September a fluke?', { kind: 'month', month: 9 }],
    ['cafe', 'Was October unusually good?', { kind: 'month', month: 10 }],
    ['realestate', 'was last week a one-off', { kind: 'current' }],
    ['cafe', 'Was the week of 13 July an outlier?', { date: '2026-07-13' }],
  ])('%s: %s', async (type, question, of) => {
    const { plans } = await ask(type, question)
    expect(plans).toMatchObject([{ operator: 'compare', measure: 'revenue', of: { period: { of } } }])
    expect(plans?.[0]).not.toHaveProperty('asked')
  })
})
