/** Memos asked for by their status or priority: unread, read, archived, high priority. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const says = async (type: DemoBusiness, question: string): Promise<string> =>
  (await askedReply(settledRecords(type), question)).message

const titles = (
  type: DemoBusiness,
  isWanted: (one: { status: string; priority: string; fromPersona: string }) => boolean,
) =>
  settledRecords(type)
    .memos.filter(isWanted)
    .map(({ subject }) => subject)

describe('memos by status', () => {
  it.each([
    ['realestate', 'unread memos', 'unread'],
    ['realestate', 'which memos haven’t I read', 'unread'],
    ['cafe', 'any memos I haven’t opened yet?', 'unread'],
    ['consulting', 'show me the archived memos', 'archived'],
    ['cafe', 'archived memos', 'archived'],
    ['cafe', 'which memos have I read', 'read'],
  ] as const)('are those of that status and no others: %s: %s', async (type, question, status) => {
    const text = await says(type, question)
    for (const title of titles(type, (one) => one.status === status)) expect(text).toContain(title)
    for (const title of titles(type, (one) => one.status !== status)) expect(text).not.toContain(title)
  })

  it('are those of that priority', async () => {
    const text = await says('cafe', 'high priority memos')
    for (const title of titles('cafe', ({ priority }) => priority === 'high')) expect(text).toContain(title)
    for (const title of titles('cafe', ({ priority }) => priority !== 'high'))
      expect(text).not.toContain(title)
  })

  it.each(['which of the risk manager’s memos havent I read', 'any unread memos from the risk manager'])(
    'are those of one author: %s',
    async (question) => {
      const text = await says('realestate', question)
      expect(text).toMatch(/^No memo from the Risk Manager is unread\./)
      expect(text).not.toContain('Five trust payments')
    },
  )

  it('are searched for their matter', async () => {
    const text = await says('cafe', 'what do the unread memos say about beans?')
    expect(text).toContain('second quote for beans')
    expect(await says('cafe', 'which archived memo is about the chef?')).toContain(
      'Two dinners a week depend on one chef',
    )
  })
})
