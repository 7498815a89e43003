/** Who complains to whom, and what is on record about the matter, in a requested email. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const draft = async (type: DemoBusiness, order: string) => {
  const { drafts, message } = await askedReply(settledRecords(type), order)
  const [email] = drafts?.action === 'email-drafts' ? drafts.emails : []
  return { message, audience: email?.audience ?? '', subject: email?.subject ?? '', body: email?.body ?? '' }
}

describe('a complaint of ours', () => {
  it.each([
    ['cafe', 'write an email to our roaster complaining that beans went up', 'Our roaster', /19 October/],
    ['cafe', 'Send the dairy a letter complaining about sour milk', 'The dairy', /complain about sour milk/],
    ['cafe', 'draft a complaint to the council about the bins', 'The council', /the bins/],
    ['cafe', 'email the landlord to complain about the broken lift', 'The landlord', /the broken lift/],
    ['realestate', 'write to the portal and complain about the new premium price', 'The portal', /price/],
    ['consulting', 'email the landlord complaining about the heating', 'The landlord', /the heating/],
  ] as const)('goes to whom it is about (%s): %s', async (type, order, audience, words) => {
    const { audience: to, body, subject } = await draft(type, order)
    expect(to).toBe(audience)
    expect(body).toMatch(words)
    expect(`${subject} ${body}`).not.toMatch(/apolog|sorry|Thank you for telling us/i)
  })

  it('says what else is to be said as a sentence of its own', async () => {
    const order = 'write to the bean roaster complaining about the price rise and saying we will shop around'
    const { body, message } = await draft('cafe', order)
    expect(body).toContain('complain about the price rise.')
    expect(body).toContain('We will shop around.')
    expect(body).toContain('16 kg of beans a week')
    expect(message).not.toContain('No record says more')
  })

  it.each([
    ['cafe', 'write back to the guest who complained about a long wait'],
    ['cafe', 'write a reply to an angry review about burnt toast'],
    ['realestate', 'a tenant is complaining about the lift, write back to her'],
    ['consulting', 'draft a reply to the client’s complaint about the late report'],
  ] as const)('and one to us is answered with an apology (%s): %s', async (type, order) => {
    expect((await draft(type, order)).body).toMatch(/sorry/)
  })
})

describe('what is on record about the matter', () => {
  it.each([
    [
      'consulting',
      'email last year’s three sponsors and ask for half an hour each',
      /new phase within six months/,
    ],
    [
      'consulting',
      'email last year’s three sponsors and ask for half an hour each',
      /haven’t been in touch since your close-out report/,
    ],
    [
      'realestate',
      'write to our landlords offering them the $400 repair approval',
      /up to a fixed amount and tell you the same day/,
    ],
    [
      'realestate',
      'write to our landlords offering them the $400 repair approval',
      /We can offer you that approval\. /,
    ],
    [
      'realestate',
      'write to the two largest landlords and suggest a meeting',
      /fixed management fee for two years/,
    ],
  ] as const)('is in the draft (%s): %s: %s', async (type, order, words) => {
    expect((await draft(type, order)).body).toMatch(words)
  })

  it.each([
    [
      'realestate',
      'write to our landlords offering them the $400 repair approval',
      'Repairs that took 11 days',
    ],
  ] as const)('as whole sentences (%s): %s', async (type, order, fragment) => {
    expect((await draft(type, order)).body).not.toContain(fragment)
  })
})
