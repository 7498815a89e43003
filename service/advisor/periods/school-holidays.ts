/**
 * School holidays of Queensland's state schools, from the day after a term to the day before the next. Published by the
 * Queensland Department of Education (education.qld.gov.au, "School holidays and term dates" and "Future dates").
 * Covered: summer 2025 to summer 2028. Add the next year when the department publishes it.
 */
import type { Season } from '#schema/advisor/period'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import type { Span } from './dates.ts'
import { currentState } from './states.ts'

// Summer belongs to the year of its January.
const published: readonly (readonly [season: Season, year: number, from: string, to: string])[] = [
  ['summer', 2025, '2024-12-14', '2025-01-27'],
  ['autumn', 2025, '2025-04-05', '2025-04-21'],
  ['winter', 2025, '2025-06-28', '2025-07-13'],
  ['spring', 2025, '2025-09-20', '2025-10-06'],
  ['summer', 2026, '2025-12-13', '2026-01-26'],
  ['autumn', 2026, '2026-04-03', '2026-04-19'],
  ['winter', 2026, '2026-06-27', '2026-07-12'],
  ['spring', 2026, '2026-09-19', '2026-10-05'],
  ['summer', 2027, '2026-12-12', '2027-01-26'],
  ['autumn', 2027, '2027-03-26', '2027-04-11'],
  ['winter', 2027, '2027-06-26', '2027-07-11'],
  ['spring', 2027, '2027-09-18', '2027-10-04'],
  ['summer', 2028, '2027-12-11', '2028-01-23'],
]

/** School holidays with their dates. */
export type SchoolHolidays = Span & { readonly season: Season; readonly year: number }

/** All published ones, oldest first. */
export const schoolHolidays: readonly SchoolHolidays[] = published.map(([season, year, from, to]) => ({
  season,
  year,
  from: decodeOrThrow(IsoDate, from, 'A first day of school holidays'),
  to: decodeOrThrow(IsoDate, to, 'A last day of school holidays'),
}))

/** School holidays of the business's state; only Queensland's are included. */
export const schoolHolidaysHere = (): readonly SchoolHolidays[] =>
  currentState() === 'qld' ? schoolHolidays : []

/** School holidays of a season; undefined if their dates are not included. */
export const schoolHolidaySpan = (season: Season, year: number): Span | undefined => {
  const found = schoolHolidaysHere().find((one) => one.season === season && one.year === year)
  return found && { from: found.from, to: found.to }
}
