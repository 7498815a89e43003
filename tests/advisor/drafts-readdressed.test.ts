/** A draft that changes its reader keeps its matter, tells nobody what somebody else did, and takes in what was asked between. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedInTurn } from './asked-in-turn.ts'
import { draft } from './email-drafted.ts'

const draftAfter = async (type: DemoBusiness, ...turns: readonly string[]) => {
  const { drafts, message } = await askedInTurn(type, ...turns)
  const [email] = drafts?.action === 'email-drafts' ? drafts.emails : []
  return { body: email?.body ?? '', to: email?.audience ?? '', subject: email?.subject ?? '', message }
}

describe('another reader', () => {
  it.each([
    ['consulting', 'write to another contractor about their day rate', /[Yy]ou put up/],
    ['cafe', 'email a new roaster and ask for a quote', /[Yy]ou(?:r)? .*prices? up/],
    ['realestate', 'write to a different landlord about a fixed management fee', /you left|you took/i],
  ] as const)('has not done what the first one did: %s %s', (type, order, told) => {
    expect(draft(type, order).body).not.toMatch(told)
  })

  it('is told of the same matter', async () => {
    const { to, body } = await draftAfter(
      'realestate',
      'draft a letter to the landlords',
      'now one for the licensee instead',
    )
    expect(to).toBe('The licensee')
    expect(body).toMatch(/landlords/)
    const other = await draftAfter(
      'consulting',
      'write to the hospital network',
      'no, actually address it to the two consultants',
    )
    expect(other.to).toMatch(/consultants/)
    expect(other.body).toMatch(/work|bench|idle/)
  })

  it('is named by one part of a change alone', async () => {
    const { to, body } = await draftAfter(
      'cafe',
      'write to the dairy about the price rise',
      'actually send it to the roaster and ask for a call by Wednesday',
    )
    expect(to).toBe('The roaster')
    expect(body).toMatch(/call/)
  })
})

describe('what is taken in', () => {
  it('is what was found on record in between', async () => {
    const { body } = await draftAfter(
      'consulting',
      'write to the hospital network offering our two consultants',
      'what does the memo say about close-out reports?',
      'put that in',
    )
    expect(body).toMatch(/close-out reports/)
  })

  it.each([
    ['add a date for the visit, Tuesday 1 December', /Tuesday 1 December for the visit/],
    ['can you add a time for the call: Friday at 10 am', /Friday at 10 am for the call/],
    ['include a date, Monday 30 November', /suggest Monday 30 November\./],
  ])('is a day that the writer names: %s', async (edit, told) => {
    const { body } = await draftAfter('realestate', 'draft a letter to the landlords', edit)
    expect(body).toMatch(told)
    expect(body).not.toMatch(/what you want to say/)
  })
})

describe('in bullet points', () => {
  it.each(['in bullet points please', 'can you make it a list', 'put it in dot points', 'as bullets'])(
    'each sentence has its own line: %s',
    async (edit) => {
      const { body } = await draftAfter(
        'consulting',
        'write a letter to the contractors about their agreements',
        edit,
      )
      expect(body.match(/^- /gm)?.length).toBeGreaterThan(2)
      expect(body).toMatch(/^Hello \[first name\],\n\n/)
      expect(body).toMatch(/\n\nRegards,\n/)
    },
  )
})
