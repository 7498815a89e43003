/** A newly opened business: an answer mentions nothing that is not on record. */
import { describe, expect, it } from 'vitest'
import { businessTypes } from '#schema/session/session'
import { askedReply } from './asked-questions.ts'
import { seededRecords } from './seeded-records.ts'

describe.each(businessTypes)('%s', (type) => {
  const empty = {
    ...seededRecords(type),
    ...{ kpis: [], days: [], memos: [], advisories: [], briefs: [], notes: [], focus: null },
  }
  const answer = (question: string) => askedReply(empty, question)

  it.each(['Propose a roster for next week', 'Make a roster for Saturday'])(
    'has no roster: %s',
    async (question) => {
      const { message, drafts } = await answer(question)
      expect(message).not.toContain('Here is a roster')
      expect(drafts).toBeUndefined()
      expect(message).toMatch(/on record/)
    },
  )

  it('has no measure that could be at risk', async () => {
    const { message } = await answer('What is at risk?')
    expect(message).toContain('No figures are on record yet')
    expect(message).not.toContain('wrong way')
  })

  it.each(['What is missing from my records?', 'Who are you?'])('claims no records: %s', async (question) => {
    const { message } = await answer(question)
    expect(message).not.toMatch(/I have weekly figures|has on record: weekly/)
  })
})
