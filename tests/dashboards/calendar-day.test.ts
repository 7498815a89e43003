import { describe, expect, it } from 'vitest'
import { dayLine, hourOf } from '../../web/dashboards/calendar-day.ts'

const lineAt = (moment: string, zone: string): string => dayLine(new Date(moment), zone)

describe('calendar day', () => {
  it("is the day in the given time zone, not the machine's", () => {
    expect(lineAt('2026-11-19T22:12:00.000Z', 'Australia/Sydney')).toBe('Friday 20 November 2026 · Week 47')
    expect(lineAt('2026-11-19T22:12:00.000Z', 'America/New_York')).toBe('Thursday 19 November 2026 · Week 47')
    expect(hourOf(new Date('2026-11-19T22:12:00.000Z'), 'Australia/Sydney')).toBe(9)
  })

  it('counts hours from 0 at midnight', () => {
    expect(hourOf(new Date('2026-11-20T00:05:00.000Z'), 'UTC')).toBe(0)
  })

  it('numbers weeks by ISO 8601 across the new year', () => {
    expect(lineAt('2027-01-01T12:00:00.000Z', 'UTC')).toBe('Friday 1 January 2027 · Week 53')
    expect(lineAt('2027-01-04T12:00:00.000Z', 'UTC')).toBe('Monday 4 January 2027 · Week 1')
    expect(lineAt('2026-12-31T23:30:00.000Z', 'Australia/Sydney')).toBe('Friday 1 January 2027 · Week 53')
  })
})
