/** Weeks of timesheets in a period. */
import type { IsoDate } from '#schema/core/scalars'
import { type Base, isInWork } from '../measures/bases.ts'
import type { Records } from '../records.ts'

/** Mondays of the weeks of timesheets that have all of these bases and are due. */
export const workedWeeks = (
  { work = [] }: Records,
  needed: readonly Base[],
  isDue: (monday: IsoDate) => boolean,
): readonly IsoDate[] =>
  work.flatMap((week) => (isDue(week.weekStart) && isInWork(week, needed) ? [week.weekStart] : []))

/** Both lists as one, in order. */
export const allWeeks = (weeks: readonly IsoDate[], worked: readonly IsoDate[]): readonly IsoDate[] =>
  worked.length === 0 ? weeks : [...new Set([...weeks, ...worked])].sort()
