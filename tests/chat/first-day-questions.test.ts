/** The questions suggested to a business without figures: each one has an answer. */
import { describe, expect, it } from 'vitest'
import { businessTypes } from '#schema/session/session'
import { questionsFor } from '../../web/chat/advisors.ts'
import { replyText } from '../../web/messages/en/reply.ts'
import { askedReply } from '../advisor/asked-questions.ts'
import { seededRecords } from '../advisor/seeded-records.ts'

const text = replyText.english
const suggested = (tabId: string, hasFigures: boolean | undefined, hasTill = true) =>
  questionsFor({ tabId, style: 'hospitality_ceo', screen: '/dashboard', hasFigures, hasTill }, text)
const tabs = ['agent', 'analyst', 'advisor', 'chat-1']

it('are others than those of a business with figures, and none until that is known', () => {
  for (const tab of tabs) {
    expect(suggested(tab, undefined)).toEqual([])
    expect(suggested(tab, false)).toHaveLength(3)
    const both = new Set([...suggested(tab, false), ...suggested(tab, true)])
    expect(both.size).toBe(6)
  }
})

describe.each(businessTypes)('in a new business, %s,', (type) => {
  const empty = {
    ...seededRecords(type),
    ...{ kpis: [], days: [], memos: [], advisories: [], briefs: [], notes: [], focus: null },
  }
  const all = [true, false].flatMap((hasTill) => tabs.flatMap((tab) => suggested(tab, false, hasTill)))
  it.each([...new Set(all)])('is answered: %s', async (question) => {
    const { message } = await askedReply(empty, question)
    expect(message).not.toMatch(
      /outside what I know|couldn’t place|not sure what you mean|No record mentions|Give me|is not on record/,
    )
    expect(message.length).toBeGreaterThan(60)
  })
})
