import fc from 'fast-check'
import { expect, it } from 'vitest'
import { zonedMoment, zonedParts } from '../../web/kit/zoned-time.ts'

it.each([
  ['2026-11-20', '14:05', 'Australia/Brisbane', '2026-11-20T04:05:00.000Z'],
  ['2026-07-01', '00:00', 'Europe/Berlin', '2026-06-30T22:00:00.000Z'],
  ['2026-01-01', '23:59', 'America/New_York', '2026-01-02T04:59:00.000Z'],
  // This time occurs twice; the first one counts.
  ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-04-05', '02:30', 'Australia/Sydney', '2026-04-04T15:30:00.000Z'],
  // This time does not occur; it moves to after the change.
  ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
])('%s %s in %s is %s', (day, time, zone, moment) => {
  expect(zonedMoment(day, time, zone)).toBe(moment)
})

it('converts back to the same text in any zone', () => {
  const zones = ['Australia/Adelaide', 'Asia/Kolkata', 'America/St_Johns', 'Pacific/Apia', 'UTC']
  fc.assert(
    fc.property(
      fc.integer({ min: Date.parse('2000-01-01'), max: Date.parse('2035-01-01') }),
      fc.constantFrom(...zones),
      (ms, zone) => {
        const parts = zonedParts(new Date(ms).toISOString(), zone)
        const moment = zonedMoment(parts.day, parts.time, zone)
        expect(zonedParts(moment, zone)).toEqual(parts)
      },
    ),
    { numRuns: 200 },
  )
})
