/**
 * A requested email is addressed to the right person on the right subject, says what is on record about it, and claims
 * nothing else.
 */
import { describe, expect, it } from 'vitest'
import { readEmailRequest } from '../../service/advisor/actions/emails/email-request.ts'
import { emailsFor } from '../../service/advisor/actions/emails/emails-for.ts'
import { toRequest, toSecondPerson } from '../../service/advisor/actions/emails/second-person.ts'
import { seededRecords } from './seeded-records.ts'

const [cafe, realestate, consulting] = [
  seededRecords('cafe'),
  seededRecords('realestate'),
  seededRecords('consulting'),
]
const only = (records: typeof cafe, message: string) => {
  const { emails } = emailsFor(records, message)
  expect(emails, message).toHaveLength(1)
  return emails[0] ?? { audience: '', subject: '', body: '', purpose: '', figures: [] }
}

describe('a request for an email', () => {
  it.each([
    ['draft something to send the roaster, polite but firm', 'the roaster', undefined],
    ['Write to our regulars about the Christmas hours.', 'our regulars', 'the Christmas hours'],
    ['rite a email 2 the coffe guy abt his prices', 'the coffe guy', 'your prices'],
    [
      'I need to let the staff know about the closure, can you put something together',
      'the staff',
      'the closure',
    ],
    [
      'tell the team the practice meeting moves to Friday',
      'the team',
      'the practice meeting moves to Friday',
    ],
    ['thank the sponsor for the referral', 'the sponsor', 'the referral'],
    ['write something about the rent to the landlord', 'the landlord', 'the rent'],
    ['apologise to the tenants for the late repair', 'the tenants', 'the late repair'],
  ])('names whom and what: %s', (message, recipientText, topic) => {
    expect(readEmailRequest(message)).toMatchObject({ recipientText, topic })
  })
})

describe('an email', () => {
  it('to the roaster says the rise, its week, the quantity and no margin', () => {
    const { audience, body } = only(cafe, 'draft something to send the roaster, polite but firm')
    expect(audience).toBe('The roaster')
    expect(body).toContain('You and the dairy put your prices up in the week of 19 October.')
    expect(body).toContain('16 kg of beans a week')
    expect(body).toContain('clear answer')
    expect(body).not.toMatch(/margin|\$17,458/i)
  })

  it('asks past sponsors for the half hour that the advisory proposes', () => {
    expect(only(consulting, 'Please prepare emails to the three past sponsors.').body).toContain(
      'half an hour',
    )
  })

  it('to contractors proposes the cap, without what they cost as a share of revenue', () => {
    const { body } = only(consulting, 'draft a note to the contractors re rates')
    expect(body).toContain('no more than 3% above the old rate')
    expect(body).not.toMatch(/revenue|margin/)
  })

  it('asks nobody for what a record asks of somebody else', () => {
    const { body } = only(cafe, 'write to the dairy about the milk price going up')
    expect(body).not.toMatch(/16 kg|another roaster/)
    expect(body).toContain('the milk price going up')
  })

  it('keeps the purpose in the user’s words, and marks what no record says', () => {
    const { body } = only(cafe, 'Draft a message to our milk supplier about late deliveries')
    expect(body).toContain('late deliveries')
    expect(body).toMatch(/\[What happened, and when\.\]/)
    expect(only(realestate, 'email vendors about the solar rebate').body).toContain('the solar rebate')
  })

  it('follows the tone that was asked for', () => {
    const short = only(cafe, 'write a short email to the landlord about the lease')
    const long = only(cafe, 'write an email to the landlord about the lease')
    expect(short.body.length).toBeLessThanOrEqual(long.body.length)
    expect(only(cafe, 'a formal letter to the council about the food licence').body).toMatch(/^Dear /)
    expect(only(cafe, 'apologise to the table of ten for the long wait').body).toContain(
      'I’m sorry about the long wait',
    )
  })

  it('holds no markup and no address out of the request', () => {
    const { body, subject } = only(
      cafe,
      'email the roaster about <b>bold</b> https://evil.example [x](javascript:y)',
    )
    expect(`${subject}${body}`).not.toMatch(/<b>|https|javascript/)
  })
})

describe('what records say of a recipient', () => {
  const roaster = new Set(['roast'])
  it('is said to them, where that can surely be done', () => {
    expect(toSecondPerson('The roaster has raised its prices.', roaster)).toBe('You have raised your prices.')
    expect(toSecondPerson('The roaster’s prices rose.', roaster)).toBe('Your prices rose.')
    expect(toSecondPerson('The roaster who left was dear.', roaster)).toBeUndefined()
    expect(toSecondPerson('We asked another roaster.', roaster)).toBeUndefined()
    expect(toSecondPerson('Milk is dearer.', roaster)).toBe('Milk is dearer.')
  })
  it('asks them what it tells us to ask', () => {
    expect(
      toRequest('Ask the broker for the new certificate and upload it by 5 December', new Set(['broke'])),
    ).toBe('Could you send us the new certificate by 5 December?')
    expect(
      toRequest('Offer both to the hospital network at the panel rate', new Set(['hospi', 'netwo'])),
    ).toBe('We can offer you both at the panel rate.')
    expect(toRequest('List units on the standard tier', new Set(['porta']))).toBe(
      'We’d like to list units on the standard tier.',
    )
  })
})

describe('people outside are never told', () => {
  const outsiders = [
    'the landlords',
    'the vendors',
    'our clients',
    'the tenants',
    'the supplier',
    'the roaster',
    'the past sponsors',
    'the council',
  ]
  const matters = [
    'repair approvals',
    'the roster',
    'the bench',
    'rates',
    'inspections',
    'last week',
    'timesheets',
    'the training day',
    'Saturdays',
  ]
  const ours =
    /\b(?:margin|profit|runway|staff costs?|wages?|property managers?|consultants?|on the bench|revenue|takings)\b/i

  it.each([cafe, realestate, consulting].map((records) => ({ records, type: records.business.type })))(
    'who works in a business of the type $type, or what it earns',
    ({ records }) => {
      const told = outsiders.flatMap((whom) =>
        matters.flatMap((what) =>
          emailsFor(records, `write an email to ${whom} about ${what}`).emails.flatMap(({ body }) =>
            // Words of the request itself are repeated in the text.
            body.split(/(?<=[.!?])\s+/).filter((one) => ours.test(one.replaceAll(what, ''))),
          ),
        ),
      )
      expect([...new Set(told)]).toEqual([])
    },
  )
})

describe('points of a memo in an email', () => {
  it('are no questions that the memo asks its reader', () => {
    const { body } = only(consulting, 'draft an email to past sponsors asking for a meeting')
    expect(body).toContain('meeting')
    expect(body).not.toContain('?.')
    expect(body).not.toMatch(/what will be different/i)
  })

  it('do not refer to what was left out', () => {
    const { body } = only(cafe, 'knock up an email to the two roasters asking for a quote')
    expect(body).toContain('16 kg of beans a week')
    expect(body).not.toMatch(/the increase/)
  })
})
