/**
 * Unusual words around a question that can be read: it is answered and they are named, but words that change the meaning
 * lead to a question back.
 */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const ask = (type: DemoBusiness, question: string) => askedReply(settledRecords(type), question)

describe('a word of manner', () => {
  it.each([
    ['cafe', 'how many weeks this year have we nudged past twenty grand, if any', 'count'],
    ['consulting', 'over how many weeks has margin limped along under a fifth since winter', 'count'],
    ['cafe', 'has rent gone bananas since winter or am I imagining it', 'compare'],
  ] as const)('is named beside the answer (%s: %s)', async (type, question, operator) => {
    const { plans, message } = await ask(type, question)
    expect(plans?.[0]?.operator).toBe(operator)
    expect(message).toMatch(/I left out/)
  })
})

describe('a word that decides', () => {
  it.each([
    ['cafe', 'Did revenue crumble in October?'],
    ['cafe', 'What did Deliveroo take in October?'],
    ['realestate', 'What were fees from Toowong last month?'],
  ] as const)('is no word of manner (%s: %s)', async (type, question) => {
    expect((await ask(type, question)).message).not.toMatch(/^Revenue was|^Fees were/)
  })
})
