/** Parts common to rows of all kinds: cells by role, day and amounts; or the reason for refusing the row. */
import { cutText } from '#schema/core/cut-text'
import type { IsoDate } from '#schema/core/scalars'
import { centsOf, isNoAmount, writtenAmount } from './amount-form.ts'
import { readTime, type WrittenDate } from './date-form.ts'
import type { Layout } from './layout.ts'
import type { Cents } from './money.ts'
import { type NamedZone, zoneInCell } from './named-zone.ts'
import { ownText } from './plain-lines.ts'
import type { Role } from './roles.ts'
import type { SourceRow } from './source-row.ts'

/** A refused row, with column and reason. */
export type Rejected = { readonly row: number; readonly column: string; readonly reason: string }

/** An unreadable cell. */
export class CellFault extends Error {
  readonly role: Role
  /** Column, where it is not that of the role. */
  readonly at: number | undefined
  constructor(role: Role, reason: string, at?: number) {
    super(reason)
    this.role = role
    this.at = at
  }
}

/** Context for reading rows. */
export type RowContext = {
  readonly layout: Layout
  readonly currency: string
  /** Latest allowed date. */
  readonly latest: IsoDate
  /** Offset of a zone from UTC in minutes, at a local date and time. */
  readonly offsetIn: (zone: NamedZone, date: IsoDate, minutes: number) => number
  /** The date of a cell, in the order of the layout. */
  readonly dateOf: (cell: string) => WrittenDate | undefined
  /** Account named by the heading above, in a ledger in sections. */
  readonly section?: string | undefined
  readonly toZone: (date: IsoDate, minutes: number) => { readonly date: IsoDate; readonly minutes: number }
}

/** Cell of a role; empty if it has no column. */
export const cellOf = ({ layout }: RowContext, { cells }: SourceRow, role: Role): string => {
  const at = layout.places[role]
  return at === undefined ? '' : (cells[at] ?? '')
}

const dollars: ReadonlySet<string> = new Set(['AUD', 'NZD', 'USD', 'CAD', 'SGD', 'HKD'])

/** True for a currency other than the business's own. */
export const isForeign = (currency: string, own: string): boolean =>
  currency === '$' ? !dollars.has(own) : currency.toUpperCase() !== own

/** Code in a cell such as "Australian Dollar - AUD"; the cell itself if it has none. */
const currencyOf = (cell: string): string =>
  /^[\p{L} ]+ [-–] ([A-Z]{3})$/u.exec(cell)?.[1] ?? /^([A-Z]{3}) [-–] [\p{L} ]+$/u.exec(cell)?.[1] ?? cell

/** Cents in a role's cell; undefined if empty. */
export const centsIn = (context: RowContext, row: SourceRow, role: Role): Cents | undefined => {
  const at = context.layout.places[role]
  return at === undefined ? undefined : centsAt(context, row, role, at)
}

/** Cents in a column; `role` is named if the cell cannot be read. */
export const centsAt = (context: RowContext, row: SourceRow, role: Role, at: number): Cents | undefined => {
  const cell = row.cells[at] ?? ''
  if (cell === '' || isNoAmount(cell)) return undefined
  const written = writtenAmount(cell)
  if (!written) throw new CellFault(role, 'not an amount')
  if (written.currency !== undefined && isForeign(written.currency, context.currency))
    throw new CellFault(role, `in ${written.currency}, not in ${context.currency}`)
  const cents = centsOf(written, context.layout.marks[at] ?? 'point')
  if (typeof cents !== 'bigint') throw new CellFault(role, cents)
  return cents
}

/** "DR" or "CR" after the amount of a role. */
export const sideIn = (context: RowContext, row: SourceRow, role: Role): 'debit' | 'credit' | undefined =>
  writtenAmount(cellOf(context, row, role))?.side

/** Time zone named in the row. */
const zoneOfRow = (context: RowContext, row: SourceRow): NamedZone | undefined => {
  const cell = cellOf(context, row, 'zone')
  if (cell === '') return undefined
  const zone = zoneInCell(cell)
  if (!zone) throw new CellFault('zone', 'not a known time zone')
  return zone
}

/** Day of a row and its minutes since midnight, in the workspace's zone. */
export const momentOf = (
  context: RowContext,
  row: SourceRow,
): { readonly date: IsoDate; readonly minutes?: number } => {
  const { layout, latest, toZone, offsetIn, dateOf } = context
  const cell = cellOf(context, row, 'date')
  if (cell === '') throw new CellFault('date', 'no date')
  const written = dateOf(cell)
  if (!written) throw new CellFault('date', 'not a date')
  const timeCell = cellOf(context, row, 'time')
  const time = timeCell === '' ? undefined : readTime(timeCell)
  if (timeCell !== '' && time === undefined) throw new CellFault('time', 'not a time of day')
  const minutes = written.minutes ?? time
  const zone = minutes === undefined ? undefined : (layout.zone ?? zoneOfRow(context, row))
  const offset =
    written.offset ?? (zone && minutes !== undefined ? offsetIn(zone, written.date, minutes) : undefined)
  const moment =
    offset !== undefined && minutes !== undefined
      ? toZone(written.date, minutes - offset)
      : { date: written.date, ...(minutes === undefined ? {} : { minutes }) }
  if (moment.date > latest) throw new CellFault('date', 'after today')
  return moment
}

/** Refuses a row whose currency column names another currency. */
export const checkCurrency = (context: RowContext, row: SourceRow): void => {
  const cell = currencyOf(cellOf(context, row, 'currency'))
  if (cell !== '' && isForeign(cell, context.currency))
    throw new CellFault('currency', `in ${cutText(cell, 20).toUpperCase()}, not in ${context.currency}`)
}

/** A refused row, with the label of its column. */
export const rejectedBy = (
  { layout }: RowContext,
  { row }: SourceRow,
  { role, message, at: own }: CellFault,
): Rejected => {
  const at = own ?? layout.places[role]
  return { row, column: at === undefined ? role : (layout.labels[at] ?? role), reason: message }
}

const longest = 200

/** Text of a role, at most 200 characters; undefined if empty. */
export const textOf = (context: RowContext, row: SourceRow, role: Role): string | undefined => {
  const cell = cellOf(context, row, role)
  return cell === '' ? undefined : cutText(cell, longest)
}

/** The source's own number. Ignores numbers rounded by a spreadsheet, such as 4.80012E+14, because many rows share them. */
export const idOf = (context: RowContext, row: SourceRow): string | undefined => {
  const id = textOf(context, row, 'id')
  return id !== undefined && /^\d(?:[.,]\d+)?e\+?\d+$/i.test(id) ? undefined : id && ownText(id)
}
