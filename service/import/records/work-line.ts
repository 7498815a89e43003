/** Entries of timesheets as stored: equal entries are equal texts, which begin with day and time like any other line. */
import { integer } from '#schema/core/scalars'
import type { ImportKind } from '#schema/import/import'
import { decimalText } from '../reading/money.ts'
import { type WorkEntry, type WorkKind, workKinds } from '../reading/timesheet/work-entry.ts'
import { hoursText } from '../reading/timesheet/worked-time.ts'
import { centsOfLine, fieldsOf, type Line } from './line.ts'

const marks: Readonly<Record<WorkKind, string>> = { billed: 'b', unbilled: 'u', leave: 'l', unsaid: 'n' }
const blankMark = 'blank'

/** An entry of a timesheet as a line. */
export const lineOfWork = (row: number, entry: WorkEntry): Line => {
  const fields = [
    entry.date,
    String(entry.seconds),
    marks[entry.is],
    Number(entry.day),
    entry.person ?? null,
    entry.client ?? null,
    entry.about ?? null,
    entry.available === undefined ? null : Number(entry.available),
    entry.isAvailableBlank ? blankMark : null,
  ]
  const last = fields.findLastIndex((field) => field !== null)
  return { row, id: entry.id ?? null, content: JSON.stringify(fields.slice(0, last + 1)) }
}

/** Fields of an entry that figures need. */
export type KeptWork = {
  readonly date: string
  readonly seconds: number
  readonly is: WorkKind
  readonly day: number
  readonly person: string | undefined
  readonly client: string | undefined
  readonly about: string | undefined
  readonly available: number | undefined
  readonly isAvailableBlank: boolean
}

const whole = integer()
const numberIn = (value: unknown): number | undefined => (whole.is(value) ? value : undefined)
const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** The entry of a line. */
export const workOfLine = (content: string): KeptWork => {
  const [date, seconds, mark, day, person, client, about, available, blank] = fieldsOf(content)
  return {
    date: String(date),
    seconds: Number(seconds),
    is: workKinds.find((kind) => marks[kind] === mark) ?? 'unsaid',
    day: numberIn(day) ?? 1,
    person: textIn(person),
    client: textIn(client),
    about: textIn(about),
    available: numberIn(available),
    isAvailableBlank: blank === blankMark,
  }
}

/** A person, however the name is written: "ADA" is "Ada". */
export const personKey = (person: string | undefined): string | undefined =>
  person?.toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** Amount or time of a line, for people. */
export const sizeText = (content: string, kind: ImportKind): string => {
  const size = centsOfLine(content)
  return kind === 'timesheets' ? `${hoursText(size)} hours` : decimalText(size)
}
