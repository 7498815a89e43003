/** Text messages and memos take what is on record of their matter: hours and days, that it is undecided, what was expected and what came. */
import { describe, expect, it } from 'vitest'
import { draft } from './email-drafted.ts'

describe('a text message to those who work here', () => {
  it.each([
    'text to staff about the Tuesday shift',
    'message to staff on the tuesday shift',
    'sms to the team about the tuesday afternoon shift',
  ])('says times, days and that nothing is decided: %s', (message) => {
    const { body } = draft('cafe', message)
    expect(body).toMatch(/1 pm to 6 pm on Tuesday/)
    expect(body).toMatch(/8 am to 1 pm on Saturday/)
    expect(body).toMatch(/isn’t decided yet/)
    expect(body).not.toMatch(/a reminder of/)
  })

  it('has what is on record of the matter, though it names others', () => {
    const { body } = draft('realestate', 'text to all agents about the twilight inspection')
    expect(body).toMatch(/5\.30 to 6\.15 pm on Thursdays/)
    expect(body).toMatch(/isn’t decided yet/)
  })

  it.each([
    [
      'realestate',
      'sms to agents reminding them to ring vendors back by five',
      /Please ring vendors back by five\./,
    ],
    ['consulting', 'text the seniors and ask them to send their timesheets', /Please send your timesheets\./],
    [
      'consulting',
      'reminder to consultants to log their hours by friday',
      /Please log your hours by Friday\./,
    ],
  ] as const)('asks what they are reminded of (%s): %s', (kind, message, has) => {
    expect(draft(kind, message).body).toMatch(has)
  })

  it.each([
    ['realestate', 'sms to tenants about the arrears', 'Tenants'],
    ['consulting', 'sms the engineers about the desks', 'The engineers'],
    ['cafe', 'text to the plumber for the invoice', 'The plumber'],
    ['consulting', 'text contractors about their rates', 'Contractors'],
  ] as const)('is no reminder of a thing (%s): %s', (kind, message, who) => {
    const { body, to } = draft(kind, message)
    expect(to).toBe(who)
    expect(body).not.toMatch(/a reminder of|\btheir rates\b|Hi, /)
  })
})

it.each([
  ['memo to staff about the christmas hours', 'Staff'],
  ['write a memo to partners on the bench', 'Partners'],
])('a memo has its reader: %s', (message, to) => {
  expect(draft('consulting', message).to).toBe(to)
})

describe('a memo on a decision that was measured', () => {
  it.each([
    [
      'consulting',
      'memo to partners on the pilot projects missing the target',
      ['$71,023', '$50,565', '$69,023'],
      /It missed\./,
    ],
    ['cafe', 'memo to my business partner on the soup lunch not working', ['$17,764'], /It missed\./],
    ['cafe', 'note to my accountant on how the coffee card went', ['$20,953', '$18,108'], /It missed\./],
    [
      'consulting',
      'memo to the partners about the result of the day rate rise',
      ['$64,912', '$68,363'],
      /usual swing/,
    ],
    ['realestate', 'memo to the licensee on the premium tier not working', [], /It missed\./],
  ] as const)('has the expected and the measured sums (%s): %s', (kind, message, sums, verdict) => {
    const { body } = draft(kind, message)
    for (const sum of sums) expect(body).toContain(sum)
    expect(body).toMatch(verdict)
    expect(body).not.toMatch(/Our focus this quarter|what you can do on price|what you will do about it/)
  })

  it('is not for those outside', () => {
    expect(draft('cafe', 'note to the dairy on how the coffee card went').body).not.toContain('$18,108')
  })

  it('a memo on a matter that was not measured has no outcome', () => {
    expect(draft('consulting', 'memo to the partners on the bench not working').body).not.toMatch(/expected/)
  })
})

it('staff are not asked what a supplier is to be asked', () => {
  const { body } = draft('cafe', 'memo to staff about the coffee price rise')
  expect(body).not.toMatch(/quote for 16 kg of \[what\]|Could you quote/)
  expect(body).toMatch(/We’d like to ask two Brisbane roasters to quote/)
})

it('a request whose day has passed is not made again', () => {
  const { body } = draft('realestate', 'memo to the team about why the trust account needs two signatures')
  expect(body).not.toContain('Friday 6 November')
})
