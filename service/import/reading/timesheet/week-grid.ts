/** Timesheets with a column for each weekday: their total is the hours of a week, and none of it is money. */
import type { Column } from '../assign-roles.ts'
import { isMostly } from '../column-profile.ts'
import { openMarks } from '../questions.ts'
import type { ReadTable } from '../read-table.ts'
import { FileRefused } from '../refused.ts'
import { plainLabel } from '../roles.ts'
import { secondsOfUnit, workedIn } from './worked-time.ts'

const weekday =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|mo(?:ntag)?|di(?:enstag)?|mi(?:ttwoch)?|do(?:nnerstag)?|fr(?:eitag)?|sa(?:mstag)?|so(?:nntag)?)(?: \d.*)?$/
const sum = /^(?:(?:week(?:ly)? )?total|total week|sum|summe|gesamt|wochensumme)$/
const people =
  /\b(?:employee|staff|person|consultant|user|resource|member|worker|client|customer|project|job|matter|task|activity|mitarbeiter(?:in)?|berater(?:in)?|kunde|mandant|projekt|tätigkeit)\b/

/** Fewest columns of weekdays: a week of work. */
const fewest = 5

export type WeekGrid = {
  readonly days: readonly Column[]
  /** The column that is the sum of the days in each row. */
  readonly total: Column | undefined
}

const dayHours = 24n * secondsOfUnit

const secondsAt = (cells: readonly string[], column: Column): bigint =>
  workedIn(cells[column.at] ?? '', openMarks(column)[0] ?? 'point') ?? 0n

/** The columns of weekdays beside people or work, if no day has more hours than there are; undefined for other tables. */
export const weekGrid = ({ columns, rows }: ReadTable): WeekGrid | undefined => {
  const days = columns.filter(({ label }) => weekday.test(plainLabel(label)))
  if (days.length < fewest || !columns.some(({ label }) => people.test(plainLabel(label)))) return undefined
  const isOfHours = ({ profile }: Column): boolean =>
    profile.filled === 0 ||
    (profile.currencies.size === 0 && isMostly(profile, Math.max(profile.anyAmount, profile.durations)))
  if (!days.every(isOfHours) || days.every(({ profile }) => profile.filled === 0)) return undefined
  if (rows.some(({ cells }) => days.some((day) => secondsAt(cells, day) > dayHours))) return undefined
  const total = columns.find(
    (column) =>
      sum.test(plainLabel(column.label)) &&
      rows.every(
        ({ cells }) =>
          secondsAt(cells, column) === days.reduce((all, day) => all + secondsAt(cells, day), 0n),
      ),
  )
  return { days, total }
}

/** Refuses hours by weekday without a total: nothing else in the table is the time of a row. */
export const checkWeekGrid = (table: ReadTable): void => {
  const grid = weekGrid(table)
  if (grid && !grid.total)
    throw new FileRefused(
      'has a column for each weekday and no total of the week. Add the total, or send one row for each day',
      { column: grid.days[0]?.label ?? '' },
    )
}
