/** The days that an alert can be snoozed until. */
import { invalid, type Problem } from '#schema/core/problem'
import type { IsoDate } from '#schema/core/scalars'

/** 400 for a day before the first or after the last. */
export const dayProblem = (until: IsoDate, first: IsoDate, last: IsoDate): Problem | undefined =>
  until < first || until > last
    ? invalid([{ field: 'until', message: `must be a day from ${first} to ${last}` }])
    : undefined
