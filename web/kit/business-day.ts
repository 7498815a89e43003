/** Calendar days (yyyy-MM-dd) in the time zone of the business. */

const dayMs = 86_400_000

/** The demo businesses are in Brisbane. */
export const demoZone = 'Australia/Brisbane'
// Canadian English writes days as ISO 8601 does.
const daysIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
let zone = demoZone
let days = daysIn(demoZone)

/** Sets the zone of the business on screen; undefined for a demo. */
export const setBusinessZone = (next: string = demoZone): void => {
  if (next === zone) return
  zone = next
  days = daysIn(next)
}

/** Zone of the business on screen. */
export const businessZone = (): string => zone

/** The day of a point in time. */
export const businessDay = (moment: Date | string): string => days.format(new Date(moment))

/** The day `count` days later. */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)

/** Days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)

/** The earlier of two days. */
export const earlierOf = (one: string, other: string): string => (one.localeCompare(other) < 0 ? one : other)

/** The next Sunday; on a Sunday, the one a week later (decision 23). */
export const comingSunday = (moment: Date | string): string => {
  const day = Date.parse(`${businessDay(moment)}T00:00:00Z`)
  return new Date(day + (7 - new Date(day).getUTCDay()) * dayMs).toISOString().slice(0, 10)
}
