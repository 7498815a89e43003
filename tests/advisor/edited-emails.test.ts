/** Edits of a requested email: facts told beside them are taken in, and a manner changes greeting, request and closing. */
import { expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { isEdit } from '../../service/advisor/actions/is-edit.ts'
import { toldFacts } from '../../service/advisor/actions/letters/told-facts.ts'
import { askedInTurn } from './asked-in-turn.ts'

const bodyAfter = async (type: DemoBusiness, ...turns: readonly string[]) => {
  const { drafts } = await askedInTurn(type, ...turns)
  return drafts?.action === 'email-drafts' ? (drafts.emails[0]?.body ?? '') : ''
}
const roaster = 'write an email to the roaster asking him to hold the old price till feb'
const broker = 'Write me an email to the broker about the 2 late settlements, friendly but firm, needs a date'
const hospital = 'write something to the hospital network offering our two seniors, short'

it.each([
  ["make it friendlier, we've known Dave for 6 years", 'We’ve known each other for six years.', 'Dave'],
  ['a bit firmer, he was sick last month', 'I know you were sick last month.', undefined],
  ["softer, because she's always been good to us", 'You’ve always been good to us.', undefined],
  ['warmer. His name is Tom', undefined, 'Tom'],
  ["nicer please, we've worked with Priya since June", 'We’ve worked together since June.', 'Priya'],
  ['less harsh, our tenants love them', 'Our tenants love you.', undefined],
])('the fact in %s', (edit, told, name) => {
  expect(toldFacts(edit)).toEqual({ facts: told === undefined ? [] : [told], name })
})

it.each([
  'make it shorter, I want it on one screen',
  'friendlier, this email is too cold',
  'firmer',
  'make it short and warm',
])('no fact in %s', (edit) => {
  expect(toldFacts(edit).facts).toEqual([])
})

it.each([
  'say it nicer',
  'can you say it a bit warmer',
  'put it more softly',
  'less harsh',
  'nicer please',
  'gentler',
])('is an edit: %s', (edit) => {
  expect(isEdit(edit)).toBe(true)
})

it.each(['say it costs us $400', 'is it softer than last week', 'how much nicer is Friday'])(
  'is none: %s',
  (edit) => {
    expect(isEdit(edit)).toBe(false)
  },
)

it('friendlier changes greeting, request and closing', async () => {
  const body = await bodyAfter('cafe', roaster, "make it friendlier, we've known Dave for 6 years")
  expect(body).toMatch(/^Hi Dave,\n\nI hope you’re well\.\n\nWe’ve known each other for six years\./)
  expect(body).toContain('Would you be able to hold the old price until February?')
  expect(body).toContain('Warm regards,')
})

it('firmer changes them too, and shorter keeps the request', async () => {
  const firm = await bodyAfter('cafe', roaster, 'firmer')
  expect(firm).toMatch(/^Hello \[name\],/)
  expect(firm).toContain('Please let me know by Friday 27 November. I need a clear answer by then.')
  expect(firm).toContain('\n\nRegards,')
  const short = await bodyAfter('cafe', roaster, "friendlier, we've known Dave for 6 years", 'shorter')
  expect(short).toContain('hold the old price until February?')
})

it('nicer takes the demand out and keeps the date', async () => {
  const body = await bodyAfter('realestate', broker, 'say it nicer')
  expect(body).toContain(
    'Would you be able to give us a settlement date in writing by Wednesday 25 November?',
  )
  expect(body).not.toContain('clear answer')
})

it('a deadline that is told is said once', async () => {
  const body = await bodyAfter('consulting', hospital, 'firmer, and mention we need an answer by friday')
  expect(body.match(/Friday/g)).toHaveLength(1)
  expect(body).toContain('We need an answer by Friday.')
})

it.each([
  ['Shorten it to three sentences', 3],
  ['make it 2 sentences max', 2],
  ['Cut this down to one line', 1],
  ['Condense it to four sentences please', 4],
])('keeps to the length of: %s', async (edit, most) => {
  const body = await bodyAfter('consulting', hospital, edit)
  const [, ...paragraphs] = body.split('\n\n')
  const sentences = paragraphs.slice(0, -1).flatMap((one) => one.split(/(?<=[.!?\]])\s+/))
  expect(sentences.length).toBeLessThanOrEqual(most)
  expect(body).toContain('offer')
  expect(body).not.toContain(edit.slice(0, 12))
})

it('keeps to a number of words', async () => {
  const body = await bodyAfter('cafe', roaster, 'under 25 words please')
  const [, ...paragraphs] = body.split('\n\n')
  expect(paragraphs.slice(0, -1).join(' ').split(/\s+/).length).toBeLessThan(25)
})
