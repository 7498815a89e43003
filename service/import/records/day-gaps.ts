/** Days between the dates of a file. */
import type { IsoDate } from '#schema/core/scalars'
import { daysBetween } from '../../advisor/calendar.ts'

/** Days from each date to the next. */
export const gapsBetween = (days: readonly IsoDate[]): readonly number[] =>
  days.slice(1).map((day, at) => daysBetween(days[at] ?? day, day))
