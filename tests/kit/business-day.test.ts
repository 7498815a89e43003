import { expect, it } from 'vitest'
import { businessDay, comingSunday, setBusinessZone } from '../../web/kit/business-day.ts'

it('is the day in Brisbane, whatever the day elsewhere', () => {
  expect(businessDay('2026-11-20T13:59:59Z')).toBe('2026-11-20')
  expect(businessDay('2026-11-20T14:00:00Z')).toBe('2026-11-21')
})

it('is the next Sunday, and on a Sunday the following one', () => {
  expect(comingSunday('2026-11-20T09:14:00+10:00')).toBe('2026-11-22')
  expect(comingSunday('2026-11-21T23:59:00+10:00')).toBe('2026-11-22')
  expect(comingSunday('2026-11-22T00:00:00+10:00')).toBe('2026-11-29')
  expect(comingSunday('2026-12-28T08:00:00+10:00')).toBe('2027-01-03')
})

it('is the day in the zone of the business that is shown, also after a change of daylight saving', () => {
  setBusinessZone('Australia/Perth')
  expect(businessDay('2026-11-20T15:59:59Z')).toBe('2026-11-20')
  expect(businessDay('2026-11-20T16:00:00Z')).toBe('2026-11-21')
  setBusinessZone('Australia/Sydney')
  expect(businessDay('2026-07-20T13:30:00Z')).toBe('2026-07-20')
  expect(businessDay('2026-11-20T13:30:00Z')).toBe('2026-11-21')
  setBusinessZone(undefined)
  expect(businessDay('2026-11-20T13:59:59Z')).toBe('2026-11-20')
})
