/** "If rent were $1,900" says where a lever ends, "another $1,900" what comes on top. */
import { describe, expect, it } from 'vitest'
import type { LeverChange } from '#schema/advisor/change-plans'
import type { DemoBusiness } from '#schema/session/session'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const changesOf = async (type: DemoBusiness, question: string): Promise<readonly LeverChange[]> => {
  const { plans } = await askedReply(settledRecords(type), question)
  return plans?.flatMap((plan) => (plan.operator === 'scenario' ? plan.changes : [])) ?? []
}

const levers = [
  ['wages', 'staff'],
  ['rent', 'premises'],
  ['marketing', 'marketing'],
] as const

describe.each(levers)('%s', (name, lever) => {
  it.each([
    `What would profit have been last week if ${name} was $1,900?`,
    `What would profit be if ${name} had been only $1,900 a week?`,
    `Suppose ${name} were around $1,900 a week, where does margin end up?`,
    `what margin would we have if ${name} was 1900 a week`,
    `what would a flat ${name} of $1,900 a week do to profit`,
    `with ${name} at $1,900 a week, what’s left?`,
  ])('is set to the level: %s', async (question) => {
    expect(await changesOf('realestate', question)).toEqual([{ lever, by: 'level', size: 1900 }])
  })

  it.each([
    `What would profit be if ${name} were $300 a week higher?`,
    `What would profit be with another $300 a week on ${name}?`,
    `What would profit be if ${name} went up $300 a week?`,
    `What would a second office with ${name} of $300 a week do to profit?`,
  ])('is raised by the step: %s', async (question) => {
    expect(await changesOf('realestate', question)).toEqual([{ lever, by: 'amount', size: 300 }])
  })
})

describe('what is sold', () => {
  it.each([
    ['what happens to profit if we only bill 28 days a week', 28],
    ['what would profit be if we billed just 35 days a week', 35],
    ['if it were 40 days a week, where would margin land', 40],
    ['at 40 days a week, what is the margin', 40],
  ] as const)('is set to the level: %s', async (question, size) => {
    expect(await changesOf('consulting', question)).toEqual([{ lever: 'volume', by: 'level', size }])
  })

  it.each([
    ['what would profit be if we billed 5 more days a week', 5],
    ['what would profit be if we billed an extra 5 days a week', 5],
    ['if it were five days more a week, what would profit be', 5],
    ['what would profit be if we billed 5 fewer days a week', -5],
  ] as const)('is moved by the step: %s', async (question, size) => {
    expect(await changesOf('consulting', question)).toEqual([{ lever: 'volume', by: 'amount', size }])
  })

  it('is not what stands idle', async () => {
    expect(await changesOf('consulting', 'what if we have 5 idle days a week')).not.toContainEqual(
      expect.objectContaining({ by: 'level' }),
    )
  })
})
