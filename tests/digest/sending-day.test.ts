/** When digests are due: by the clock of the business, across clock changes, on the chosen day and hour. */
import { describe, expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import {
  isFirstOfMonth,
  kindOn,
  lastSendingDay,
  nextSendingDay,
} from '../../service/digest/sending/sending-day.ts'

const monday7 = { weekday: 0, hour: 7 }
const last = (zone: string, now: string, time = monday7) => {
  const { day, dueAt } = lastSendingDay(time, zone, new Date(now))
  return [day, dueAt.toISOString()]
}

describe('a sending day', () => {
  it.each([
    ['Australia/Brisbane', '2026-11-22T20:59:59.999Z', '2026-11-16', '2026-11-15T21:00:00.000Z'],
    ['Australia/Brisbane', '2026-11-22T21:00:00.000Z', '2026-11-23', '2026-11-22T21:00:00.000Z'],
    // The clocks in Sydney go forward on Sunday 4 October 2026 and back on Sunday 5 April 2026.
    ['Australia/Sydney', '2026-10-04T19:59:59.999Z', '2026-09-28', '2026-09-27T21:00:00.000Z'],
    ['Australia/Sydney', '2026-10-04T20:00:00.000Z', '2026-10-05', '2026-10-04T20:00:00.000Z'],
    ['Australia/Sydney', '2026-04-05T21:00:00.000Z', '2026-04-06', '2026-04-05T21:00:00.000Z'],
    // Those in Berlin go forward on Sunday 29 March 2026 and back on Sunday 25 October 2026.
    ['Europe/Berlin', '2026-03-30T04:59:59.999Z', '2026-03-23', '2026-03-23T06:00:00.000Z'],
    ['Europe/Berlin', '2026-03-30T05:00:00.000Z', '2026-03-30', '2026-03-30T05:00:00.000Z'],
    ['Europe/Berlin', '2026-10-26T05:59:59.999Z', '2026-10-19', '2026-10-19T05:00:00.000Z'],
    ['Europe/Berlin', '2026-10-26T06:00:00.000Z', '2026-10-26', '2026-10-26T06:00:00.000Z'],
    ['Australia/Eucla', '2026-11-22T22:15:00.000Z', '2026-11-23', '2026-11-22T22:15:00.000Z'],
    ['Australia/Lord_Howe', '2026-11-22T20:00:00.000Z', '2026-11-23', '2026-11-22T20:00:00.000Z'],
  ])('in %s at %s is %s', (zone, now, day, dueAt) => {
    expect(last(zone, now)).toEqual([day, dueAt])
  })

  it('falls an hour later where clocks skip its hour, and once where they show it twice', () => {
    const sunday2 = { weekday: 6, hour: 2 }
    expect(last('Australia/Sydney', '2026-10-04T12:00:00Z', sunday2)).toEqual([
      '2026-10-04',
      '2026-10-03T16:00:00.000Z',
    ])
    expect(last('Australia/Sydney', '2026-04-05T12:00:00Z', sunday2)).toEqual([
      '2026-04-05',
      '2026-04-04T15:00:00.000Z',
    ])
  })

  it('comes once a week, 52 times a year, in every zone and at every hour', () => {
    for (const zone of [
      'Australia/Brisbane',
      'Australia/Sydney',
      'Australia/Lord_Howe',
      'Australia/Adelaide',
      'Europe/Berlin',
    ])
      for (const hour of [0, 2, 3, 7, 23]) {
        const days = new Set<string>()
        for (let now = new Date('2026-01-05T00:00:00Z'); now < new Date('2027-01-04T00:00:00Z'); ) {
          const next = nextSendingDay({ weekday: 0, hour }, zone, now)
          expect(next.dueAt > now).toBe(true)
          days.add(next.day)
          now = next.dueAt
        }
        expect(days.size).toBeGreaterThanOrEqual(52)
      }
  })
})

it('brings the monthly review on the first sending day of a month, in place of the weekly report', () => {
  const all = { emailNotifications: true, weeklyReports: true, monthlyReports: true }
  const day = (text: string) => decodeOrThrow(IsoDate, text, 'A day')
  expect(['2026-12-07', '2026-12-14', '2027-02-01'].map((text) => isFirstOfMonth(day(text)))).toEqual([
    true,
    false,
    true,
  ])
  expect(kindOn(day('2026-12-07'), all)).toBe('monthly')
  expect(kindOn(day('2026-12-14'), all)).toBe('weekly')
  expect(kindOn(day('2026-12-07'), { ...all, monthlyReports: false })).toBe('weekly')
  expect(kindOn(day('2026-12-14'), { ...all, weeklyReports: false })).toBeUndefined()
  expect(kindOn(day('2026-12-07'), { ...all, emailNotifications: false })).toBeUndefined()
})
