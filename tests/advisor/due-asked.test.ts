/** Dates asked for as people ask: a date on record is said, and a window ends where the words end it. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const ask = (type: DemoBusiness, question: string) => askedReply(settledRecords(type), question)

describe('what is due', () => {
  it.each([
    ['cafe', 'when is the option due', '8 December'],
    ['cafe', 'when does the option close', '8 December'],
    ['consulting', 'when is the certificate up', '18 December'],
  ] as const)('is said with its date on record: %s: %s', async (type, question, date) => {
    const { message } = await ask(type, question)
    expect(message).toContain(date)
    expect(message).not.toMatch(/No date/)
  })

  it.each([
    ['consulting', 'what needs my decision by next Friday', '2026-11-27'],
    ['consulting', 'Anything needing my signature or a decision this side of Friday week?', '2026-11-27'],
    ['consulting', 'what’s due before Friday week', '2026-11-26'],
    ['cafe', 'what needs signing by Monday week', '2026-11-30'],
    ['cafe', 'what needs signing by next Wednesday', '2026-11-25'],
  ] as const)('lies in the days that are named: %s: %s', async (type, question, to) => {
    const { plans = [] } = await ask(type, question)
    expect(plans[0]).toMatchObject({ operator: 'due', period: { of: { to } } })
  })
})
