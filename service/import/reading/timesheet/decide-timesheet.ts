/** Decides how to read a timesheet; it has hours, and no amounts are read. */
import type { IsoDate } from '#schema/core/scalars'
import { assignRoles, type Column } from '../assign-roles.ts'
import { provenOrder } from '../column-profile.ts'
import { dateColumn, orderOf, zoneOf } from '../columns/date-column.ts'
import { commonMark, marksOf } from '../columns/decimal-marks.ts'
import type { Answers } from '../layout.ts'
import type { Decided, ReadTable } from '../read-table.ts'
import { FileRefused } from '../refused.ts'
import { recalledAnswers, rememberedAnswers } from '../remembered.ts'
import { plainLabel, type Role } from '../roles.ts'
import { checkFortnights } from './fortnights.ts'
import type { TimeOpen } from './time-answers.ts'
import { unitOf } from './time-unit.ts'
import { hasMoney, isOfTimesheet, type TimesheetColumns, timesheetColumns } from './timesheet-columns.ts'
import { checkAvailable, checkColumns, checkPeriod, marksOfRows } from './timesheet-doubts.ts'
import { billedBy, blanksAre, dayLengthOf, dayQuestion, hoursOf, withBilled } from './timesheet-questions.ts'
import { notesOf, withUses } from './timesheet-uses.ts'
import type { WorkLayout, WorkMarks } from './work-layout.ts'
import { hoursText, secondsOfUnit } from './worked-time.ts'

/** True for a table that is a timesheet by its columns, or by an answer. */
export const isTimesheet = (
  table: ReadTable,
  {
    kind,
    answers,
    earlier,
  }: { readonly kind?: string | undefined; readonly answers: Answers; readonly earlier: Answers },
): boolean => {
  const said = kind ?? answers.kind ?? recalledAnswers(earlier).kind
  if (said !== undefined) return said === 'timesheets'
  return isOfTimesheet(timesheetColumns(table)) && !hasMoney(table)
}

const isOfDays = ({ label }: Column): boolean =>
  /\bdays?\b/.test(plainLabel(label)) && !/\b(?:hours?|hrs?)\b/.test(plainLabel(label))

/** Start of the work, where nothing else is called a date. */
const startDate = /^(?:start|started|from|work|worked|spent) (?:date|on|day)$/

const weekIn = (label: string): NonNullable<WorkLayout['week']> =>
  /\b(?:end|ending|ended|ends|w e|to)\b/.test(label)
    ? 'end'
    : /\b(?:start|starting|starts|commencing|beginning|begins|from|w c|w b)\b/.test(label)
      ? 'start'
      : 'unsaid'

const rolesOf = (columns: TimesheetColumns, hours: Column | undefined): ReadonlyMap<Role, Column> => {
  const all: readonly (readonly [Role, Column | undefined])[] = [
    ['hours', hours],
    ['billed-hours', columns.billed],
    ['unbilled-hours', columns.unbilled],
    ['billable', columns.flag ?? columns.notBilled],
    ['available', columns.available],
    ['client', columns.client],
    ['project', columns.project],
    ['task', columns.about],
    ['employee', columns.person],
    ['surname', columns.surname],
    ['id', columns.id],
  ]
  return new Map(all.flatMap(([role, column]) => (column ? [[role, column] as const] : [])))
}

/** Columns that only keep rows from counting as work. */
const checkedBy = ({ leave, words, remarks, statuses, undone, against }: WorkMarks): ReadonlySet<number> =>
  new Set([leave, words, remarks, statuses, undone, against].flat())

/** How to read a timesheet, or the first questions to ask. */
export const decideTimesheet = (
  table: ReadTable,
  given: {
    readonly answers: Answers
    readonly earlier: Answers
    readonly today: IsoDate
    readonly isReplay?: boolean
  },
): Decided => {
  const recalled = recalledAnswers(given.earlier)
  const open: TimeOpen = {
    questions: [],
    answers: { ...recalled, ...given.answers },
    given: given.answers,
    recalled,
    choices: new Map(),
  }
  const columns = withUses(withBilled(timesheetColumns(table), table, open), table, open.answers)
  const labelled = assignRoles(table.columns, 'timesheets')
  const start = table.columns.find(
    ({ label, profile }) => startDate.test(plainLabel(label)) && profile.anyDate > 0,
  )
  const date = !labelled.has('date') && start ? start : dateColumn(labelled, table, open)
  if (!date) return { questions: open.questions }
  const times = [...columns.hours, columns.billed, columns.unbilled, columns.available].flatMap(
    (column) => column ?? [],
  )
  const marks = marksOf(times, table, open)
  const hours = hoursOf(columns, table, open, marks)
  const measured = hours ?? columns.hours[0] ?? columns.billed
  if (!measured) throw new FileRefused('has no column of hours')
  const isWhole = times.every((column) => isOfDays(column) === isOfDays(measured))
  if (!isWhole)
    throw new FileRefused('counts some time in hours and some in days, so it cannot be added up', {
      column: measured.label,
    })
  const label = plainLabel(date.label)
  const isOfWeeks = /\b(?:weeks?|w e|w c|w b)\b/.test(label)
  checkColumns(table, columns)
  checkPeriod(table, date, isOfWeeks)
  const days = isOfDays(measured)
  const used = [measured, columns.billed, columns.unbilled, columns.available]
  const counted = times.filter((column) => used.includes(column))
  const unit = days ? secondsOfUnit : unitOf(counted, table, open, marks, isOfWeeks)
  checkAvailable(columns, { isOfDays: days, isOfWeeks, ...(unit === undefined ? {} : { unit }) })
  const isTold = columns.billed !== undefined || columns.unbilled !== undefined
  const by = isTold ? 'flag' : billedBy(columns, measured, date, table, open)
  const blank = isTold ? undefined : blanksAre(columns.flag, date, table, open)
  const day = days ? secondsOfUnit : dayLengthOf(measured, table, open, marks, unit)
  const zone = zoneOf(new Map([['date', date]]))
  const order = orderOf(date, table, open, given.today)
  if (isOfWeeks && !days && order && unit !== undefined && !given.isReplay)
    checkFortnights(date, measured, table, open, { order, mark: marks[measured.at] ?? 'point', unit })
  if (open.questions.length > 0 || day === undefined || by === undefined || unit === undefined)
    return { questions: open.questions }
  const [proven, mark] = [provenOrder(date.profile), commonMark(times)]
  const places: readonly (readonly [Role, Column])[] = [['date', date], ...rolesOf(columns, hours)]
  const rowMarks = marksOfRows(table, columns)
  return {
    notes: notesOf(table, new Map(places), open.answers, checkedBy(rowMarks)),
    decided: rememberedAnswers(given.earlier, {
      ...given.answers,
      kind: 'timesheets',
      ...(isOfDays(measured) ? {} : { [dayQuestion]: hoursText(day).replace(/\.?0+$/, '') }),
      ...Object.fromEntries(open.choices),
      ...(proven ? { 'date-order': proven } : {}),
      ...(mark ? { 'decimal-mark': mark } : {}),
    }),
    layout: {
      kind: 'timesheets',
      headerRow: table.headerRow,
      firstRow: table.firstRow,
      labels: table.columns.map(({ label }) => label),
      places: Object.fromEntries(places.map(([role, { at }]) => [role, at])),
      order: order ?? 'day-first',
      marks,
      ...(zone ? { zone } : {}),
      work: {
        day,
        by,
        isOfDays: days,
        isOfWeeks,
        ...(isOfWeeks ? { week: weekIn(label) } : {}),
        ...(unit === secondsOfUnit ? {} : { unit }),
        ...(columns.flag || !columns.notBilled ? {} : { isNegated: true }),
        marks: rowMarks,
        ...(blank ? { blanksAre: blank } : {}),
      },
    },
  }
}
