/** What waiting costs, causes told as a time, drafts that are signed, and comparisons that use every word. */
import { expect, test } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedInTurn } from './asked-in-turn.ts'
import { ask } from './asked-on-record.ts'
import { askedPlan } from './asked-questions.ts'

test.each<[DemoBusiness, string]>([
  ['cafe', 'what happens if I just leave the Tuesday shift the way it is?'],
  ['cafe', 'The roaster’s price rise: what if we do nothing about it?'],
  ['consulting', 'what would happen if we did nothing about the bench'],
  ['realestate', 'what happens if we do nothing about the two largest landlords'],
])('what is left as it is costs no less: %s: %s', async (type, question) => {
  expect(await askedPlan(type, question)).toMatchObject({ operator: 'advise', asked: 'worth' })
})

test.each<[DemoBusiness, string]>([
  ['consulting', 'why have billings slipped since the end of september'],
  ['consulting', 'why is revenue lower lately?'],
])('what a figure has changed since is its cause: %s: %s', async (type, question) => {
  const message = await ask(type, question)
  expect(message).toContain('since the water authority left')
  expect(message).not.toContain('nothing on record that says why')
})

test('a comparison that uses every word is answered', async () => {
  const plan = await askedPlan('cafe', 'wages as a % of sales, last 4 wks and the 4 wks before that')
  expect(plan).toMatchObject({ operator: 'compare', measure: 'staff-share' })
})

test('a letter is signed as the edit says', async () => {
  const { drafts } = await askedInTurn(
    'consulting',
    'Draft an email to the hospital network offering our two senior consultants.',
    'sign it from Priya Nair and keep it under 60 words',
  )
  const body = drafts?.action === 'email-drafts' ? (drafts.emails[0]?.body ?? '') : ''
  expect(body).toContain('Priya Nair')
  expect(body).not.toContain('[Your name]')
})

test('better or worse is answered by the difference, not by yes or no', async () => {
  const { message } = await askedInTurn(
    'consulting',
    'what did we bill last week',
    'is that better or worse than this time last year',
  )
  expect(message).toMatch(/^Revenue was/)
})

test('what is claimed to grow is held against zero, and not against a smaller fall', async () => {
  expect(await ask('consulting', 'we’re growing, right?')).toMatch(/^No\. Revenue/)
})

test('what somebody who leaves brings is what an advisory puts it at', async () => {
  const message = await ask('realestate', 'what happens if we lost both of the two biggest landlords')
  expect(message).toContain('$4,700 a week at stake')
  expect(message).not.toContain('No record says')
})

test.each<[DemoBusiness, string]>([
  ['consulting', 'How are we going on the 36 billed days a week'],
  ['cafe', 'how are we tracking against the 1,300 sales'],
])('a target is not read back: %s: %s', async (type, question) => {
  expect(await askedPlan(type, question)).toMatchObject({ operator: 'focus' })
})
