/** Values of timesheets behind an input of a figure. */
import type { FigureInput } from '#schema/core/advice'
import type { IsoDate } from '#schema/core/scalars'
import type { WorkWeek } from '#schema/import/work-week'
import { specifiedNames } from '#schema/kpi/kpi'
import { daysBetween } from './calendar.ts'
import type { Point } from './statistics.ts'

// Billed days are what `transactions` counts where days are billed.
const workReaders: ReadonlyMap<string, (week: WorkWeek) => number | undefined> = new Map([
  [specifiedNames.transactions, (week: WorkWeek) => week.billedDays],
  ['available_days', (week: WorkWeek) => week.availableDays],
])

/** Weeks of timesheets beside the weekly figures, which come first. */
export const workPoints = (
  work: readonly WorkWeek[],
  input: FigureInput,
  held: readonly Point[],
  /** The Monday from which weeks are numbered. */
  epoch: IsoDate,
): readonly Point[] => {
  const read = workReaders.get(input.field)
  if (!read) return []
  const known = new Set(held.map(({ at }) => at))
  return work.flatMap((week) => {
    const at = Math.round(daysBetween(epoch, week.weekStart) / 7)
    const { from, to } = input
    const isWithin =
      (from === undefined || week.weekStart >= from) && (to === undefined || week.weekStart <= to)
    const value = isWithin && !known.has(at) ? read(week) : undefined
    return value === undefined ? [] : [{ at, value }]
  })
}
