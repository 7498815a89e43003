/** Reads a file: once to see what it is, once more for its rows. */
import type { IsoDate } from '#schema/core/scalars'
import { plusDays } from '../../advisor/calendar.ts'
import { readEntries } from './book-row.ts'
import { decideLayout } from './decide-layout.ts'
import type { Answers, ColumnQuestion, Layout } from './layout.ts'
import { openTable } from './open-table.ts'
import { labelOf, profileTable } from './profile-table.ts'
import { readStatement, statementIn, statementMark } from './profit-and-loss.ts'
import { CellFault, cellOf, type RowContext, rejectedBy } from './read-row.ts'
import { FileRefused } from './refused.ts'
import type { Kind } from './roles.ts'
import type { ReadRow } from './row-outcome.ts'
import { readSale } from './sale-row.ts'
import { isTotal, type SetApart } from './set-apart.ts'
import type { SourceRow, SourceTable } from './source-row.ts'
import { zoneDays } from './zone-day.ts'

/** How a file is to be read. */
export type ReadOptions = {
  readonly kind?: Kind | undefined
  readonly answers: Answers
  /** What earlier files with these labels decided. */
  readonly recall?: ((labels: readonly string[]) => Promise<Answers>) | undefined
  readonly timeZone: string
  readonly currency: string
  /** The day of reading, in the workspace's zone. */
  readonly today: IsoDate
}

/** Rows that show a person how each column is read. */
const maxSamples = 3

/** Pay and bills may be dated ahead, sales may not: a day for zones that are ahead. */
const daysAhead: Readonly<Record<Kind, number>> = { sales: 0, books: 31 }

/** The cell of the first of these roles that has one. */
const firstCell = (context: RowContext, row: SourceRow, roles: readonly (keyof Layout['places'])[]): string =>
  roles.map((role) => cellOf(context, row, role)).find((cell) => cell !== '') ?? ''

const apartOf = (context: RowContext, row: SourceRow, before: string): SetApart['why'] | undefined => {
  const { headerRow = 0, firstRow, labels } = context.layout
  if (row.row < firstRow) return 'above the labels'
  if (isTotal(row)) return 'total'
  if (headerRow > 0 && row.cells.every((cell, at) => labelOf(cell, at) === labels[at])) return 'labels again'
  const amount = firstCell(context, row, ['amount', 'net', 'debit', 'credit'])
  if (amount !== '') return undefined
  if (cellOf(context, row, 'date') === '') return 'text'
  const id = cellOf(context, row, 'id')
  return id !== '' && id === before ? 'further line' : undefined
}

const readRow = (context: RowContext, row: SourceRow, before: string): ReadRow => {
  const why = apartOf(context, row, before)
  if (why) return { is: 'set-apart', row: row.row, why }
  if (row.cells.slice(context.layout.labels.length).some((cell) => cell !== ''))
    return { is: 'rejected', row: row.row, column: 'row', reason: 'has more cells than there are labels' }
  try {
    if (context.layout.kind === 'books')
      return { is: 'entries', row: row.row, entries: readEntries(context, row) }
    const sale = readSale(context, row)
    return typeof sale === 'string'
      ? { is: 'set-apart', row: row.row, why: sale }
      : { is: 'sale', row: row.row, sale }
  } catch (error) {
    if (error instanceof CellFault) return { is: 'rejected', ...rejectedBy(context, row, error) }
    throw error
  }
}

async function* readRows(
  table: SourceTable,
  layout: Layout,
  { timeZone, currency, today }: ReadOptions,
): AsyncGenerator<readonly ReadRow[]> {
  const context: RowContext = {
    layout,
    currency,
    latest: plusDays(today, daysAhead[layout.kind]),
    toZone: zoneDays(timeZone),
  }
  let before = ''
  for await (const batch of table.rows()) {
    const read: ReadRow[] = []
    for (const row of batch) {
      if (row.row === layout.headerRow) continue
      read.push(readRow(context, row, before))
      before = cellOf(context, row, 'id') || before
    }
    yield read
  }
}

type Questions = { readonly questions: readonly ColumnQuestion[] }

/** A file whose every column is understood. */
export type OpenFile = {
  readonly kind: Kind
  /** How it was read: "comma, UTF-8", "sheet Sales". */
  readonly from: string
  /** What was answered or proven, for later files of its layout too. */
  readonly decided: Answers
  /** How columns are read; undefined for a profit and loss statement. */
  readonly layout?: Layout
  /** Some of its rows, as samples. */
  readonly samples?: readonly SourceRow[]
  /** Its rows in batches, from the start each time. */
  readonly rows: () => AsyncIterable<readonly ReadRow[]>
}

/** Rows that a statement can have at most. */
const longestStatement = 5000

const openStatement = async (
  table: SourceTable,
  first: readonly SourceRow[],
  { answers, today }: ReadOptions,
): Promise<OpenFile | Questions | undefined> => {
  const statement = statementIn(first)
  if (!statement) return undefined
  const rows: SourceRow[] = []
  for await (const batch of table.rows()) {
    rows.push(...batch)
    if (rows.length > longestStatement) return undefined
  }
  const mark = statementMark(statement, rows, answers)
  if (typeof mark !== 'string') return mark
  const read = readStatement(statement, mark, rows, today)
  return {
    kind: 'books',
    from: table.from,
    decided: answers,
    rows: async function* () {
      yield read
    },
  }
}

const firstRows = async (table: SourceTable): Promise<readonly SourceRow[]> => {
  for await (const batch of table.rows()) return batch
  throw new FileRefused('has no rows')
}

/** Opens a file: what has to be asked first, or its rows. Throws `FileRefused` for one that cannot be read. */
export const openFile = async (path: string, options: ReadOptions): Promise<OpenFile | Questions> => {
  const table = await openTable(path, options.answers)
  if ('questions' in table) return table
  const statement =
    options.kind === 'sales' ? undefined : await openStatement(table, await firstRows(table), options)
  if (statement) return statement
  const read = await profileTable(table)
  // Tables without labels all look alike, so nothing is recalled for them.
  const earlier =
    read.headerRow === undefined ? {} : await options.recall?.(read.columns.map(({ label }) => label))
  const found = decideLayout(read, { ...options, earlier: earlier ?? {} })
  if ('questions' in found) return found
  const { layout, decided } = found
  return {
    kind: layout.kind,
    from: table.from,
    layout,
    decided,
    samples: read.rows.slice(0, maxSamples),
    rows: () => readRows(table, layout, options),
  }
}
