/** Reads the rows of a table whose layout is decided. */
import type { IsoDate } from '#schema/core/scalars'
import { plusDays } from '../../advisor/calendar.ts'
import { readEntries } from './book-row.ts'
import { type DateOrder, readDate, readingsOfDate } from './date-form.ts'
import { isOtherHeader } from './header.ts'
import type { Layout } from './layout.ts'
import { labelOf } from './profile-table.ts'
import { CellFault, cellOf, type RowContext, rejectedBy } from './read-row.ts'
import type { Kind } from './roles.ts'
import type { ReadRow } from './row-outcome.ts'
import { readSale } from './sale-row.ts'
import { sectionAfter } from './sections/sections.ts'
import { UnnamedTotals } from './sections/unnamed-totals.ts'
import { isTotal, RunningTotals, type SetApart } from './set-apart.ts'
import type { SourceRow, SourceTable } from './source-row.ts'
import { type AvailableSoFar, readWork } from './timesheet/timesheet-row.ts'
import { offsetsOf, zoneDays } from './zone-day.ts'

/** Context of the business for reading rows. */
export type ReadingPlace = {
  readonly timeZone: string
  readonly currency: string
  /** Day of reading, in the workspace's zone. */
  readonly today: IsoDate
}

/** Pay and bills may be dated in the future, sales may not, apart from one day for zones that are ahead. */
export const daysAhead: Readonly<Record<Kind, number>> = {
  sales: 0,
  books: 31,
  timesheets: 0,
  debtors: 0,
  managements: 0,
  listings: 0,
  pipeline: 0,
}

/** First non-empty cell among these roles. */
const firstCell = (context: RowContext, row: SourceRow, roles: readonly (keyof Layout['places'])[]): string =>
  roles.map((role) => cellOf(context, row, role)).find((cell) => cell !== '') ?? ''

/** True for a single cell that is not a date, such as a heading. */
const isHeading = ({ cells }: SourceRow): boolean => {
  const [only = '', ...others] = cells.filter((cell) => cell !== '')
  return others.length === 0 && readingsOfDate(only).size === 0
}

const figureRoles = {
  money: ['amount', 'net', 'debit', 'credit'],
  time: ['hours', 'billed-hours', 'unbilled-hours'],
} as const

const apartOf = (context: RowContext, row: SourceRow, before: string): SetApart['why'] | undefined => {
  const { headerRow = 0, firstRow, labels } = context.layout
  if (row.row < firstRow) return 'above the labels'
  if (headerRow > 0 && row.cells.every((cell, at) => labelOf(cell, at) === labels[at])) return 'labels again'
  if (isTotal(row)) return 'total'
  const amount = firstCell(context, row, figureRoles[context.layout.kind === 'timesheets' ? 'time' : 'money'])
  if (amount !== '' || /[1-9]/.test(cellOf(context, row, 'discount'))) return undefined
  if (cellOf(context, row, 'date') === '' || isHeading(row)) return 'text'
  const id = context.layout.kind === 'sales' ? cellOf(context, row, 'id') : ''
  return id !== '' && id === before ? 'further line' : undefined
}

const tooWide = ({ headerRow }: Layout): string =>
  `has more cells than there are labels${headerRow === undefined ? '' : ` (row ${headerRow})`}`

const readRow = (
  context: RowContext,
  row: SourceRow,
  before: string,
  otherLabels: number | undefined,
  available: AvailableSoFar,
): ReadRow => {
  const why = apartOf(context, row, before)
  if (why) return { is: 'set-apart', row: row.row, why }
  if (otherLabels !== undefined)
    return otherLabels === row.row
      ? { is: 'set-apart', row: row.row, why: 'text' }
      : {
          is: 'rejected',
          row: row.row,
          column: 'row',
          reason: `below the labels of another table (row ${otherLabels})`,
        }
  if (row.cells.slice(context.layout.labels.length).some((cell) => cell !== ''))
    return { is: 'rejected', row: row.row, column: 'row', reason: tooWide(context.layout) }
  try {
    if (context.layout.kind === 'books')
      return { is: 'entries', row: row.row, entries: readEntries(context, row) }
    const { work } = context.layout
    if (work) return { is: 'work', row: row.row, work: readWork(context, row, work, available) }
    const sale = readSale(context, row)
    return typeof sale === 'string'
      ? { is: 'set-apart', row: row.row, why: sale }
      : { is: 'sale', row: row.row, sale }
  } catch (error) {
    if (error instanceof CellFault) return { is: 'rejected', ...rejectedBy(context, row, error) }
    throw error
  }
}

const amountOf = (read: ReadRow): bigint | undefined => {
  if (read.is === 'sale') return read.sale.amount
  if (read.is === 'work') return read.work.reduce((sum, { seconds }) => sum + seconds, 0n)
  return read.is === 'entries' ? read.entries[0]?.amount : undefined
}

/** Sets a row apart if it is the sum of those above it. */
const withoutSum = (read: ReadRow, row: SourceRow, totals: RunningTotals): ReadRow => {
  const amount = amountOf(read)
  const isSum = amount !== undefined && totals.isSum(row, amount)
  if (isSum || (read.is === 'set-apart' && read.why === 'total')) totals.reset()
  else if (amount !== undefined) totals.add(amount)
  return isSum ? { is: 'set-apart', row: row.row, why: 'total' } : read
}

/** Offsets of zones from UTC, in minutes. */
const offsetFinder = (): RowContext['offsetIn'] => {
  const finders = new Map<string, ReturnType<typeof offsetsOf>>()
  return (zone, date, minutes) => {
    if ('offset' in zone) return zone.offset
    const find = finders.get(zone.timeZone) ?? offsetsOf(zone.timeZone)
    finders.set(zone.timeZone, find)
    return find(date, minutes)
  }
}

/** Reads dates and remembers the last one: most rows have the date of the row before. */
const dateReader = (order: DateOrder): RowContext['dateOf'] => {
  let before = ''
  let found = readDate(before, order)
  return (cell) => {
    if (cell !== before) {
      before = cell
      found = readDate(cell, order)
    }
    return found
  }
}

/** Sets further rows of an order apart if they repeat its total. */
const withoutRepeats = (layout: Layout): ((read: ReadRow) => ReadRow) => {
  const orders = new Set<string>()
  return (read) => {
    if (!layout.isOrderTotal || read.is !== 'sale' || read.sale.id === undefined) return read
    const { id, date, minutes, amount } = read.sale
    const order = JSON.stringify([id, date, minutes, String(amount)])
    if (orders.has(order)) return { is: 'set-apart', row: read.row, why: 'further line' }
    orders.add(order)
    return read
  }
}

/** Rows of a table with their outcomes. */
export async function* readRows(
  table: SourceTable,
  layout: Layout,
  { timeZone, currency, today }: ReadingPlace,
): AsyncGenerator<readonly ReadRow[]> {
  const context: RowContext & { section?: string | undefined } = {
    layout,
    currency,
    latest: plusDays(today, daysAhead[layout.kind]),
    offsetIn: offsetFinder(),
    toZone: zoneDays(timeZone),
    dateOf: dateReader(layout.order),
  }
  const totals = new RunningTotals()
  const once = withoutRepeats(layout)
  const available: AvailableSoFar = new Map()
  const unnamed = new UnnamedTotals(layout)
  let before = ''
  let otherLabels: number | undefined
  for await (const batch of table.rows()) {
    const read: ReadRow[] = []
    for (const row of batch) {
      if (row.row === layout.headerRow) continue
      if (row.row >= layout.firstRow && isOtherHeader(row, layout.labels)) otherLabels = row.row
      const found = once(readRow(context, row, before, otherLabels, available))
      if (found.is === 'set-apart' && found.why === 'labels again') otherLabels = undefined
      if (layout.isInSections) context.section = sectionAfter(found, row, context.section, layout)
      const amount = amountOf(found)
      const isSum = amount !== undefined && unnamed.isTotal(context, row, amount)
      if (found.is === 'set-apart' && found.why === 'total') unnamed.reset()
      read.push(isSum ? { is: 'set-apart', row: row.row, why: 'total' } : withoutSum(found, row, totals))
      before = cellOf(context, row, 'id') || before
    }
    yield read
  }
}
