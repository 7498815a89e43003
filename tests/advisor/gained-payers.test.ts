/** Payers who come or go are no sales a week: no record says what each of them brings. */
import { describe, expect, it } from 'vitest'
import type { BusinessType } from '../../schema/session/session.ts'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const ask = (type: BusinessType, question: string) => askedReply(settledRecords(type), question)

describe('payers who are won', () => {
  it.each<[BusinessType, string]>([
    ['consulting', 'what if we win two clients'],
    ['consulting', 'Suppose we sign another client next month'],
    ['realestate', 'what happens if three more landlords come on board'],
    ['realestate', 'if we took on four new vendors, what would that do to profit?'],
  ])('have no price without what they bring (%s): %s', async (type, question) => {
    const { message, plans } = await ask(type, question)
    expect(message).toMatch(/would bring, so I can’t price that/)
    expect(message).toMatch(/with a tenth more revenue, profit would rise/)
    expect(message).not.toMatch(/\d (?:more )?(?:billed days|transactions)/)
    expect(plans).toMatchObject([{ operator: 'scenario', gone: { of: 'payers', isGain: true } }])
  })

  it.each<[BusinessType, string]>([
    ['cafe', 'what if we get 20 more customers a week'],
    ['cafe', 'what if we win 20 new customers'],
    ['consulting', 'what if we win six more billed days a week'],
    ['consulting', 'what if we win a client worth $4,000 a week'],
    ['realestate', 'what if we settle two more sales a week'],
  ])('are priced where the question says what they bring (%s): %s', async (type, question) => {
    const { message } = await ask(type, question)
    expect(message).toMatch(/Profit would rise by/)
    expect(message).not.toMatch(/can’t price/)
  })
})

describe('payers who go, beside another change', () => {
  it.each<[BusinessType, string, RegExp]>([
    ['consulting', 'would putting rates up 4% make up for losing three clients?', /rates up 4/],
    [
      'realestate',
      'if we lose two landlords and cut marketing by 10%, where does that leave us?',
      /campaigns down 10/,
    ],
  ])('are no sales a week either (%s): %s', async (type, question, other) => {
    const { message } = await ask(type, question)
    expect(message).toMatch(/would take with them, so I can’t price that/)
    expect(message).toMatch(other)
    expect(message).not.toMatch(/\d fewer (?:billed days|transactions)/)
  })
})
