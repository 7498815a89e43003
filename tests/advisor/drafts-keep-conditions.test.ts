/** Drafts keep the conditions of their order: a limit on hours, a date, how it is to be written. */
import { describe, expect, it } from 'vitest'
import { ActionDrafts } from '#schema/brief/brief'
import { hoursLimit } from '../../service/advisor/actions/roster/hours-limit.ts'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

describe('the limit in a request', () => {
  it.each([
    ['roster for next week, no more than 210 hours', 210],
    ['keep it to 195 hrs please', 195],
    ['I need a roster with a maximum of 240 staff hours', 240],
    ['a roster for Friday. make it 25 hours max', 25],
    ['roster, 200 hours or less. Actually keep it to 190 hours', 190],
    ['roster for next week, nobody over 30 hours', undefined],
    ['put a roster together for Saturday', undefined],
    ['roster from 9 am, open 11 hours', undefined],
  ])('%s', (text, hours) => {
    expect(hoursLimit(text)).toBe(hours)
  })
})

const rosterOf = async (message: string) => {
  const { message: text, drafts } = await askedReply(settledRecords('cafe'), message)
  const roster = drafts?.action === 'roster' ? drafts.roster : []
  return { text, roster, hours: roster.reduce((sum, { staffHours }) => sum + staffHours, 0) }
}

describe('a roster', () => {
  it('keeps a limit that can be kept, on every open day, and says so', async () => {
    const free = await rosterOf('make me a roster for next week')
    const kept = await rosterOf('make me a roster for next week, within 205 hours')
    expect(free.hours).toBeGreaterThan(205)
    expect(kept.hours).toBeLessThanOrEqual(205)
    expect(kept.text).toMatch(new RegExp(`comes to ${kept.hours} hours, within your limit of 205 hours`))
    expect(kept.roster.map(({ shifts }) => shifts.length > 0)).toEqual(
      free.roster.map(({ shifts }) => shifts.length > 0),
    )
  })

  it('says where one person in each role already takes more', async () => {
    const { text, roster, hours } = await rosterOf('roster for next week with at most 120 hours')
    expect(text).toMatch(new RegExp(`comes to ${hours} hours, which is over your limit of 120 hours`))
    const people = roster.flatMap(({ shifts }) => shifts.map((one) => one.people))
    expect(Math.max(...people)).toBe(1)
  })
})

it.each([
  'make me a roster for next week, within 190 hours',
  'roster for next week, at most 120 hours, one extra on Saturday, fewer on Tuesday afternoon, one more on Friday from 8 to 11, fewer on Sunday, another on Monday',
])('can be recorded, whatever its notes say: %s', async (message) => {
  const { drafts } = await askedReply(settledRecords('cafe'), message)
  expect(ActionDrafts.is(drafts)).toBe(true)
})

it('says that hours of each person are not its to keep', async () => {
  const { text } = await rosterOf('roster for next week, no one more than 30 hours')
  expect(text).toMatch(/no names, so the hours of each person/)
  expect(text).not.toMatch(/your limit/)
})

describe('a letter', () => {
  it.each([
    ['consulting', 'write to the hospital network asking for payment by 4 December', /27 November/],
    [
      'cafe',
      'email the landlord about the lease, make it warm and do not mention our takings',
      /warm|takings/,
    ],
  ] as const)('%s: %s', async (type, message, unwanted) => {
    const { drafts } = await askedReply(settledRecords(type), message)
    expect(drafts?.action === 'email-drafts' && drafts.emails.map(({ body }) => body).join()).not.toMatch(
      unwanted,
    )
  })

  it('takes no offer from a record that points back to a sentence it does not have', async () => {
    const { drafts } = await askedReply(
      settledRecords('realestate'),
      'write a letter to our landlords telling them letting fees are going up by a fifth from March',
    )
    expect(JSON.stringify(drafts)).toMatch(/letting fees/i)
    expect(JSON.stringify(drafts)).not.toMatch(/that approval/i)
  })
})
