/** A pronoun stands for what the conversation is about, also where that is no figure. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedInTurn } from './asked-in-turn.ts'

describe('what was spoken of in the place of a pronoun', () => {
  it.each<[DemoBusiness, readonly string[], RegExp]>([
    [
      'realestate',
      ['how much did we spend on the portal last month?', 'and is it worth it?'],
      /Step down the portal tier/,
    ],
    [
      'consulting',
      ['what did the contractors cost last month?', 'what should we do about them and by when'],
      /Cap contractor rates/,
    ],
    ['cafe', ['sales last week', 'going back to the licence, when does it run out?'], /28 December/],
    [
      'consulting',
      ['billing last month', 'back to the hospital network, what are they looking for?'],
      /two delivery leads/,
    ],
    ['realestate', ['any news on the two settlements?', 'what is still owing on them'], /\$7,600/],
  ])('%s: %j', async (type, turns, told) => expect((await askedInTurn(type, ...turns)).message).toMatch(told))

  it.each<[DemoBusiness, readonly string[], RegExp, RegExp]>([
    [
      'realestate',
      ['what should we do about the landlords', 'draft a note to them'],
      /landlords/i,
      /fixed management fee/,
    ],
    [
      'consulting',
      ['when do the contractors renew?', 'ok write them a letter about it'],
      /contractors/i,
      /3%/,
    ],
  ])('a draft goes to those who were spoken of: %s %j', async (type, turns, audience, body) => {
    const { drafts } = await askedInTurn(type, ...turns)
    const [first] = drafts?.action === 'email-drafts' ? drafts.emails : []
    expect(first?.audience).toMatch(audience)
    expect(first?.body).toMatch(body)
  })
})

describe('a matter that is named and nothing asked of it', () => {
  it.each<[DemoBusiness, readonly string[], RegExp]>([
    [
      'realestate',
      ['how much did we spend on the portal last month?', 'and what about the window cards?'],
      /printed window cards/,
    ],
    ['consulting', ['billing last month', 'what happened to the two analysts?'], /temporary analysts/],
    ['realestate', ['what happened to the three contracts?'], /one has settled/],
  ])('is looked up: %s %j', async (type, turns, told) =>
    expect((await askedInTurn(type, ...turns)).message).toMatch(told),
  )
})

describe('after a text that was quoted', () => {
  it.each<[DemoBusiness, readonly string[], RegExp]>([
    [
      'consulting',
      ['what does the memo say about the diagnostic?', 'how does it compare with a normal week'],
      /last week \(9/,
    ],
  ])('no figure of another time is given for it: %s %j', async (type, turns, other) =>
    expect((await askedInTurn(type, ...turns)).message).not.toMatch(other),
  )

  it('those who were spoken of are written to', async () => {
    const { drafts } = await askedInTurn(
      'realestate',
      'what should we do about the landlords',
      'write to all of them',
    )
    const [first] = drafts?.action === 'email-drafts' ? drafts.emails : []
    expect(first?.audience).toMatch(/landlords/i)
  })
})
