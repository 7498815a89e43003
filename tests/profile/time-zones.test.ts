import { expect, it } from 'vitest'
import { timezones } from '#schema/profile/profile'
import { profileText } from '../../web/messages/en/profile.ts'
import { timezoneOptions } from '../../web/profile/time-zones.ts'

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
  ])
  expect(labels('2026-07-01T00:00:00Z')).toContain('New York (GMT-4)')
  expect(labels('2026-07-01T00:00:00Z')).toContain('Sydney (GMT+10)')
})

it('keeps the zone names from the specification', () => {
  const values = timezoneOptions(profileText.english.timezoneOptions, new Date('2026-11-20T00:00:00Z'))
  expect(values.map(({ value }) => value)).toEqual([...timezones])
})
