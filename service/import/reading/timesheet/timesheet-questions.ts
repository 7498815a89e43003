/** What a timesheet leaves open: its hours, the length of a day, and what is billed. */
import type { DecimalMark } from '../amount-form.ts'
import type { Column } from '../assign-roles.ts'
import { askColumn, askMeaning, columnId, sampleRows } from '../questions.ts'
import { chosenColumn, type ReadTable } from '../read-table.ts'
import { answerAmong, type TimeOpen } from './time-answers.ts'
import { checkUnits, unitOfLabel } from './time-unit.ts'
import { isOfTime, type TimesheetColumns } from './timesheet-columns.ts'
import { isBilledIn } from './timesheet-words.ts'
import { hoursText, secondsOfUnit, workedIn } from './worked-time.ts'

export const dayQuestion = 'day-length'
export const billedQuestion = 'billed'
export const blankQuestion = 'billable-blank'
export const timeQuestion = 'hours-column'
const billedColumnQuestion = 'billed-column'

type Marks = Readonly<Record<number, DecimalMark>>

/** A hundredth of an hour: the same time as 1:20 and as 1.33. */
const nearly = secondsOfUnit / 100n

/** The column of all hours, the more exact one of two that say the same; asks if they differ. */
export const hoursOf = (
  { hours }: TimesheetColumns,
  table: ReadTable,
  open: TimeOpen,
  marks: Marks,
): Column | undefined => {
  const [first, ...others] = hours
  if (!first || others.length === 0) return first
  const at = (cells: readonly string[], column: Column) =>
    workedIn(cells[column.at] ?? '', marks[column.at] ?? 'point', unitOfLabel(column)) ?? 0n
  const isSame = table.rows.every(({ cells }) =>
    others.every((other) => {
      const apart = at(cells, first) - at(cells, other)
      return apart <= nearly && apart >= -nearly
    }),
  )
  if (isSame) return hours.find(({ profile }) => profile.durations > 0) ?? first
  checkUnits(hours)
  const chosen = chosenColumn(hours, open.answers[timeQuestion])
  if (!chosen) open.questions.push(askColumn(timeQuestion, hours, table.rows))
  return chosen
}

const lengths = ['7', '7.5', '7.6', '8'] as const

const secondsIn = (answer: string): bigint | undefined => {
  const found = workedIn(answer, 'point')
  return found !== undefined && found >= 4n * secondsOfUnit && found <= 12n * secondsOfUnit
    ? found
    : undefined
}

const daysText = (seconds: bigint, day: bigint): string =>
  `${hoursText((seconds * secondsOfUnit) / day)} days`

/** Seconds of a full day; asks once. */
export const dayLengthOf = (
  column: Column,
  table: ReadTable,
  open: TimeOpen,
  marks: Marks,
  unit: bigint | undefined,
): bigint | undefined => {
  const answered = secondsIn(open.answers[dayQuestion] ?? '')
  if (answered !== undefined) return answered
  const means = (length: string) => (cell: string) =>
    daysText(workedIn(cell, marks[column.at] ?? 'point', unit) ?? 0n, secondsIn(length) ?? secondsOfUnit)
  open.questions.push(
    askMeaning(
      dayQuestion,
      column,
      lengths.map((length) => [length, `A full day is ${length} hours`, means(length)] as const),
      table.rows,
      (cell) => (workedIn(cell, marks[column.at] ?? 'point') ?? 0n) > 0n,
    ),
  )
  return undefined
}

/** What tells billed hours apart where no column of hours does. */
export type BilledBy = 'flag' | 'all' | 'with-client' | 'unsaid'

const isBilledBy = (answer: string | undefined): answer is BilledBy =>
  answer === 'all' || answer === 'with-client' || answer === 'unsaid'

const says: Readonly<Record<'all' | 'with-client' | 'unsaid', string>> = {
  all: 'All of these hours are billed to clients',
  'with-client': 'Hours with a client are billed, the others are not',
  unsaid: 'The file does not say: count hours worked only',
}

/** The columns with the one that says what is billed; asks which of several it is. */
export const withBilled = (columns: TimesheetColumns, table: ReadTable, open: TimeOpen): TimesheetColumns => {
  const { billedLike } = columns
  if (billedLike.length < 2) return columns
  const ids = billedLike.map(columnId)
  const chosen = chosenColumn(billedLike, answerAmong(open, billedColumnQuestion, ids))
  if (!chosen) {
    open.questions.push(askColumn(billedColumnQuestion, billedLike, table.rows))
    return columns
  }
  const isFlag = chosen === columns.flag || !isOfTime(chosen)
  return { ...columns, billed: isFlag ? undefined : chosen, flag: isFlag ? chosen : undefined }
}

/** How billed hours are told apart; asks if nothing says it. */
export const billedBy = (
  { flag, notBilled, client, project }: TimesheetColumns,
  hours: Column,
  date: Column,
  table: ReadTable,
  open: TimeOpen,
): BilledBy | undefined => {
  if (flag ?? notBilled) return 'flag'
  const work = client ?? project
  const hasBlanks = work !== undefined && work.profile.filled < date.profile.filled
  const ids = hasBlanks ? (['all', 'with-client', 'unsaid'] as const) : (['all', 'unsaid'] as const)
  const answer = answerAmong(open, billedQuestion, ids)
  if (isBilledBy(answer)) return answer
  const samples = sampleRows(table.rows, hours.at, () => true)
  const cellsOf = new Map(table.rows.map(({ row, cells }) => [row, cells]))
  const means = { all: 'billed', unsaid: 'worked' }
  open.questions.push({
    id: billedQuestion,
    column: hours.label,
    readings: ids.map((id) => ({
      id,
      says: says[id],
      rows: samples.map(({ row, cell }) => ({
        row,
        cell,
        means:
          id === 'with-client'
            ? (cellsOf.get(row)?.[work?.at ?? -1] ?? '') === ''
              ? 'not billed'
              : 'billed'
            : means[id],
      })),
    })),
  })
  return undefined
}

/** Meaning of blank cells in a column that otherwise only says yes; asks for it. */
export const blanksAre = (
  flag: Column | undefined,
  date: Column,
  table: ReadTable,
  open: TimeOpen,
): 'unbilled' | undefined => {
  if (!flag || flag.profile.filled >= date.profile.filled) return undefined
  const said = [...flag.profile.distinct.keys()].map(isBilledIn)
  if (said.includes(false) || !said.includes(true)) return undefined
  const answer = open.answers[blankQuestion]
  if (answer === 'unbilled') return 'unbilled'
  if (answer === 'left-out') return undefined
  const rows = table.rows.filter(({ cells }) => (cells[flag.at] ?? '') === '').slice(0, 3)
  const reading = (id: string, meaning: string, words: string) => ({
    id,
    says: words,
    rows: rows.map(({ row }) => ({ row, cell: '(empty)', means: meaning })),
  })
  open.questions.push({
    id: blankQuestion,
    column: flag.label,
    readings: [
      reading('unbilled', 'not billed', 'Rows with an empty cell are not billed'),
      reading('left-out', 'left out', 'Leave these rows out'),
    ],
  })
  return undefined
}
