/** The day and the time of day of a moment in a time zone. */
import type { IsoDate } from '#schema/core/scalars'
import { plusDays } from '../../advisor/calendar.ts'

const perMinute = 60_000
const perQuarter = 15 * perMinute
const perDay = 24 * 60

const partsOf = (format: Intl.DateTimeFormat, moment: number): Record<string, number> =>
  Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))

/** A function from a date and minutes of UTC to those of a zone. Offsets change on a quarter of an hour at most. */
export const zoneDays = (
  timeZone: string,
): ((date: IsoDate, minutes: number) => { readonly date: IsoDate; readonly minutes: number }) => {
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
  const offsetAt = (moment: number): number => {
    const quarter = Math.floor(moment / perQuarter) * perQuarter
    const known = offsets.get(quarter)
    if (known !== undefined) return known
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = partsOf(format, quarter)
    const offset = Date.UTC(year, month - 1, day, hour, minute) - quarter
    offsets.set(quarter, offset)
    return offset
  }
  return (date, minutes) => {
    const shift = offsetAt(Date.parse(`${date}T00:00:00Z`) + minutes * perMinute) / perMinute
    const local = minutes + shift
    return { date: plusDays(date, Math.floor(local / perDay)), minutes: ((local % perDay) + perDay) % perDay }
  }
}
