/** The week of a roster: from a Sunday, this week's or a later one (decision 23). */
import { E } from '#schema/core/fp'
import { invalid, type Problem } from '#schema/core/problem'
import type { IsoDate } from '#schema/core/scalars'
import { coming, plusDays, today, weekdayOf } from '../advisor/calendar.ts'

const sunday = 6
const lastDay = '9999-12-25'

const refused = (message: string): E.Either<Problem, IsoDate> =>
  E.left(invalid([{ field: 'weekStart', message }]))

/** The Sunday asked for, or the coming one where the business stands; a 400 that names `weekStart` for any other day. */
export const rosterWeek = (weekStart: IsoDate | undefined, now: Date): E.Either<Problem, IsoDate> => {
  const next = coming(sunday, today(now))
  if (weekStart === undefined) return E.right(next)
  const running = plusDays(next, -7)
  if (weekStart < running)
    return refused(`must be ${running} or later: a roster cannot be planned for a past week`)
  // The week would end where dates have five digits of a year.
  if (weekStart > lastDay) return refused(`must be ${lastDay} or earlier`)
  return weekdayOf(weekStart) === sunday ? E.right(weekStart) : refused('must be a Sunday')
}
