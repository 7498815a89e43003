/** A long weekend by its month, and all that is on record by its beginning. */
import { describe, expect, it } from 'vitest'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const firstOf = async (type: 'cafe' | 'realestate' | 'consulting', message: string) =>
  (await askedReply(settledRecords(type), message)).plans?.[0]

describe('a long weekend', () => {
  it.each([
    [
      'cafe',
      'what did we take on the October long weekend',
      { period: { of: { from: '2026-10-03', to: '2026-10-05' } } },
    ],
    [
      'realestate',
      'fees over the long weekend in May',
      { period: { of: { from: '2026-05-02', to: '2026-05-04' } } },
    ],
    [
      'consulting',
      'billing on the April long weekend',
      { period: { of: { from: '2026-04-03', to: '2026-04-06' } } },
    ],
    [
      'cafe',
      'did we crack nineteen thousand any week since the October long weekend',
      { operator: 'count', above: 19_000, period: { of: { kind: 'since', from: { from: '2026-10-03' } } } },
    ],
  ] as const)('is the holiday of its month: %s: %s', async (type, message, plan) => {
    const found = await firstOf(type, message)
    expect(found).toMatchObject(plan)
    expect(JSON.stringify(found)).not.toContain('weekdays')
  })
})

describe('all that is on record', () => {
  it.each([
    ['realestate', 'in how many weeks since the records start did fees go past fifty thousand', 'count'],
    ['consulting', 'highest billings in a week since our books began', 'rank'],
    ['cafe', 'lowest week for sales since the start of the records', 'rank'],
  ] as const)('begins with it: %s: %s', async (type, message, operator) => {
    expect(await firstOf(type, message)).toMatchObject({ operator, period: { of: { kind: 'record' } } })
  })
})
