/** The week of a roster: from a Sunday that exists (decision 23). */
import { E } from '#schema/core/fp'
import { invalid, type Problem } from '#schema/core/problem'
import type { IsoDate } from '#schema/core/scalars'
import { coming, today, weekdayOf } from '../advisor/calendar.ts'

const sunday = 6
const lastDay = '9999-12-25'

const refused = (message: string): E.Either<Problem, IsoDate> =>
  E.left(invalid([{ field: 'weekStart', message }]))

/** The Sunday asked for, or the coming one where the business stands; a 400 that names `weekStart` for any other day. */
export const rosterWeek = (weekStart: IsoDate | undefined, now: Date): E.Either<Problem, IsoDate> => {
  if (weekStart === undefined) return E.right(coming(sunday, today(now)))
  // The week would end where dates have five digits of a year.
  if (weekStart > lastDay) return refused(`must be ${lastDay} at the latest`)
  return weekdayOf(weekStart) === sunday ? E.right(weekStart) : refused('must be a Sunday')
}
