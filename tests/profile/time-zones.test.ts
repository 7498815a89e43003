import { expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { australianZones } from '#schema/core/zones'
import { PersonalProfile, preferenceDefaults, timezones } from '#schema/profile/profile'
import { profileText } from '../../web/messages/en/profile.ts'
import { personalFormOf } from '../../web/profile/personal-form.ts'
import { proposedZone, timezoneOptions } from '../../web/profile/time-zones.ts'

const labels = (at: string) =>
  timezoneOptions(profileText.english.timezoneOptions, new Date(at)).map(({ label }) => label)

it('names a zone by city and UTC offset on the day', () => {
  expect(labels('2026-11-20T00:00:00Z')).toEqual([
    'UTC',
    'New York (GMT-5)',
    'Chicago (GMT-6)',
    'Denver (GMT-7)',
    'Los Angeles (GMT-8)',
    'London (GMT)',
    'Berlin (GMT+1)',
    'Tokyo (GMT+9)',
    'Sydney (GMT+11)',
    'Adelaide (GMT+10:30)',
    'Brisbane (GMT+10)',
    'Broken Hill (GMT+10:30)',
    'Darwin (GMT+9:30)',
    'Eucla (GMT+8:45)',
    'Hobart (GMT+11)',
    'Lindeman Island (GMT+10)',
    'Lord Howe Island (GMT+11)',
    'Melbourne (GMT+11)',
    'Perth (GMT+8)',
  ])
  expect(labels('2026-07-01T00:00:00Z')).toContain('New York (GMT-4)')
  expect(labels('2026-07-01T00:00:00Z')).toContain('Sydney (GMT+10)')
})

it('keeps the zone names from the specification', () => {
  const values = timezoneOptions(profileText.english.timezoneOptions, new Date('2026-11-20T00:00:00Z'))
  expect(values.map(({ value }) => value)).toEqual([...timezones])
})

it('has every zone that a business can have', () => {
  expect(timezones).toEqual(expect.arrayContaining([...australianZones]))
})

it('proposes the zone of the browser, or of the business, to a person who has saved none', () => {
  expect(proposedZone('Australia/Perth', 'Australia/Brisbane')).toBe('Australia/Perth')
  expect(proposedZone('Pacific/Auckland', 'Australia/Brisbane')).toBe('Australia/Brisbane')
  expect(proposedZone('Australia/Perth', undefined)).toBeUndefined()
  const unsaved = decodeOrThrow(PersonalProfile, { role: '', ...preferenceDefaults }, 'A profile')
  const saved = decodeOrThrow(
    PersonalProfile,
    { ...unsaved, savedAt: '2026-11-20T00:00:00.000Z' },
    'A profile',
  )
  expect(personalFormOf(unsaved, 'Australia/Perth').timezone).toBe('Australia/Perth')
  expect(personalFormOf(unsaved).timezone).toBe('UTC')
  expect(personalFormOf(saved, 'Australia/Perth').timezone).toBe('UTC')
})
