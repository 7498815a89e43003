/** Letters of the everyday kinds read as the writer meant them: refusals, replies, farewells, apologies, announcements. */
import { describe, expect, it } from 'vitest'
import { emailsFor } from '../../service/advisor/actions/emails/emails-for.ts'
import { isMany } from '../../service/advisor/actions/emails/recipients.ts'
import { settledRecords } from './seeded-records.ts'

const of = {
  cafe: settledRecords('cafe'),
  realestate: settledRecords('realestate'),
  consulting: settledRecords('consulting'),
} as const
type Kind = keyof typeof of

const draft = (kind: Kind, message: string) => {
  const { emails } = emailsFor(of[kind], message)
  expect(emails, message).toHaveLength(1)
  return { to: emails[0]?.audience ?? '', subject: emails[0]?.subject ?? '', body: emails[0]?.body ?? '' }
}

const never = /^$/

describe('a letter', () => {
  it.each<[Kind, string, RegExp, RegExp]>([
    [
      'cafe',
      'write to the egg supplier who keeps delivering late',
      /because you keep delivering late/,
      never,
    ],
    ['cafe', 'email the customer whose order is late', /sorry that your order is late/, never],
    [
      'cafe',
      'reply to the customer who found a hair in her salad',
      /sorry that you found a hair in your salad/,
      /her salad/,
    ],
    ['consulting', 'draft a farewell message for Priya who is retiring', /you[’ ]a?re retiring/, never],
    [
      'realestate',
      'write to the vendors who are thinking about dropping their price',
      /thinking about dropping your price/,
      /writing about dropping/,
    ],
    [
      'cafe',
      'write a polite no to the busker who wants to play on Saturdays',
      /want to play on Saturdays[\s\S]*the answer is no/,
      never,
    ],
    [
      'consulting',
      'write to the contractor whose agreement we won’t renew',
      /We won’t renew your agreement/i,
      /renew the three|your agreement we/,
    ],
    ['cafe', 'write to the customers we overcharged', /we overcharged you/i, never],
    [
      'cafe',
      'write to the guests who we haven’t seen for a while',
      /we haven’t seen you for a while/i,
      /you we/,
    ],
    [
      'consulting',
      'write to the candidates who applied for the analyst job',
      /Thank you for applying for the analyst job/,
      never,
    ],
    [
      'realestate',
      'reply to a landlord asking why the repair took 11 days',
      /you asked why the repair took 11 days/,
      /Could you tell me why/,
    ],
    [
      'realestate',
      'draft a text to the open home visitors thanking them for coming',
      /thank you for coming/i,
      /Hi, coming/,
    ],
    [
      'cafe',
      'write a thank you card to the volunteers who helped at the street party',
      /you helped at the street party/,
      /to the volunteers/,
    ],
    ['cafe', 'draft an announcement that our head chef is leaving', /Our head chef is leaving/, never],
    [
      'cafe',
      'send a reminder to the team to log their hours by Sunday night',
      /^Please log your hours/m,
      /writing to log/,
    ],
    [
      'cafe',
      'write a letter to the council objecting to the new parking rules',
      /object to the new parking rules/,
      /writing to the new/,
    ],
    [
      'cafe',
      'write a note for the customers explaining the surcharge',
      /explain the surcharge/,
      /Could you let me know/,
    ],
    [
      'consulting',
      'email the landlord declining the rent increase',
      /decline the rent increase/,
      /Could you let me know/,
    ],
    [
      'cafe',
      'draft a message to customers who haven’t used their gift card',
      /A reminder: you haven’t used your gift card yet/,
      /I can expect/,
    ],
    [
      'cafe',
      'send an invite to the staff Christmas party on 14 December at 7pm',
      /invite you to the staff Christmas party on 14 December/,
      /^Invite you on/m,
    ],
    [
      'consulting',
      'draft an email introducing our new consultant to clients',
      /introduce our new consultant/,
      /^Our new/m,
    ],
    ['consulting', 'write a polite decline to a recruiter', /the answer is no/, /who will read it/],
    [
      'consulting',
      'email the sponsor who moved to another department',
      /you moved to another department/,
      /sorry/,
    ],
    ['realestate', 'write to the landlord who took 31 managements away', /sorry/, /fixed management fee/],
  ])('gives what was meant (%s): %s', (kind, message, has, hasNot) => {
    const { subject, body } = draft(kind, message)
    expect(body).toMatch(has)
    expect(`${subject}\n${body}`).not.toMatch(hasNot)
  })

  it.each<[Kind, string, RegExp]>([
    ['cafe', 'write to our accountant about the BAS due on 28 February', /Sales \$|Margin \d/],
    ['realestate', 'email staff about Cup Day hours', /window cards|penalty rates/],
    ['realestate', 'write a welcome letter to new landlords', /fixed management fee/],
    ['cafe', 'email the wholesaler asking for 30 day terms', /Sunday/],
    ['cafe', 'draft an email to the builder asking when the awning will be done', /\?[^?]*\?/],
    ['realestate', 'email buyers who came to the open home on Saturday', /settlements/],
    ['consulting', 'write a cover note for the assurance report', /hasn’t gone out/],
    [
      'consulting',
      'write to the transport sponsor asking for prompt payment of the stage two invoice',
      /stage three/,
    ],
  ])('says nothing beside the point (%s): %s', (kind, message, hasNot) => {
    expect(draft(kind, message).body).not.toMatch(hasNot)
  })

  it('to somebody outside that only tells them something says how to answer', () => {
    expect(draft('cafe', 'draft a note to our landlord saying we want to renew for five years').body).toMatch(
      /\[number\]/,
    )
  })

  it('is addressed as its request names the people', () => {
    expect(draft('cafe', 'draft a message to customers who complained about the music').to).toBe('Customers')
  })
})

it.each([
  ['staff', true],
  ['kitchen team', true],
  ['staff member', false],
  ['team leader', false],
  ['landlords', true],
])('one person or several: %s', (recipient, many) => {
  expect(isMany(recipient)).toBe(many)
})

describe('a topic that the reading of letters does not know', () => {
  it.each([
    ['draft some emails for this week', false],
    ['write me three emails', false],
    ['email drafts please', false],
    ['what emails should I send', false],
    ['prepare follow-up emails', false],
    ['draft a birthday card', true],
    ['write something for the school fete', true],
    ['write a eulogy', true],
    ['draft menu descriptions', true],
  ])('gets one draft, and never unrelated ones: %s', (message, isNamed) => {
    const { emails } = emailsFor(of.cafe, message)
    expect(emails.length === 1 && (emails[0]?.body ?? '').includes('[')).toBe(isNamed)
  })
})
