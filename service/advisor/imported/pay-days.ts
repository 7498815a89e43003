/**
 * Whether a week without wages is one between two pay days. Many businesses pay by the fortnight or the month; where pay
 * days are further apart, or there are none, wages are missing from the books and what is left would look like profit.
 */
import type { IsoDate } from '#schema/core/scalars'
import { daysBetween } from '../calendar.ts'
import type { Covered } from './coverage.ts'

/** Pay days that are further apart than a month and a few days leave out wages. */
const longestGap = 35

/** The usual number of days between two pay days; undefined for fewer than three of them. */
export const usualGap = (payDays: readonly IsoDate[]): number | undefined => {
  const gaps = payDays.slice(1).map((day, at) => daysBetween(payDays[at] ?? day, day))
  return gaps.length < 2
    ? undefined
    : [...gaps].sort((one, other) => one - other)[Math.floor(gaps.length / 2)]
}

/** True if these days lie between two pay days of a run, or no further from the first or last than pay days usually are. */
export const isBetweenPayDays = ({ from, to }: Covered, payDays: readonly IsoDate[]): boolean => {
  const before = payDays.findLast((day) => day < from)
  const after = payDays.find((day) => day > to)
  if (before && after) return daysBetween(before, after) <= longestGap
  const gap = usualGap(payDays)
  if (gap === undefined || gap > longestGap) return false
  if (before) return daysBetween(before, to) < gap
  return after !== undefined && daysBetween(from, after) < gap
}
