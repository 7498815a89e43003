/**
 * Requested texts, posts and rosters have the facts of their subject, tell outsiders nothing private, and can be changed.
 */
import { describe, expect, it } from 'vitest'
import type { BusinessType } from '#schema/session/session'
import { askedReply } from './asked-questions.ts'
import { seededRecords } from './seeded-records.ts'

const draftsOf = async (business: BusinessType, ...messages: readonly string[]) => {
  let reply: Awaited<ReturnType<typeof askedReply>> | undefined
  for (const message of messages) {
    const before = reply?.plans?.at(-1)
    reply = await askedReply(seededRecords(business), message, before ? { before } : {})
  }
  const drafts = reply?.drafts
  return {
    bodies: drafts?.action === 'email-drafts' ? drafts.emails.map(({ body }) => body) : [],
    to: drafts?.action === 'email-drafts' ? drafts.emails.map(({ audience }) => audience) : [],
    posts: drafts?.action === 'social-plan' ? drafts.posts : [],
    roster: drafts?.action === 'roster' ? drafts.roster : [],
  }
}

describe('a text of a known form', () => {
  it.each<[BusinessType, string, readonly RegExp[]]>([
    ['cafe', 'job ad for a barista', [/looking for a barista/, /\[Days and hours\.\]/]],
    ['realestate', 'write an advert for a property manager', [/looking for a property manager/]],
    [
      'cafe',
      'remind Acme Catering about their unpaid invoice of $480 due 2 November',
      [/invoice \[number\] for \$480, due on 2 November/],
    ],
    [
      'consulting',
      'chase Northline for the overdue invoice 1042 of $18,400 from 3 October, firm',
      [/invoice 1042 for \$18,400, from 3 October/, /pay it in full by/],
    ],
    [
      'cafe',
      'reply to a customer complaint about a cold flat white on Sunday, offer a free coffee',
      [/a cold flat white on Sunday/, /sorry/, /offer you a free coffee/],
    ],
    [
      'cafe',
      'write a sign for the shop window: closed 25 to 27 December',
      [/We’re closed 25 to 27 December\./],
    ],
    ['cafe', 'sms to staff: we start at 6 on Saturday', [/we start at 6 on Saturday/]],
    ['consulting', 'thank-you note to a sponsor who referred us', [/grateful that you referred us/]],
    ['cafe', 'thank you note to the head chef for covering dinners', [/Thank you for covering dinners\./]],
    [
      'cafe',
      'email to regulars about sunday brunch orders closing at two',
      [/kitchen takes brunch orders until two/],
    ],
    [
      'realestate',
      'invite vendors to the auction day on 12 December',
      [/invite you to the auction day on 12 December/],
    ],
  ])('uses the facts of the request (%s): %s', async (business, message, expected) => {
    const { bodies } = await draftsOf(business, message)
    expect(bodies).toHaveLength(1)
    for (const words of expected) expect(bodies[0]).toMatch(words)
  })

  it('to other roasters says nothing that is so of our own', async () => {
    const { bodies } = await draftsOf('cafe', 'write to two brisbane roasters asking for a quote')
    expect(bodies[0]).not.toMatch(/You and the dairy|your prices up/)
    expect(bodies[0]).toContain('16 kg of beans a week')
  })
})

describe('a post', () => {
  it.each<[BusinessType, string, RegExp]>([
    ['cafe', 'write me a facebook post for the saturday kitchen film', /One minute of the Saturday pass/],
    [
      'cafe',
      'an instagram post about the stamp card',
      /stamped card for everyone who orders for the first time/,
    ],
    ['consulting', 'a linkedin post about our ten day diagnostic', /ten-day, fixed-price diagnostic/],
    [
      'realestate',
      'facebook post about the twilight inspections in Bulimba',
      /5\.30 to 6\.15 pm on Thursdays/,
    ],
    ['cafe', 'linkedin post about our cafe hiring a line cook', /looking for a line cook/],
  ])('has what is on record of its subject (%s): %s', async (business, message, expected) => {
    const { posts } = await draftsOf(business, message)
    expect(posts[0]?.text).toMatch(expected)
    expect(posts[0]?.text).not.toMatch(/A first look at/)
  })

  it.each<[BusinessType, string]>([
    ['cafe', 'the saturday kitchen film'],
    ['cafe', 'the price rise'],
    ['cafe', 'our margin'],
    ['cafe', 'the second grinder'],
    ['cafe', 'the roster'],
    ['consulting', 'the water authority'],
    ['consulting', 'the bench'],
    ['realestate', 'the landlord who left'],
    ['realestate', 'the trust account'],
    ['realestate', 'the two settlements'],
  ])('tells the public nothing private (%s): %s', async (business, subject) => {
    const { posts } = await draftsOf(business, `write a facebook post about ${subject}`)
    for (const { text } of posts)
      expect(text).not.toMatch(/\$\d|\d%|margin (?:has|was|fell)|lost|runway|idle|payroll/i)
  })

  it('is as many options as asked for, for one day', async () => {
    const { posts } = await draftsOf('cafe', 'give me three options for a facebook post about soup')
    expect(new Set(posts.map(({ text }) => text)).size).toBe(3)
    expect(new Set(posts.map(({ date }) => date)).size).toBe(1)
  })

  it('of a consultancy waits for a working day', async () => {
    const { posts } = await draftsOf('consulting', 'a linkedin post about our ten day diagnostic')
    expect(posts.map(({ day }) => day)).toEqual(['Monday'])
  })
})

describe('a change to a draft', () => {
  const email = 'draft an email to the roaster about the price rise'
  it.each<[string, RegExp | undefined, RegExp | undefined]>([
    ['make it shorter', /16 kg/, /larger part/],
    ['friendlier please', /^Hi \[name\],\n\nI hope you’re well\./, undefined],
    ['more formal', /^Dear \[name\],/, undefined],
    ['add that we pay within 14 days', /We pay within 14 days\./, undefined],
    ['leave out the beans', undefined, /Beans/],
    ['to Sam instead', /^Hi Sam,/, undefined],
    ['make it firmer', /I need a clear answer/, undefined],
  ])('is made to the email before: %s', async (edit, has, hasNot) => {
    const { bodies } = await draftsOf('cafe', email, edit)
    expect(bodies).toHaveLength(1)
    if (has) expect(bodies[0]).toMatch(has)
    if (hasNot) expect(bodies[0]).not.toMatch(hasNot)
  })

  it('builds on the changes before it', async () => {
    const { bodies } = await draftsOf('cafe', email, 'make it shorter', 'add that we pay within 14 days')
    expect(bodies[0]).toMatch(/We pay within 14 days\./)
    expect(bodies[0]).not.toMatch(/larger part/)
  })

  it('makes another post, or moves one', async () => {
    const post = 'write me a facebook post for the saturday kitchen film'
    const { posts } = await draftsOf('cafe', post, 'another one for instagram')
    expect(posts.map(({ channel }) => channel)).toEqual(['Facebook', 'Instagram'])
    const { posts: moved } = await draftsOf(
      'cafe',
      'two instagram posts about the stamp card',
      'move the first to friday',
    )
    expect(moved[0]?.day).toBe('Friday')
  })

  it('is made to the roster before', async () => {
    const { roster: usual } = await draftsOf('cafe', 'roster for saturday')
    const { roster } = await draftsOf('cafe', 'roster for saturday', 'one more on saturday')
    expect(roster[0]?.staffHours).toBeGreaterThan(usual[0]?.staffHours ?? 0)
  })

  it('is no change where a question is asked', async () => {
    const { roster, bodies } = await draftsOf('cafe', email, 'what was margin last week')
    expect([roster, bodies]).toEqual([[], []])
  })
})

describe('a roster', () => {
  it('follows an accepted advisory: inspections on weekdays only', async () => {
    const { roster } = await draftsOf('realestate', 'can you do the weekend roster')
    const managers = roster[0]?.shifts.filter(({ role }) => role === 'Property manager') ?? []
    expect(managers.reduce((sum, { people }) => sum + people, 0)).toBe(1)
    expect(roster[0]?.note).toMatch(/Keep rental inspections to weekdays/)
  })

  it('is for the day named, with one person less on it', async () => {
    const { roster } = await draftsOf('cafe', 'roster for next thursday with one extra in the afternoon')
    expect(roster.map(({ day }) => day)).toEqual(['Thursday'])
    expect(roster[0]?.note).toMatch(/^One person more/)
  })

  it('is not for the day on which somebody is away', async () => {
    const { roster } = await draftsOf('cafe', 'plan shifts for tuesday, I’m away friday')
    expect(roster.map(({ day }) => day)).toEqual(['Tuesday'])
  })
})
