/** Sentences of the advisor as a native editor would leave them. */
import { expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import type { DemoBusiness } from '#schema/session/session'
import { rangeText } from '../../service/advisor/answers/period-text.ts'
import { askedReply } from './asked-questions.ts'
import { seededRecords } from './seeded-records.ts'

const reply = async (type: DemoBusiness, message: string): Promise<string> =>
  (await askedReply(seededRecords(type), message)).message

const day = (text: string) => decodeOrThrow(IsoDate, text, 'A day')

it.each<[DemoBusiness, string, RegExp]>([
  ['cafe', 'why did profit fall last month?', /\b(?:Fewer|more) sales (?:took|added) \$/i],
  ['consulting', 'why did profit fall last month?', /\b(?:Fewer|more) billed days (?:took|added) \$/i],
])('%s: a part of a change is named by its own direction: %s', async (type, question, words) => {
  const text = await reply(type, question)
  expect(text).toMatch(words)
  expect(text).not.toMatch(
    /\b[Tt]he number of [a-z ]+ (?:took|added)|(?<!lower |higher )(?:staff costs|spending on [a-z, ]+) (?:took|added)/,
  )
})

it('a stretch across a new year has both years', () => {
  const now = day('2026-11-28')
  expect(rangeText({ from: day('2025-11-24'), to: day('2026-11-22') }, now)).toBe(
    '24 November 2025 to 22 November 2026',
  )
  expect(rangeText({ from: day('2026-10-26'), to: day('2026-11-22') }, now)).toBe('26 October to 22 November')
})

it('puts the dates of a level in brackets where they would run on', async () => {
  const text = await reply('cafe', 'Why did revenue change in the last four weeks?')
  expect(text).toMatch(/from \$[\d,]+ \(\d.*? to .*?\) to \$[\d,]+ /)
  expect(text).not.toMatch(/from \$[\d,]+ from /)
})

it('says of which week a profit is', async () => {
  const text = await reply('cafe', 'How much do we need to take to break even?')
  expect(text).toContain('In a typical week profit is $')
  expect(text).not.toContain('In such a week')
})

it.each<DemoBusiness>(['cafe', 'realestate', 'consulting'])(
  '%s: no list is announced that does not follow',
  async (type) => {
    const { message: text } = await askedReply(seededRecords(type), 'Give me three ideas to grow', {
      personaKey: 'risk_manager',
    })
    expect(text.trim()).not.toMatch(/:$/)
    expect(text).not.toMatch(/:\n\n(?!- )/)
  },
)
