/** What each person brings in or costs is on no record, so it is never answered by a figure of all of them. */
import { expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const kinds: readonly (readonly [DemoBusiness, readonly string[], readonly string[]])[] = [
  [
    'cafe',
    ['barista', 'of our staff', 'of the team', 'waiter'],
    ['sells the most', 'brings in the most money'],
  ],
  [
    'realestate',
    ['agent', 'of our people', 'property manager'],
    ['earns the most fees', 'sells the most homes'],
  ],
  ['consulting', ['consultant', 'of our people', 'senior'], ['bills the most days', 'costs us the most']],
]

it.each(
  kinds.flatMap(([type, people, doings]) =>
    people.flatMap((who) => doings.map((doing) => [type, `which ${who} ${doing}`] as const)),
  ),
)('%s: %s', async (type, question) => {
  const { plans } = await askedReply(settledRecords(type), question)
  expect(plans).toEqual([expect.objectContaining({ operator: 'decline', because: 'not-on-record' })])
})

it.each([
  ['cafe', 'which weekday sells the most'],
  ['consulting', 'which month billed the most days'],
] as const)('%s: %s is a question of times', async (type, question) => {
  const { plans } = await askedReply(settledRecords(type), question)
  expect(plans?.[0]?.operator).toBe('rank')
})
