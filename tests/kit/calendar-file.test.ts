import { describe, expect, it } from 'vitest'
import { type CalendarEntry, calendarFile } from '../../web/kit/calendar-file.ts'

const made = new Date('2026-11-20T00:12:05.678Z')
const shift: CalendarEntry = {
  uid: 'a1-0@jarvin',
  date: '2026-11-22',
  start: '06:00',
  end: '14:00',
  summary: 'Kitchen, 2 people',
}
const linesOf = (entry: Partial<CalendarEntry>): readonly string[] =>
  calendarFile([{ ...shift, ...entry }], made).split('\r\n')
const unfolded = (text: string): string => text.replace(/\r\n /g, '')

describe('a calendar file', () => {
  it('has its time zone and its entries, with CRLF line ends', () => {
    const text = calendarFile([shift], made)
    expect(text.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    const lines = text.split('\r\n')
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
    expect(lines).toContain('TZOFFSETTO:+1000')
    expect(lines.slice(lines.indexOf('BEGIN:VEVENT'), lines.indexOf('END:VEVENT') + 1)).toEqual([
      'BEGIN:VEVENT',
      'UID:a1-0@jarvin',
      'DTSTAMP:20261120T001205Z',
      'DTSTART;TZID=Australia/Brisbane:20261122T060000',
      'DTEND;TZID=Australia/Brisbane:20261122T140000',
      'SUMMARY:Kitchen\\, 2 people',
      'END:VEVENT',
    ])
    expect(lines).toContain('TZID:Australia/Brisbane')
  })

  it('ends entries past midnight on the next day, also at the end of a year', () => {
    expect(linesOf({ date: '2026-12-31', start: '18:00', end: '00:00' })).toContain(
      'DTEND;TZID=Australia/Brisbane:20270101T000000',
    )
  })

  it('escapes special characters, so that no text can add a line', () => {
    const lines = linesOf({
      summary: 'a; b, c \\ d',
      description: 'one\u0000\t\r\nEND:VEVENT\ntwo\rthree: "x"',
    })
    expect(lines).toContain('SUMMARY:a\\; b\\, c \\\\ d')
    expect(lines).toContain('DESCRIPTION:one  \\nEND:VEVENT\\ntwo\\nthree: "x"')
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
  })

  it('folds lines at 75 bytes without splitting a character', () => {
    const description = 'Café 😀 – „Grüße“ '.repeat(40)
    const text = calendarFile([{ ...shift, description }], made)
    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(unfolded(text)).toContain(`DESCRIPTION:${description}\r\n`)
    expect(text).not.toContain('\uFFFD')
  })
})
