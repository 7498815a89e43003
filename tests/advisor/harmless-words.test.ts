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

describe('a word that only says of what kind a question is', () => {
  it.each([
    [
      'cafe',
      'I’m putting together a list of our five leanest weeks in terms of profit, can you pull those for me',
      'rank',
    ],
    ['realestate', 'hire a leasing person for $1,350 a week who brings 6 more transactions', 'scenario'],
    [
      'realestate',
      'Before I approve everyone’s leave I need some idea of what January will bring in',
      'forecast',
    ],
  ] as const)('makes a sure reading no other kind (%s: %s)', async (type, question, operator) => {
    expect((await ask(type, question)).plans?.[0]?.operator).toBe(operator)
  })
})

describe('a word that decides', () => {
  it.each([
    ['cafe', 'give me the crummiest three weeks for sales this year'],
    ['realestate', 'the most dire weeks for fees this year'],
  ] as const)('is an order that is not known (%s: %s)', async (type, question) => {
    expect((await ask(type, question)).message).not.toMatch(/was highest/)
  })

  it.each([
    ['cafe', 'Did revenue crumble in October?'],
    ['cafe', 'What did Deliveroo take in October?'],
    ['realestate', 'What were fees from Toowong last month?'],
  ] as const)('is no word of manner (%s: %s)', async (type, question) => {
    expect((await ask(type, question)).message).not.toMatch(/^Revenue was|^Fees were/)
  })
})
