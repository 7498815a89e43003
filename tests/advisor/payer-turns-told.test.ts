/** Payers that were lost or won, told first, and what they bring, told after. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '../../schema/session/session.ts'
import { withPayerNamed } from '../../service/advisor/answers/looks/named-payer.ts'
import { payerTold } from '../../service/advisor/answers/turns/payer-told.ts'
import { askedInTurn } from './asked-in-turn.ts'
import { settledRecords } from './seeded-records.ts'

describe('a payer told in one turn, and what it brings in the next', () => {
  it.each<[DemoBusiness, string, string, number]>([
    ['consulting', 'we just won a client', 'they bring in $6,000 a week', 6000],
    ['consulting', 'we lost a client last week', 'they brought in $4,000 a week', -4000],
    ['consulting', 'what if we lose the hospital', 'they bring in $5,000 a week', -5000],
    [
      'consulting',
      'we lost two clients in October',
      'they paid us $3,000 a month each',
      (-2 * 3000 * 12) / 52,
    ],
    ['consulting', 'we might lose the rail programme', 'it’s worth $260,000 a year', -5000],
    ['realestate', 'what if we lose the biggest landlord', 'they bring in $900 a week', -900],
    ['cafe', 'we lost our catering customer', 'they spent $800 a week', -800],
  ])('%s: %s, %s', async (type, told, brings, size) => {
    const [plan, other] = (await askedInTurn(type, told, brings)).plans ?? []
    expect(other).toBeUndefined()
    expect(plan).toMatchObject({ operator: 'scenario', changes: [{ lever: 'volume', by: 'revenue' }] })
    expect(plan?.operator === 'scenario' && plan.changes[0]?.size).toBeCloseTo(size, 0)
  })

  it.each<[DemoBusiness, string, object]>([
    ['consulting', 'We have just lost a client.', { operator: 'scenario', gone: { of: 'payers' } }],
    [
      'realestate',
      'we’ve just signed up a landlord',
      { operator: 'scenario', gone: { of: 'payers', isGain: true } },
    ],
    ['cafe', 'we lost customers in October', { operator: 'compare', measure: 'transactions' }],
    ['cafe', 'we lost a barista', { operator: 'scenario', gone: { of: 'team' } }],
  ])('%s: %s', async (type, told, plan) => {
    expect((await askedInTurn(type, told)).plans).toMatchObject([plan])
  })
})

describe('a payer by half of its name', () => {
  it.each<[DemoBusiness, string, string]>([
    ['consulting', 'what if we lose the hospital', 'hospital network'],
    ['consulting', 'what if transport pulls out', 'transport programme'],
  ])('%s: %s', async (type, message, who) => {
    expect((await askedInTurn(type, message)).plans).toMatchObject([
      { operator: 'scenario', gone: { of: 'payers', who } },
    ])
  })

  it('is both of those that the question before was about', async () => {
    const { plans } = await askedInTurn(
      'realestate',
      'How many homes do the two largest landlords have?',
      'what if both leave?',
    )
    expect(plans).toMatchObject([
      { operator: 'scenario', gone: { of: 'payers', who: 'two largest landlords' } },
    ])
  })
})

it('takes nobody of the team for a payer', () => {
  const earlier = [{ message: 'we lost a barista', reply: '' }]
  const message = 'they brought in $1,000 a week'
  expect(payerTold({ message, earlier, before: undefined })).toBeUndefined()
})

it('leaves half a name alone that two payers share', () => {
  const records = settledRecords('consulting')
  const [memo] = records.memos
  if (!memo) throw new Error('There is no memo')
  const other = { ...memo, content: 'The hospital group asked for a quote.' }
  const message = 'what if we lose the hospital'
  expect(withPayerNamed(message, records)).toBe('what if we lose the hospital network')
  expect(withPayerNamed(message, { ...records, memos: [...records.memos, other] })).toBe(message)
})
