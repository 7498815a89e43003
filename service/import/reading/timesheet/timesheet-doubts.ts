/** Shapes of timesheets whose hours nobody can place, refused with their column; and the columns that are looked at in each row. */

import { longest } from '../../work-marks.ts'
import type { Column } from '../assign-roles.ts'
import type { ReadTable } from '../read-table.ts'
import { FileRefused } from '../refused.ts'
import { plainLabel } from '../roles.ts'
import { isOfTime, isShare, type TimesheetColumns } from './timesheet-columns.ts'
import type { WorkLayout, WorkMarks } from './work-layout.ts'
import { secondsOfUnit, workedIn } from './worked-time.ts'

const labelOf = ({ label }: Column): string => plainLabel(label)
const cellsOf = ({ profile }: Column): readonly string[] => [...profile.distinct.keys()]

const otherTime = /\b(?:hours?|hrs?|mins?|minutes?|days?|duration|overtime|leave)\b/
/** Plans, clock times and sums of other periods say nothing about the time of a row. */
const noWork =
  /\b(?:planned|scheduled|budget(?:ed)?|estimated?|estimate|remaining|rate|rates|start|started|starts|end|ended|ends|finish|finished|from|to|begin|begins|in|out|zone|date|target|expected|contract(?:ed)?|standard|utili[sz]ation|ref|id|number|no|code|modified|created|updated|week|month|year|ytd|type|name|status|reason)\b|^days?$/

const isFilled = (column: Column): boolean => cellsOf(column).some((cell) => /[1-9]/.test(cell))

/** Refuses a column of time that is neither all hours nor a part that is known. */
const checkOthers = ({ columns }: ReadTable, known: ReadonlySet<Column>): void => {
  const other = columns.find(
    (column) =>
      !known.has(column) &&
      otherTime.test(labelOf(column)) &&
      !noWork.test(labelOf(column)) &&
      !isShare(column) &&
      isOfTime(column) &&
      isFilled(column),
  )
  if (other)
    throw new FileRefused(
      /\bleave\b/.test(labelOf(other))
        ? `has leave in “${other.label}”, beside the hours. Put it in rows of its own, or leave it out of the hours and the column out of the file`
        : `has more time in “${other.label}”, and nothing says whether the other hours include it. Put all time in one column`,
      { column: other.label },
    )
}

const shareOfBilled = /\b(?:billable|billed|chargeable|charged|invoiced)\b/

/** Refuses a share of billed time: of which hours it is, nothing says. */
const checkShare = ({ columns }: ReadTable, { billedLike }: TimesheetColumns): void => {
  const share = columns.find((column) => isShare(column) && shareOfBilled.test(labelOf(column)))
  if (share && billedLike.length === 0)
    throw new FileRefused('gives billed time as a share. Give the billed hours', { column: share.label })
}

const isWeekday = (cell: string): boolean =>
  /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?$|^(?:mo|di|mi|do|fr|sa|so)(?:ntag|enstag|ttwoch|nnerstag|eitag|mstag|nntag|nnabend)?\.?$/i.test(
    cell,
  )

/** Refuses hours of a month or pay period, and rows of a day that are dated by their week. */
export const checkPeriod = ({ columns }: ReadTable, date: Column, isOfWeeks: boolean): void => {
  const label = labelOf(date)
  if (/\b(?:months?|monthly|fortnight(?:ly)?s?|quarters?|pay|payroll|periods?|years?)\b/.test(label))
    throw new FileRefused(
      'has hours for a period, not for a day or a week, so they cannot be assigned to a week',
      {
        column: date.label,
      },
    )
  if (!isOfWeeks) return
  const ofDay = columns.find(
    (column) =>
      column !== date &&
      !/\b(?:weeks?|w e|w c)\b/.test(labelOf(column)) &&
      !/\b(?:created|updated|modified|submitted|approved|invoiced?|due)\b/.test(labelOf(column)) &&
      (column.profile.anyDate * 2 > column.profile.filled || cellsOf(column).some(isWeekday)),
  )
  if (ofDay)
    throw new FileRefused(
      'has rows for single days that are dated by their week. Give each row the date of its day',
      {
        column: ofDay.label,
      },
    )
}

/** Refuses available time that can be none of the row's day or week. */
export const checkAvailable = (
  { available, hours, billed }: TimesheetColumns,
  work: Pick<WorkLayout, 'isOfDays' | 'isOfWeeks' | 'unit'>,
): void => {
  if (!available) return
  const sizes = (column: Column | undefined): readonly bigint[] =>
    column
      ? cellsOf(column).flatMap((cell) => {
          const size = workedIn(cell, 'point', work.unit) ?? workedIn(cell, 'comma', work.unit)
          return size !== undefined && size > 0n ? [size] : []
        })
      : []
  const said = sizes(available)
  if (said.length === 0) return
  const refuse = (why: string) => new FileRefused(why, { column: available.label })
  const per = work.isOfWeeks ? 'week' : 'day'
  if (said.some((size) => size > longest(work)))
    throw refuse(
      `has more available time than a ${per} has. Give what was available in the ${per} of the row`,
    )
  if (!work.isOfDays && said.every((size) => size <= secondsOfUnit))
    throw refuse('has available time that looks like a share of full time. Give it in hours')
  const worked = [...sizes(hours[0]), ...sizes(billed)]
  const isOfOneDay = said.every((size) => size <= (work.isOfDays ? 1n : 12n) * secondsOfUnit)
  if (
    work.isOfWeeks &&
    isOfOneDay &&
    worked.some((size) => size > (work.isOfDays ? 2n : 24n) * secondsOfUnit)
  )
    throw refuse('has available time of a day beside hours of a week. Give what was available in the week')
}

const person =
  /^(?:employee|staff|person|user|resource|consultant|worker|payroll|team member|contractor|timekeeper|emp)(?: member)? (?:id|no|number|code)$/
const names =
  /\b(?:name|person|people|user|employee|staff|consultant|resource|worker|member|email|manager|approver)\b/
const isText = ({ profile }: Column): boolean => profile.filled > 0 && profile.anyAmount * 2 <= profile.filled

/** The columns that are looked at in each row besides those of its time. */
export const marksOfRows = ({ columns }: ReadTable, found: TimesheetColumns): WorkMarks => {
  const known = new Set([found.flag, found.person, found.surname, found.id])
  const others = columns.filter((column) => !known.has(column))
  const at = (form: RegExp, fits: (column: Column) => boolean = () => true) =>
    others.flatMap((column) => (form.test(labelOf(column)) && fits(column) ? [column.at] : []))
  const ofPerson = found.person ? at(person)[0] : undefined
  const leave = at(/\b(?:leave|absence|time off)\b/, isText)
  const remarks = at(/\b(?:descriptions?|notes?|details|comments?|narrative|remarks?|memo)\b/)
  const apart = new Set([...leave, ...remarks])
  const words = others.filter(
    (column) =>
      !apart.has(column.at) &&
      (column === found.client ||
        !names.test(labelOf(column)) ||
        /^(?:client|project|task|job|matter)/.test(labelOf(column))) &&
      isText(column) &&
      column.profile.anyDate === 0,
  )
  const against = at(
    /^(?:is )?(?:(?:non|not|un|no) ?(?:billable|billed|chargeable|charged|charge)|internal|overhead)$/,
  )
  return {
    leave,
    remarks,
    words: [...words.map((column) => column.at), ...(found.flag ? [found.flag.at] : [])],
    statuses: at(/\b(?:status|state|approval|stage)\b/),
    undone: at(/^(?:is )?(?:deleted|void(?:ed)?|cancell?ed|rejected|draft|archived|removed)$/),
    against: against.filter((one) => one !== found.notBilled?.at || found.billedLike.length > 0),
    ...(ofPerson === undefined ? {} : { person: ofPerson }),
  }
}

/** Refuses columns of time or of shares that would change what the others say. */
export const checkColumns = (table: ReadTable, found: TimesheetColumns): void => {
  checkShare(table, found)
  const known = [...found.hours, ...found.billedLike, found.unbilled, found.available, found.notBilled]
  checkOthers(table, new Set(known.flatMap((column) => column ?? [])))
}
