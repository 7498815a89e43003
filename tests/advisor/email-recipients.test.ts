/**
 * A clause about the recipients chooses the occasion of an email and is said to them; what is on record is said from our
 * side, and a named recipient or topic gets a draft of its own.
 */
import { describe, expect, it } from 'vitest'
import { readEmailRequest } from '../../service/advisor/actions/emails/email-request.ts'
import { emailsFor } from '../../service/advisor/actions/emails/emails-for.ts'
import { draft, type Kind, recordsOf } from './email-drafted.ts'

describe('a clause about the recipients', () => {
  it.each([
    ['email the client who owes us money', 'the client', 'owe us money', undefined],
    ['email vendors who went quiet', 'vendors', 'went quiet', undefined],
    [
      'chase the plumber who never turned up on Tuesday',
      'the plumber',
      'never turned up on Tuesday',
      undefined,
    ],
    ['write to the vendor whose sale fell through', 'the vendor', 'your sale fell through', undefined],
    [
      'email the landlord who hasn’t fixed the air con',
      'the landlord',
      'haven’t fixed the air con',
      undefined,
    ],
    ['write to the landlords who left asking for a meeting', 'the landlords', 'left', 'for a meeting'],
    [
      'email the tenants who asked about parking to say the bays open in March',
      'the tenants',
      'asked about parking',
      'the bays open in March',
    ],
    [
      'text the staff who are working Sunday that we open at 8',
      'the staff',
      'are working Sunday',
      'we open at 8',
    ],
    [
      'write to the clients still on old rates about an increase',
      'the clients',
      'are still on old rates',
      'an increase',
    ],
  ])('is read apart from the topic: %s', (message, recipientText, clause, topic) => {
    expect(readEmailRequest(message)).toMatchObject({ recipientText, clause, topic })
  })

  it('leaves “that” before a statement to the topic', () => {
    const { clause, topic } = readEmailRequest('tell the staff that we open at eight')
    expect([clause, topic]).toEqual([undefined, 'we open at eight'])
  })

  it.each<[Kind, string, readonly RegExp[]]>([
    [
      'consulting',
      'email the client who owes us money',
      [/invoice \[number\] for \[amount\]/, /pay it by Friday/],
    ],
    ['realestate', 'remind tenants who are behind in their rent', [/rent/, /\[amount\]/, /pay it by Friday/]],
    ['realestate', 'write to the landlords who left', [/sorry/, /left/, /by Friday|before Friday/]],
    ['realestate', 'email vendors who went quiet', [/haven’t spoken for a while/, /before Friday/]],
    ['cafe', 'chase the plumber who never turned up on Tuesday', [/never turned up on Tuesday/, /by Friday/]],
    ['cafe', 'email the landlord who hasn’t fixed the air con', [/haven’t fixed the air con/, /by Friday/]],
    ['consulting', 'write to a candidate who didn’t get the job', [/sorry that you didn’t get the job/]],
    ['realestate', 'email the vendor whose sale fell through', [/sorry that your sale fell through/]],
    [
      'consulting',
      'thank the sponsor who referred us to the port',
      [/grateful that you referred us to the port/],
    ],
    ['cafe', 'write to the customer who wants a refund', [/you want a refund/]],
    ['cafe', 'email suppliers who put their prices up', [/you put your prices up/, /by Friday/]],
  ])('gives the letter its reason and its request (%s): %s', (kind, message, expected) => {
    const { subject, body } = draft(kind, message)
    for (const words of expected) expect(body).toMatch(words)
    expect(`${subject}\n${body}`).not.toMatch(/^(?:Who|Whose|That|Which)\b/m)
  })

  it('never gives them an offer that a record makes to others', () => {
    expect(draft('realestate', 'write to the landlords who left').body).not.toMatch(/fixed management fee/)
  })
})

describe('a named recipient or topic', () => {
  it.each<[Kind, string, RegExp]>([
    ['cafe', 'text to a regular customer thanking them', /thank you/i],
    ['consulting', 'draft a proposal intro for the water authority', /water authority|\[what they need/i],
    ['cafe', 'draft something about the new menu', /new menu/],
    ['consulting', 'prepare a cover letter for the port tender', /port tender/],
  ])('gets one draft about it (%s): %s', (kind, message, words) => {
    const { subject, body, to } = draft(kind, message)
    expect(`${to} ${subject} ${body}`).toMatch(words)
  })

  it('gets drafts to choose from only where neither is named', () => {
    expect(emailsFor(recordsOf.cafe, 'draft some emails for this week').emails.length).toBeGreaterThan(1)
  })
})
