/** No answer is sure of itself where something in the question stands in no part of it. */
import { describe, expect, it } from 'vitest'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const sureEnough = 85

describe('a question that the answer does not wholly bear out', () => {
  it.each([
    ['cafe', 'profit before drawings in October', /“drawings”/],
    ['cafe', 'sales last week through the kiosk', /“kiosk”/],
    ['realestate', 'what was our EBITDA in October', /^EBITDA needs interest, tax/],
    ['consulting', 'EBITDA for the September quarter?', /^EBITDA needs interest, tax/],
    ['cafe', 'can you tell me ebit since July', /^EBITDA needs interest, tax/],
    ['realestate', 'is the fee per transaction in October any different for rentals', /./],
    ['consulting', 'a red mark sits on the mailing list box, my niece says leave it', /./],
    ['cafe', 'my waiter burnt his arm, am I obliged to pay his shifts', /./],
  ] as const)('%s: %s', async (type, question, says) => {
    const { message, basis } = await askedReply(settledRecords(type), question)
    expect(basis.confidence.percent, message).toBeLessThan(sureEnough)
    expect(message).toMatch(says)
  })
})

describe('a question of which every word stands in the answer', () => {
  it.each([
    ['cafe', 'How much rent did we pay in October?'],
    ['cafe', 'profit the week before last'],
    ['realestate', 'total fees september'],
    ['realestate', 'what share of costs went on staff last quarter'],
    ['consulting', 'how many days did we bill in October'],
    ['consulting', 'What will we bill in the week of 14 December?'],
  ] as const)('%s: %s', async (type, question) => {
    const { message, basis } = await askedReply(settledRecords(type), question)
    expect(basis.confidence.percent, message).toBeGreaterThanOrEqual(sureEnough)
  })
})
