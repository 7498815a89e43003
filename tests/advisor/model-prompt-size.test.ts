/** The prompt of a reply stays small, however long the question and the thread are. */
import { expect, it } from 'vitest'
import { businessTypes } from '#schema/session/session'
import { replyPrompt } from '../../service/advisor/model/prompt.ts'
import { estimateTokens } from '../../service/advisor/model/token-estimate.ts'
import { seededRecords } from './seeded-records.ts'

const tokensOf = (trade: (typeof businessTypes)[number], message: string): number => {
  const earlier = Array.from({ length: 24 }, () => ({ message, reply: message }))
  const order = { records: seededRecords(trade), personaKey: 'risk_manager', message, earlier, passages: [] }
  const { system, messages } = replyPrompt(order, 'f'.repeat(24))
  return estimateTokens([system, ...messages.map(({ content }) => content)].join('\n'))
}

it.each(businessTypes)('takes at most 3,000 tokens for %s', (trade) => {
  for (const message of [
    'How are we doing?',
    'Why did revenue fall by $1,240? '.repeat(250),
    '收入'.repeat(4000),
  ]) {
    const tokens = tokensOf(trade, message)
    expect(tokens, `${tokens} tokens`).toBeLessThanOrEqual(3000)
  }
})
