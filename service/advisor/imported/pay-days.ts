/**
 * Whether a week without wages is between two pay days. Many businesses pay fortnightly or monthly. If pay
 * days are further apart, or there are none, wages are missing from the books and the rest would look like
 * profit.
 */
import type { IsoDate } from '#schema/core/scalars'
import { daysBetween } from '../calendar.ts'
import type { Covered } from './coverage.ts'

/** Maximum days between pay days; a longer gap means missing wages. */
const longestGap = 35

/** Usual days between two pay days; undefined for fewer than three of them. */
export const usualGap = (payDays: readonly IsoDate[]): number | undefined => {
  const gaps = payDays.slice(1).map((day, at) => daysBetween(payDays[at] ?? day, day))
  return gaps.length < 2
    ? undefined
    : [...gaps].sort((one, other) => one - other)[Math.floor(gaps.length / 2)]
}

/** True if these days are between two pay days, or no further from the first or last one than usual. */
export const isBetweenPayDays = ({ from, to }: Covered, payDays: readonly IsoDate[]): boolean => {
  const before = payDays.findLast((day) => day < from)
  const after = payDays.find((day) => day > to)
  if (before && after) return daysBetween(before, after) <= longestGap
  const gap = usualGap(payDays)
  if (gap === undefined || gap > longestGap) return false
  if (before) return daysBetween(before, to) < gap
  return after !== undefined && daysBetween(from, after) < gap
}
