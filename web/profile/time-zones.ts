/** Time zones offered in My Profile, by city and offset: "New York (GMT-5)". Pure. */
import { type PersonalProfileFields, timezones } from '#schema/profile/profile'
import { optionsOf } from './options.ts'

type Zone = PersonalProfileFields['timezone']

/** Zone of this browser. */
export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

const offsetOf = (zone: Zone, at: Date): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')
    // Engines differ: some write GMT+0 for GMT.
    ?.value.replace(/[+-]0$/, '') ?? ''

/**
 * Zone to propose when none is saved: the browser's; if that is not offered, the business's; in a demo, the
 * specified default.
 */
export const proposedZone = (here: string, business: string | undefined): Zone | undefined =>
  business === undefined
    ? undefined
    : (timezones.find((zone) => zone === here) ?? timezones.find((zone) => zone === business))

/** Zones in fixed order; `at` decides between standard and summer time. */
export const timezoneOptions = (cities: Readonly<Record<Zone, string>>, at: Date) =>
  optionsOf(timezones, cities).map(({ value, label }) => ({
    value,
    label: value === 'UTC' ? label : `${label} (${offsetOf(value, at)})`,
  }))
