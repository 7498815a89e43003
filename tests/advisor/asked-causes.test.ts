/** Stated causes of a change: only what happened at that time, and a false premise of the question is corrected first. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { timesIn } from '../../service/advisor/timeline/past-times.ts'
import { askedReply } from './asked-questions.ts'
import { seededRecords } from './seeded-records.ts'

const replyTo = async (type: DemoBusiness, question: string): Promise<string> =>
  (await askedReply(seededRecords(type), question)).message

describe('a cause on record', () => {
  it.each([
    ['consulting', 'what happened in the week of 20 July?', 'ran over its scope for two weeks from 20 July'],
    ['consulting', 'why was July weak?', 'ran over its scope for two weeks from 20 July'],
    ['cafe', 'what went wrong in the week of 13 July', 'burst water main'],
    ['cafe', 'why did profit fall in November?', 'in the week of 19 October'],
    ['realestate', 'why did fees drop in the week of 26 October', 'settlements slipped'],
    ['cafe', 'why were sales up in the week of 7 september', 'The Saturday kitchen film brought'],
    ['realestate', 'why are the portals so dear?', 'put up its premium tier in the week of 12 October'],
  ] as const)('%s: %s', async (type, question, cause) => {
    expect(await replyTo(type, question)).toContain(cause)
  })

  it.each([
    // What is due later, what others charge, and holidays at another time explain nothing.
    ['cafe', 'why did profit fall in November?', /licence expires/],
    ['consulting', 'why did billing fall in October?', /Contractors put up|holidays/],
    ['consulting', 'why did billing rise in June?', /holidays/],
    ['cafe', 'why was the week of 1 June poor?', /On record from that time/],
  ] as const)('%s: %s', async (type, question, never) => {
    expect(await replyTo(type, question)).not.toMatch(never)
  })
})

it.each([
  ['why was the second week of October better?', /^Revenue did not rise; it fell/],
  ['why were sales in the week of 3 August so poor?', /^Revenue did not fall; it rose/],
  ['why did costs jump in October?', /^Total costs did not rise; they fell/],
])('the premise is put right: %s', async (question, opening) => {
  expect(await replyTo('cafe', question)).toMatch(opening)
})

it('a day is held against the same day a week before, and a holiday is told by its week', async () => {
  expect(await replyTo('cafe', 'why was Saturday quieter?')).toMatch(
    /Saturday 7 November .* Saturday 14 November/,
  )
  expect(await replyTo('cafe', 'what happened on the Ekka holiday?')).toMatch(/the week of 10 August/)
})

it.each([
  ['The roaster put prices up in the week of 19 October.', '2026-11-18', ['2026-10-19', '2026-10-25']],
  ['It ran over for two weeks from 20 July.', '2026-08-12', ['2026-07-20', '2026-08-02']],
  ['The main burst in July 2026.', '2026-08-01', ['2026-07-01', '2026-07-31']],
  ['We were shut in December.', '2026-02-03', ['2025-12-01', '2025-12-31']],
])('%s', (sentence, written, [from, to]) => {
  expect(timesIn(sentence, `${written}T00:00:00.000Z`)).toContainEqual({ from, to })
})
