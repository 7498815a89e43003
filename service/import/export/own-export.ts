/** Reads an export of records: every cell has one meaning, so nothing is guessed or asked. */
import { IsoDate } from '#schema/core/scalars'
import { type ImportKind, importKinds } from '#schema/import/import'
import { RegisterKind } from '#schema/import/register-day'
import { type WorkedOutTax, workedOutTaxes } from '#schema/import/tax-basis'
import type { BookEntry } from '../reading/book-row.ts'
import type { Debt } from '../reading/debtors/debt.ts'
import { debtorsSource } from '../reading/debtors/open-debtors.ts'
import type { OpenFile, ReadOptions } from '../reading/open-file.ts'
import { registerSource } from '../reading/registers/register.ts'
import type { ReadRow } from '../reading/row-outcome.ts'
import type { Sale } from '../reading/sale-row.ts'
import type { SourceRow, SourceTable } from '../reading/source-row.ts'
import { type WorkEntry, workKinds } from '../reading/timesheet/work-entry.ts'
import { CellFault, type Place, reader } from './own-cells.ts'
import { notSaid, ownColumns, ownSource } from './own-columns.ts'
import { readRegister } from './own-registers.ts'
import { type Mutable, put } from './put.ts'

const minutesIn = (cell: string): number | undefined => {
  if (cell === '') return undefined
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)(?::00)?$/.exec(cell) ?? []
  if (hour === undefined) throw new CellFault('Time', 'not a time of day')
  return Number(hour) * 60 + Number(minute)
}

const numberOf = (value: bigint | undefined): number | undefined =>
  value === undefined ? undefined : Number(value)

const taxBasisIn = (cell: string): WorkedOutTax | undefined => {
  if (cell === '') return undefined
  const found = workedOutTaxes.find((basis) => basis === cell)
  if (!found) throw new CellFault('Tax known by', 'not a way in which tax is known')
  return found
}

const saleOf = (row: SourceRow, place: Place): Sale => {
  const { cell, text, scaled, day, id } = reader('sales', row, place)
  const amount = scaled('Total inc tax', 2)
  if (amount === undefined) throw new CellFault('Total inc tax', 'no amount')
  const sale: Mutable<Sale> = { date: day('Date'), amount }
  put(sale, 'minutes', minutesIn(cell('Time')))
  put(sale, 'tax', scaled('Tax', 2))
  put(sale, 'taxBasis', taxBasisIn(cell('Tax known by')))
  put(sale, 'tip', scaled('Tip', 2))
  put(sale, 'giftCard', scaled('Gift card', 2))
  put(sale, 'quantity', numberOf(scaled('Quantity', 3)))
  put(sale, 'count', numberOf(scaled('Number of sales', 0)))
  put(sale, 'category', text('Category'))
  put(sale, 'item', text('Item'))
  put(sale, 'channel', text('Channel'))
  put(sale, 'client', text('Client'))
  put(sale, 'id', id('Order number'))
  return sale
}

const entryOf = (row: SourceRow, place: Place): BookEntry => {
  const { cell, text, scaled, day, id } = reader('books', row, place)
  const amount = scaled('Amount', 2)
  if (amount === undefined) throw new CellFault('Amount', 'no amount')
  const direction = cell('Direction')
  if (direction !== 'in' && direction !== 'out') throw new CellFault('Direction', 'neither in nor out')
  const entry: Mutable<BookEntry> = { date: day('Date'), direction, amount }
  if (cell('Period from') !== '') entry.from = day('Period from')
  put(entry, 'account', text('Account'))
  put(entry, 'details', text('Description'))
  put(entry, 'hours', numberOf(scaled('Hours', 2)))
  put(entry, 'id', id('Entry no'))
  put(entry, 'tax', scaled('Tax', 2))
  put(entry, 'taxBasis', taxBasisIn(cell('Tax known by')))
  return entry
}

/** Hundred-thousandths of an hour in seconds. */
const secondsOf = (value: bigint): bigint => {
  const size = ((value < 0n ? -value : value) * 3600n + 50_000n) / 100_000n
  return value < 0n ? -size : size
}

const workOf = (row: SourceRow, place: Place): WorkEntry => {
  const { cell, text, scaled, day, id } = reader('timesheets', row, place)
  const [hours, full] = [scaled('Hours', 5), scaled('Hours of a full day', 5)]
  if (hours === undefined) throw new CellFault('Hours', 'no hours')
  if (full === undefined || full <= 0n) throw new CellFault('Hours of a full day', 'no hours')
  const is = workKinds.find((kind) => kind === cell('Billable'))
  if (!is) throw new CellFault('Billable', 'none of the words of an export')
  const entry: Mutable<WorkEntry> = { date: day('Date'), seconds: secondsOf(hours), is, day: secondsOf(full) }
  put(entry, 'person', text('Person'))
  put(entry, 'client', text('Client'))
  put(entry, 'about', text('Task'))
  if (cell('Available hours') === notSaid) entry.isAvailableBlank = true
  else {
    const available = scaled('Available hours', 5)
    if (available !== undefined) entry.available = secondsOf(available)
  }
  put(entry, 'id', id('Entry no'))
  return entry
}

const debtOf = (row: SourceRow, place: Place): Debt => {
  const { cell, text, scaled, day } = reader('debtors', row, place)
  const [customer, amount, age] = [text('Customer'), scaled('Owed', 2), text('Age')]
  if (customer === undefined) throw new CellFault('Customer', 'no customer')
  if (amount === undefined || amount === 0n) throw new CellFault('Owed', 'no amount')
  if (age === undefined) throw new CellFault('Age', 'no age')
  const debt: Mutable<Debt> = { date: day('Date'), customer, amount, age }
  const said = cell('Overdue')
  if (said !== '' && said !== 'yes' && said !== 'no') throw new CellFault('Overdue', 'neither yes nor no')
  put(debt, 'isOverdue', said === '' ? undefined : said === 'yes')
  // A day on which something is due may be in the future.
  const due = cell('Due date')
  if (due !== '' && !IsoDate.is(due)) throw new CellFault('Due date', 'not a date')
  put(debt, 'due', IsoDate.is(due) ? due : undefined)
  if (cell('Issued') !== '') debt.issued = day('Issued')
  put(debt, 'invoice', text('Invoice no'))
  return debt
}

const rowOf = (kind: ImportKind, row: SourceRow, place: Place): ReadRow => {
  try {
    if (kind === 'timesheets') return { is: 'work', row: row.row, work: [workOf(row, place)] }
    if (RegisterKind.is(kind)) return readRegister(kind, ownColumns[kind], row, place)
    if (kind === 'debtors') return { is: 'debts', row: row.row, debts: [debtOf(row, place)] }
    return kind === 'sales'
      ? { is: 'sale', row: row.row, sale: saleOf(row, place) }
      : { is: 'entries', row: row.row, entries: [entryOf(row, place)] }
  } catch (error) {
    if (!(error instanceof CellFault)) throw error
    return { is: 'rejected', row: row.row, column: error.column, reason: error.message }
  }
}

/** Columns of the first exports; later ones have more at the end. */
const shortest: Readonly<Record<ImportKind, number>> = {
  sales: 14,
  books: 11,
  timesheets: 11,
  debtors: 11,
  managements: 12,
  listings: 12,
  pipeline: 12,
}

/** Opens an export as downloaded; undefined for other tables, and for exports saved again by a spreadsheet. */
export const openOwnExport = (
  table: SourceTable,
  [header, first]: readonly SourceRow[],
  options: ReadOptions,
): OpenFile | undefined => {
  const kind = importKinds.find(
    (one) =>
      (options.kind ?? one) === one &&
      header !== undefined &&
      header.cells.length >= shortest[one] &&
      header.cells.length <= ownColumns[one].length &&
      header.cells.every((label, at) => ownColumns[one][at] === label),
  )
  if (!kind || !header || !first || !IsoDate.is(first.cells[0])) return undefined
  return {
    kind,
    source: kind === 'debtors' ? debtorsSource : RegisterKind.is(kind) ? registerSource(kind) : ownSource,
    from: `an export of Jarvin, ${table.from}`.slice(0, 300),
    decided: {},
    rows: async function* () {
      for await (const batch of table.rows())
        yield batch.flatMap((row) => (row.row === header.row ? [] : [rowOf(kind, row, options)]))
    },
  }
}
