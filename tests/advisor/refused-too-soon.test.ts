/** A question is refused as one for others only after a look into the records, and with a sign that others are meant. */
import { describe, expect, it } from 'vitest'
import { askedPlan, askedText } from './asked-questions.ts'

describe('tax of which a memo speaks', () => {
  it.each([
    ['cafe', 'have we got enough cash for the next BAS'],
    ['cafe', 'do we have enough money to pay the activity statement in february?'],
    ['consulting', 'is the tax for february set aside'],
    ['consulting', 'do we have the cash to cover the BAS due in february'],
  ] as const)('is answered from it (%s): %s', async (type, question) => {
    const text = await askedText(type, question)
    expect(text).toContain('due on 28 February')
    expect(text).not.toMatch(/question for your accountant/)
  })

  it.each([
    ['cafe', 'do we have to charge GST on cakes'],
    ['consulting', 'can we claim the laptops as a deduction'],
  ] as const)('and a rule stays one for those who know it (%s): %s', async (type, question) => {
    expect(await askedPlan(type, question)).toMatchObject({ operator: 'decline' })
  })
})

describe('another business', () => {
  it.each([
    ['consulting', 'how much does stage three come to'],
    ['consulting', 'how much would two diagnostics a month bring in'],
    ['realestate', 'total for both'],
  ] as const)('is not meant without a sign of one (%s): %s', async (type, question) => {
    expect(await askedText(type, question)).not.toMatch(/another one|outside what I know/)
  })

  it('and is where there is one', async () => {
    expect(await askedText('realestate', 'what do other agencies charge')).toContain('can’t find that')
  })
})
