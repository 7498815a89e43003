/** The week of a roster: starts on the Sunday of the current week or a later one (decision 23). */
import { E } from '#schema/core/fp'
import { invalid, type Problem } from '#schema/core/problem'
import type { IsoDate } from '#schema/core/scalars'
import { coming, plusDays, today, weekdayOf } from '../advisor/calendar.ts'

const sunday = 6
const lastDay = '9999-12-25'

const refused = (message: string): E.Either<Problem, IsoDate> =>
  E.left(invalid([{ field: 'weekStart', message }]))

/** Requested Sunday, or by default the coming one in the business's time zone; 400 for other weekdays. */
export const rosterWeek = (weekStart: IsoDate | undefined, now: Date): E.Either<Problem, IsoDate> => {
  const next = coming(sunday, today(now))
  if (weekStart === undefined) return E.right(next)
  const running = plusDays(next, -7)
  if (weekStart < running)
    return refused(`must be ${running} or later: a roster cannot be planned for a past week`)
  // The following week would end in a five-digit year.
  if (weekStart > lastDay) return refused(`must be ${lastDay} or earlier`)
  return weekdayOf(weekStart) === sunday ? E.right(weekStart) : refused('must be a Sunday')
}
