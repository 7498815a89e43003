/** Calendar days of the businesses, written yyyy-MM-dd: Brisbane, UTC+10 all year. Pure. */

const dayMs = 86_400_000
const utcOffset = 10 * 3_600_000

/** The day of a point in time. */
export const businessDay = (moment: Date | string): string =>
  new Date(new Date(moment).getTime() + utcOffset).toISOString().slice(0, 10)

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
