/** Day and time of day of a moment in a time zone. */
import type { IsoDate } from '#schema/core/scalars'
import { plusDays } from '../../advisor/calendar.ts'

const perMinute = 60_000
const perQuarter = 15 * perMinute
const perDay = 24 * 60

const partsOf = (format: Intl.DateTimeFormat, moment: number): Record<string, number> =>
  Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))

/** Returns a function from a moment to the zone's offset from UTC in minutes. */
const zoneOffset = (timeZone: string): ((moment: number) => number) => {
  const format = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  const offsets = new Map<number, number>()
  return (moment) => {
    const quarter = Math.floor(moment / perQuarter) * perQuarter
    const known = offsets.get(quarter)
    if (known !== undefined) return known
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = partsOf(format, quarter)
    const offset = (Date.UTC(year, month - 1, day, hour, minute) - quarter) / perMinute
    offsets.set(quarter, offset)
    return offset
  }
}

const momentOf = (date: IsoDate, minutes: number): number =>
  Date.parse(`${date}T00:00:00Z`) + minutes * perMinute

/** Returns a function from a zone's date and minutes to its offset from UTC at that time. */
export const offsetsOf = (timeZone: string): ((date: IsoDate, minutes: number) => number) => {
  const offsetAt = zoneOffset(timeZone)
  return (date, minutes) => {
    const local = momentOf(date, minutes)
    return offsetAt(local - offsetAt(local) * perMinute)
  }
}

/** Returns a function from a UTC date and minutes to those of a zone. Offsets change only on quarter hours. */
export const zoneDays = (
  timeZone: string,
): ((date: IsoDate, minutes: number) => { readonly date: IsoDate; readonly minutes: number }) => {
  const offsetAt = zoneOffset(timeZone)
  return (date, minutes) => {
    const local = minutes + offsetAt(momentOf(date, minutes))
    return { date: plusDays(date, Math.floor(local / perDay)), minutes: ((local % perDay) + perDay) % perDay }
  }
}
