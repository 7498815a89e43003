import { describe, expect, it } from 'vitest'
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import draftEmails from '../../fixtures/brief/draftEmails.json'
import planSocial from '../../fixtures/brief/planSocial.json'
import proposeRoster from '../../fixtures/brief/proposeRoster.json'
import proposeRosterNone from '../../fixtures/brief/proposeRoster.none.json'
import {
  emailsText,
  hashtagsOf,
  postText,
  rosterCalendar,
  rosterCsv,
  socialCalendar,
} from '../../web/kit/actions/action-files.ts'
import { dayTotals, shiftHours, weekTotals, withPeople } from '../../web/kit/actions/roster-sums.ts'

const roster = decodeOrThrow(api.proposeRoster.output, proposeRoster.body, 'the roster')
const closed = decodeOrThrow(api.proposeRoster.output, proposeRosterNone.body, 'the empty roster')
const emails = decodeOrThrow(api.draftEmails.output, draftEmails.body, 'the emails')
const posts = decodeOrThrow(api.planSocial.output, planSocial.body, 'the posts')
const made = new Date('2026-11-20T00:00:00Z')
const unfolded = (text: string): string => text.replace(/\r\n /g, '')
const rosterShifts = roster.flatMap(({ shifts }) => shifts)

describe('the sums of a roster', () => {
  it('match the service until a shift is changed', () => {
    for (const day of roster) {
      const { hours, cost, share } = dayTotals(day)
      expect(hours).toBeCloseTo(day.staffHours)
      expect(cost).toBeCloseTo(day.labourCost)
      expect(share).toBeCloseTo(day.labourShare)
    }
  })

  it('follow the number of people in a shift', () => {
    const [day] = roster
    const shift = day?.shifts[0]
    if (!day || !shift) throw new Error('The recorded roster is empty.')
    const [fuller] = withPeople(roster, 0, 0, shift.people + 2)
    if (!fuller) throw new Error('A day was lost.')
    expect(dayTotals(fuller).hours).toBeCloseTo(day.staffHours + 2 * shiftHours(shift))
    expect(dayTotals(fuller).cost).toBeCloseTo(day.labourCost + 2 * shiftHours(shift) * 32)
    expect(weekTotals([fuller, ...roster.slice(1)]).cost - weekTotals(roster).cost).toBeCloseTo(
      2 * shiftHours(shift) * 32,
    )
    expect(roster[0]?.shifts[0]?.people).toBe(shift.people)
  })

  it('handle shifts past midnight, and give no share when nothing is expected', () => {
    expect(shiftHours({ start: '18:00', end: '00:00' })).toBe(6)
    expect(shiftHours({ start: '09:30', end: '10:15' })).toBe(0.75)
    expect(weekTotals(closed)).toEqual({ hours: 0, cost: 0, expected: 0, share: undefined })
  })

  it('use the average pay of the day for a role without its own', () => {
    const [day] = roster.map((one) => ({ ...one, figures: [] }))
    expect(day && dayTotals(day).cost).toBeCloseTo(day?.labourCost ?? 0)
  })
})

describe('the files of the actions', () => {
  it('list every staffed shift in a table', () => {
    const lines = rosterCsv(roster).trimEnd().split('\r\n')
    expect(lines[0]).toBe('\uFEFFDate,Day,Role,From,To,People,Hours,Labour cost')
    expect(lines).toHaveLength(1 + rosterShifts.length)
    expect(lines[1]).toMatch(/^2026-11-22,Sunday,Floor and coffee,\d\d:\d\d,\d\d:\d\d,1,\d+,\d+$/)
    expect(rosterCsv(withPeople(roster, 0, 0, 0)).split('\r\n')).toHaveLength(lines.length)
  })

  it('have a calendar entry with a stable id for every shift', () => {
    const text = rosterCalendar(withPeople(roster, 0, 0, 0), 'run', made)
    const ids = [...unfolded(text).matchAll(/^UID:(.*)$/gm)].map(([, id]) => id)
    expect(ids).toHaveLength(rosterShifts.length - 1)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).not.toContain('roster-run-2026-11-22-0@jarvin')
    expect(rosterCalendar(withPeople(roster, 0, 0, 0), 'run', made)).toBe(text)
    expect(unfolded(text)).toContain('SUMMARY:Floor and coffee: 1 person')
  })

  it('have a calendar reminder of 15 minutes for every post', () => {
    const late = posts.map((post) => ({ ...post, time: '23:50' }))
    expect(unfolded(socialCalendar(posts, 'run', made)).match(/BEGIN:VEVENT/g)).toHaveLength(posts.length)
    expect(unfolded(socialCalendar(late.slice(0, 1), 'run', made))).toMatch(
      /DTSTART;TZID=Australia\/Brisbane:20261121T235000\r\nDTEND;TZID=Australia\/Brisbane:20261122T000500/,
    )
  })

  it.each([
    ['Coffee from seven.', 'Coffee from seven.'],
    ['Two lines\n\nof one text.', 'Two lines of one text.'],
    [
      'Looking for somewhere to sit down with a laptop or a friend this week? Come in.',
      'Looking for somewhere to sit down with a laptop or a friend…',
    ],
    [
      'Looking for somewhere to sit down with a laptop, or for friends? Come in.',
      'Looking for somewhere to sit down with a laptop, or for…',
    ],
    [
      'Looking for somewhere to sit with a laptop in your bag, friend, or without?',
      'Looking for somewhere to sit with a laptop in your bag…',
    ],
    ['ü'.repeat(80), `${'ü'.repeat(61)}…`],
  ])('cut the title of a post at a whole word: %j', (text, title) => {
    const [post] = posts
    const file = unfolded(socialCalendar(post ? [{ ...post, text }] : [], 'run', made))
    const summary = /SUMMARY:(.*)\r/.exec(file)?.[1]?.replaceAll('\\,', ',')
    expect(summary).toBe(`${post?.channel}: ${title}`)
  })

  it('have the emails one after the other, as they will be sent', () => {
    const text = emailsText(emails)
    for (const { audience, subject, body } of emails)
      expect(text).toContain(`To: ${audience}\nSubject: ${subject}\n\n${body}\n`)
  })

  it('turn any input into hashtags', () => {
    expect(hashtagsOf('#one, two  #three#one ##vier-fünf _6')).toEqual([
      'one',
      'two',
      'three',
      'vier',
      'fünf',
      '_6',
    ])
    expect(hashtagsOf(' #  ')).toEqual([])
    const [post] = posts
    expect(post && postText(post)).toBe(
      `${post?.text}\n\n${post?.hashtags.map((tag) => `#${tag}`).join(' ')}`,
    )
    expect(post && postText({ ...post, hashtags: [] })).toBe(post?.text)
  })
})
