/** The questions that the product itself suggests: each is understood and answered with figures. */
import { expect, it } from 'vitest'
import { businessTypes } from '#schema/session/session'
import { replyText } from '../../web/messages/en/reply.ts'
import { askedReply } from './asked-questions.ts'
import { seededRecords } from './seeded-records.ts'

const { questionsOfTab, questionsOfStyle, questionsOfScreen } = replyText.english
const suggested = [
  ...Object.values(questionsOfTab).flatMap((questions) => questions ?? []),
  ...Object.values(questionsOfStyle).flatMap((question) => question ?? []),
  ...Object.values(questionsOfScreen).flatMap((question) => question ?? []),
]

it.each([...new Set(suggested)])('%s', async (question) => {
  for (const type of businessTypes) {
    const { message, basis, plans, drafts } = await askedReply(seededRecords(type), question)
    expect(message).not.toMatch(/I found nothing|no record holds|Which of these|I left out/)
    expect(plans?.map(({ operator }) => operator)).not.toContain('clarify')
    expect(basis.figures.length > 0 || basis.passages.length > 0 || drafts !== undefined).toBe(true)
  }
})
