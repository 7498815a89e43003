/** What a message asks about is told from all of it: the product, somebody's health, a rule, others, a draft, or the business. */
import { describe, expect, it } from 'vitest'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'
import { isSigned, signCases, signOf } from './sign-of.ts'

const answered = await Promise.all(
  signCases().map(async (one) => {
    const { plans = [] } = await askedReply(settledRecords(one.trade), one.message)
    return { ...one, plans, isRight: isSigned(plans, one.signs) }
  }),
)

const kinds = [...new Set(answered.map(({ kind }) => kind))]

describe('messages in words of their own', () => {
  it.each(kinds)('%s: at least seven of eight are read as what they are', (kind) => {
    const all = answered.filter((one) => one.kind === kind)
    const wrong = all.filter(({ isRight }) => !isRight)
    const told = wrong.map(({ message, plans }) => `${message} (${plans.map(signOf).join(' + ')})`)
    expect(wrong.length, told.join('; ')).toBeLessThanOrEqual(all.length / 8)
  })
})
