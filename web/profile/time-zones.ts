/** The zones that My Profile offers, by city and by how far each is from Greenwich: "New York (GMT-5)". Pure. */
import { type PersonalProfileFields, timezones } from '#schema/profile/profile'
import { optionsOf } from './options.ts'

type Zone = PersonalProfileFields['timezone']

const offsetOf = (zone: Zone, at: Date): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')
    // Engines differ on whether nothing is added to Greenwich.
    ?.value.replace(/[+-]0$/, '') ?? ''

/** The zones in their order; `at` decides between summer and winter time. */
export const timezoneOptions = (cities: Readonly<Record<Zone, string>>, at: Date) =>
  optionsOf(timezones, cities).map(({ value, label }) => ({
    value,
    label: value === 'UTC' ? label : `${label} (${offsetOf(value, at)})`,
  }))
