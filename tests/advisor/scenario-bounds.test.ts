/** No figure that no week could have: a question back. And no change that cannot be seen. */
import { expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

it.each<[DemoBusiness, string]>([
  ['cafe', 'what if rent goes up $90,000 a week'],
  ['realestate', 'what if we lose $300,000 a week in fees'],
  ['cafe', 'what if wages were $60,000 a week'],
  ['cafe', 'what if the 14 staff each worked 2 hours less a week'],
  ['cafe', 'what if we cut 300 paid hours a week'],
  ['cafe', 'how many sales would we need for $60,000 profit a week'],
])('%s: %s is asked about', async (type, question) => {
  const { message } = await askedReply(settledRecords(type), question)
  expect(message).toMatch(/\?/)
  expect(message).not.toMatch(/would (?:rise|fall|take) by|points|you need about/)
})

it.each<[DemoBusiness, string]>([
  ['cafe', 'what if sales doubled'],
  ['cafe', 'what if revenue tripled'],
  ['realestate', 'what if we lose half our transactions'],
])('%s: %s is answered', async (type, question) => {
  const { message } = await askedReply(settledRecords(type), question)
  expect(message).toMatch(/Profit would (?:rise|fall) by/)
})

it.each<[DemoBusiness, string]>([
  ['realestate', 'what if marketing goes up $20 a week'],
  ['cafe', 'what if marketing goes up $5 a week'],
  ['consulting', 'what if rent goes up $9 a week'],
])('%s: %s never changes from a figure to the same', async (type, question) => {
  const { message } = await askedReply(settledRecords(type), question)
  expect(message).not.toMatch(/from (\S+) to \1[.,\s]/)
})
