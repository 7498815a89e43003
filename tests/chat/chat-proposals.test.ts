/** A decision can be started from a reply that has something to decide, and from no other. */
import { expect, it } from 'vitest'
import { proposes } from '../../service/chat/chat.proposals.ts'
import { askedReply } from '../advisor/asked-questions.ts'
import { seededRecords } from '../advisor/seeded-records.ts'

it.each([
  ['Should we charge more for coffee?', true],
  ['What should we do next?', true],
  ['What if prices go up 3%?', true],
  ['What did we take last week?', false],
  ['Hello', false],
  ['Can I connect Square?', false],
  ['How do I invite my bookkeeper?', false],
  ['Should we open in Perth?', false],
  ['What does margin mean?', false],
  ['When does the licence expire?', false],
])('%s: %s', async (question, isSo) => {
  const { plans, message } = await askedReply(seededRecords('cafe'), question)
  expect(proposes(plans, message), message).toBe(isSo)
})

it('holds back nothing of a reply without plans', () => {
  expect(proposes(undefined, 'Raise prices.')).toBe(true)
})
