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

describe('a worry about a line of costs is whether it is too high', () => {
  it.each<[BusinessType, string, string]>([
    ['cafe', 'Should I be worried about what we pay in rent?', 'premises'],
    ['realestate', 'is our marketing spend anything to worry about?', 'marketing'],
    ['cafe', 'The food bill keeps me up at night.', 'food'],
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
