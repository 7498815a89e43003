/** What keeps a row of a timesheet from counting as work, or as billed work. */
import { cutText } from '#schema/core/cut-text'
import type { IsoDate } from '#schema/core/scalars'
import { weekdayOf } from '../advisor/calendar.ts'
import type { Layout } from './reading/layout.ts'
import { CellFault } from './reading/read-row.ts'
import type { SourceRow } from './reading/source-row.ts'
import {
  isBilledIn,
  isKindOfLeave,
  isLeaveAlone,
  isLeaveIn,
  isUndone,
  mayBeLeave,
} from './reading/timesheet/timesheet-words.ts'
import type { WorkLayout } from './reading/timesheet/work-layout.ts'
import { secondsOfUnit } from './reading/timesheet/worked-time.ts'

/** Most time that one person can work, in seconds. Days of half a day more are overtime. */
export const longest = ({ isOfDays, isOfWeeks }: Pick<WorkLayout, 'isOfDays' | 'isOfWeeks'>): bigint =>
  isOfDays
    ? isOfWeeks
      ? 7n * secondsOfUnit
      : (3n * secondsOfUnit) / 2n
    : (isOfWeeks ? 168n : 24n) * secondsOfUnit

/** How long a person can work in the day or week of a row, and the column of the time; undefined for other files. */
export const placeOfWork = (layout: Layout | undefined) => {
  if (!layout?.work) return undefined
  const at = layout.places.hours ?? layout.places['billed-hours']
  return {
    longest: longest(layout.work),
    per: layout.work.isOfWeeks ? ('week' as const) : ('day' as const),
    column: layout.labels[at ?? -1] ?? 'Hours',
  }
}

const [monday, friday, sunday] = [0, 4, 6]

/** Refuses a week that does not run from Monday to Sunday: its hours would be put in the wrong weeks. */
export const checkWeek = (date: IsoDate, { week }: WorkLayout): void => {
  if (week === undefined) return
  const day = weekdayOf(date)
  const fits = week === 'end' ? day === friday || day === sunday : day === monday
  if (!fits)
    throw new CellFault(
      'date',
      week === 'unsaid'
        ? 'neither a Monday nor said to be the end of the week'
        : 'of a week that does not run from Monday to Sunday',
    )
}

const cellAt = ({ cells }: SourceRow, at: number): string => cells[at] ?? ''

/** Refuses a row that was rejected, deleted or is a draft, and one that says both that it is billed and that it is not. */
export const checkMarks = (row: SourceRow, { marks }: WorkLayout, isBilled: boolean): void => {
  for (const at of marks.statuses)
    if (isUndone(cellAt(row, at)))
      throw new CellFault('hours', `“${cutText(cellAt(row, at), 60)}”, so it may not count as work`, at)
  for (const at of marks.undone)
    if (isBilledIn(cellAt(row, at)) === true) throw new CellFault('hours', 'says that it does not count', at)
  for (const at of marks.against)
    if (isBilled && isBilledIn(cellAt(row, at)) === true)
      throw new CellFault('hours', 'says that it is not billed, and another column that it is', at)
}

/**
 * True for a row of leave, by any of its words. Refuses a row that may be leave or work of such a name, unless it is
 * billed: leave is not.
 */
export const isLeave = (row: SourceRow, { marks }: WorkLayout, isBilled: boolean): boolean => {
  if (marks.leave.some((at) => isKindOfLeave(cellAt(row, at)))) return true
  if (marks.words.some((at) => isLeaveIn(cellAt(row, at)))) return true
  if (marks.remarks.some((at) => isLeaveAlone(cellAt(row, at)))) return true
  const doubtful = marks.words.find((at) => mayBeLeave(cellAt(row, at)))
  if (doubtful !== undefined && !isBilled)
    throw new CellFault('hours', 'may be leave or work, and nothing says which', doubtful)
  return false
}
