/** The second half of a message is of what the first half found, or is said to have no figure; equal parts are said once. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const says = async (type: DemoBusiness, question: string): Promise<string> =>
  (await askedReply(settledRecords(type), question)).message

describe('the second half of a message', () => {
  it.each([
    [
      'consulting',
      'who’s the client that went in house on us and how much were they worth',
      /\$28,000 a month|\$6,400 a week/,
      '$55,000',
    ],
    ['cafe', 'who supplies the milk and how much do they charge', /no figure for that/, '$18,033'],
    ['cafe', 'who do we buy beans from and how many kilos', /16 kg/, '600 kilos'],
    ['realestate', 'who left and why', /exit letter gives two reasons/, 'no complaint'],
    [
      'consulting',
      'When is the indemnity certificate up, and what if we miss it',
      /stop assigning work[\s\S]*stop assigning work|Our place on both panels/,
      'can’t tell',
    ],
    [
      'realestate',
      'did the auction day work and should we do it again',
      /every quarter/,
      'Nothing on record speaks',
    ],
  ] as const)('is of what was found: %s: %s', async (type, question, words, other) => {
    const text = await says(type, question)
    expect(text).toMatch(words)
    expect(text).not.toContain(other)
  })

  it('is said once where it is the same', async () => {
    const text = await says('consulting', 'what did I decide about the desks and was that smart')
    expect(text.match(/Dismissed on 2 November/g)).toHaveLength(1)
  })
})
