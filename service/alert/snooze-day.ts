/** Dates until which an alert can be snoozed. */
import { invalid, type Problem } from '#schema/core/problem'
import type { IsoDate } from '#schema/core/scalars'

/** 400 for a date outside the limits. */
export const dayProblem = (until: IsoDate, first: IsoDate, last: IsoDate): Problem | undefined =>
  until < first || until > last
    ? invalid([{ field: 'until', message: `must be a day from ${first} to ${last}` }])
    : undefined
