/** Rows of an export by day, with the records of a few days in memory. */
import type { Kysely } from 'kysely'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import type { ImportKind } from '#schema/import/import'
import type { Tables } from '../../tables.ts'
import { countingIds, countingImports, readBlocks } from '../import.queries.ts'
import { decimalText } from '../reading/money.ts'
import { hashOfRecords, type LiveRecord, liveRecords } from '../records/blocks.ts'
import { entryOfLine, saleOfLine } from '../records/line.ts'
import { workOfLine } from '../records/work-line.ts'
import { guardedText, notSaid, type OwnColumn, ownColumns, systemAndNumber } from './own-columns.ts'

/** Days read at a time, and rows per part. */
const daysAtOnce = 20
const rowsAtOnce = 1000

/** Range of an export. */
export type ExportedRange = {
  readonly kind: ImportKind
  readonly from?: IsoDate
  readonly to?: IsoDate
}

/** A cell: date, amount or text. An empty text is an empty cell. */
export type ExportedCell = { readonly is: 'date' | 'number' | 'text'; readonly text: string }

/** Thrown if the rows of a recorded day are no longer those of the requested moment. */
export class RowsReplaced extends Error {}

const date = (text: string): ExportedCell => ({ is: 'date', text })
const words = (text = ''): ExportedCell => ({ is: 'text', text: guardedText(text) })
const money = (cents: bigint | undefined): ExportedCell => ({
  is: 'number',
  text: cents === undefined ? '' : decimalText(cents),
})

/** "1.5": thousandths or hundredths as a decimal without trailing zeros. */
const decimal = (value: number | undefined, perUnit: number): ExportedCell => ({
  is: 'number',
  text: value === undefined ? '' : String(value / perUnit),
})

const twoDigits = (value: number): string => String(value).padStart(2, '0')

const clock = (minutes: number | undefined): string =>
  minutes === undefined ? '' : `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

type Context = { readonly currency: string; readonly names: ReadonlyMap<string, string> }
type Cells<K extends ImportKind> = { readonly [C in OwnColumn<K>]: ExportedCell }

const saleCells = (record: LiveRecord, { currency, names }: Context): Cells<'sales'> => {
  const sale = saleOfLine(record.content)
  const [system, number] = systemAndNumber(record.source, record.id)
  return {
    Date: date(sale.date),
    Time: words(clock(sale.minutes)),
    'Order number': words(number),
    Item: words(sale.item),
    Category: words(sale.category),
    Channel: words(sale.channel),
    Quantity: decimal(sale.quantity, 1000),
    'Total inc tax': money(sale.amount),
    Tax: money(sale.tax),
    Tip: money(sale.tip),
    'Gift card': money(sale.giftCard),
    Currency: words(currency),
    'Imported from': words(names.get(record.importId) ?? 'Pushed sales'),
    System: words(system),
    'Tax known by': words(sale.taxBasis),
  }
}

const entryCells = (record: LiveRecord, { currency, names }: Context): Cells<'books'> => {
  const entry = entryOfLine(record.content)
  const [system, number] = systemAndNumber(record.source, record.id)
  return {
    Date: date(entry.date),
    'Period from': entry.from === undefined ? words() : date(entry.from),
    Account: words(entry.account),
    Description: words(entry.details),
    Direction: words(entry.direction),
    Amount: money(entry.amount),
    Hours: decimal(entry.hours, 100),
    'Entry no': words(number),
    Currency: words(currency),
    'Imported from': words(names.get(record.importId) ?? ''),
    System: words(system),
    Tax: money(entry.tax),
    'Tax known by': words(entry.taxBasis),
  }
}

/** Hours that are read back to the same second. */
const hours = (seconds: number): ExportedCell => ({
  is: 'number',
  text: String(Number((seconds / 3600).toFixed(5))),
})

const workCells = (record: LiveRecord, { names }: Context): Cells<'timesheets'> => {
  const work = workOfLine(record.content)
  const [system, number] = systemAndNumber(record.source, record.id)
  return {
    Date: date(work.date),
    Person: words(work.person),
    Client: words(work.client),
    Task: words(work.about),
    Hours: hours(work.seconds),
    Billable: words(work.is),
    'Hours of a full day': hours(work.day),
    'Available hours':
      work.available === undefined ? words(work.isAvailableBlank ? notSaid : '') : hours(work.available),
    'Entry no': words(number),
    'Imported from': words(names.get(record.importId) ?? ''),
    System: words(system),
  }
}

const daysOf = (db: Kysely<Tables>, { kind, from, to }: ExportedRange) => {
  const all = db.selectFrom('import_day').where('kind', '=', kind)
  const since = from === undefined ? all : all.where('date', '>=', from)
  return to === undefined ? since : since.where('date', '<=', to)
}

/** Counts recorded rows. */
export const countRows = async (db: Kysely<Tables>, range: ExportedRange): Promise<number> => {
  const { rows } = await daysOf(db, range)
    .select(({ fn }) => fn.sum<string | null>('records').as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows ?? 0)
}

/** Where to read days and rows. */
export type ExportedFrom = {
  /** At the viewed moment. */
  readonly db: Kysely<Tables>
  /** At present: rows are outside the history. */
  readonly present: Kysely<Tables>
}

/** Records of each day, oldest first. Throws `RowsReplaced` if they differ from the history. */
export async function* recordsByDay(
  { db, present }: ExportedFrom,
  range: ExportedRange,
  counting: readonly string[],
): AsyncGenerator<readonly LiveRecord[]> {
  const days = await daysOf(db, range).select(['date', 'sha256']).orderBy('date').execute()
  for (let at = 0; at < days.length; at += daysAtOnce) {
    const part = days.slice(at, at + daysAtOnce)
    const dates = part.map((day) => decodeOrThrow(IsoDate, day.date, 'A day'))
    const blocks = await readBlocks(present, range.kind, dates, counting)
    for (const { date: day, sha256 } of part) {
      const records = liveRecords(blocks.get(day) ?? [])
      if (hashOfRecords(records) !== sha256) throw new RowsReplaced(day)
      yield records
    }
  }
}

/** Checks that every day can be exported as the history has it. Throws `RowsReplaced`. */
export const checkRows = async (source: ExportedFrom, range: ExportedRange): Promise<void> => {
  const counting = await countingIds(source.db)
  for await (const _ of recordsByDay(source, range, counting));
}

/** Rows of an export in parts, in column order. */
export async function* exportedRows(
  source: ExportedFrom,
  range: ExportedRange,
  currency: string,
): AsyncGenerator<readonly (readonly ExportedCell[])[]> {
  const imports = await countingImports(source.db)
  const names = new Map(imports.map(({ id, summary }) => [id, summary.file]))
  const context = { currency, names }
  const rowOf = (record: LiveRecord): readonly ExportedCell[] => {
    if (range.kind === 'sales') {
      const cells = saleCells(record, context)
      return ownColumns.sales.map((column) => cells[column])
    }
    if (range.kind === 'timesheets') {
      const cells = workCells(record, context)
      return ownColumns.timesheets.map((column) => cells[column])
    }
    const cells = entryCells(record, context)
    return ownColumns.books.map((column) => cells[column])
  }
  const counting = imports.map(({ id }) => id)
  for await (const records of recordsByDay(source, range, counting))
    for (let at = 0; at < records.length; at += rowsAtOnce)
      yield records.slice(at, at + rowsAtOnce).map(rowOf)
}
