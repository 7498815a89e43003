/** Open questions about a table, with possible readings. Nothing is guessed. */
import type { IsoDate } from '#schema/core/scalars'
import { centsOf, type DecimalMark, decimalMarks, isAmbiguous, writtenAmount } from './amount-form.ts'
import type { Column } from './assign-roles.ts'
import { isSpread, ordersDiffer, ordersOf } from './column-profile.ts'
import { type DateOrder, readDate } from './date-form.ts'
import type { ColumnQuestion, ColumnReading } from './layout.ts'
import { decimalText } from './money.ts'
import { orderIn } from './roles.ts'
import type { SourceRow } from './source-row.ts'

const shown = 3

/** First rows with a usable cell in a column; each cell once. */
export const sampleRows = (
  rows: readonly SourceRow[],
  at: number,
  isUseful: (cell: string) => boolean,
): readonly { readonly row: number; readonly cell: string }[] => {
  const cells = new Set<string>()
  const found: { row: number; cell: string }[] = []
  for (const { row, cells: all } of rows) {
    const cell = all[at] ?? ''
    if (cell === '' || cells.has(cell) || !isUseful(cell)) continue
    cells.add(cell)
    found.push({ row, cell })
    if (found.length === shown) break
  }
  return found
}

const orderSays: Readonly<Record<DateOrder, string>> = {
  'day-first': 'Day first, as written in Australia',
  'month-first': 'Month first, as written in the United States',
  'year-first': 'Year first',
}

/** Possible orders of the dates in a column; one if certain, none if no order fits any cell. */
export const openOrders = ({ label, profile }: Column, today: IsoDate): readonly DateOrder[] => {
  const possible = ordersOf(profile)
  const spelled = orderIn(label)
  if (spelled !== undefined && possible.includes(spelled)) return [spelled]
  // Year-first readings turn days of the month into years, and vice versa: one of them is spread out.
  const years = possible.filter((order) => order === 'year-first' && profile.latest[order] <= today)
  const days = possible.filter((order) => order !== 'year-first')
  const plausible = days.filter((order) => !years.some((other) => isSpread(profile, order, other)))
  const orders = [
    ...plausible,
    ...years.filter((order) => !plausible.some((other) => isSpread(profile, order, other))),
    ...(days.length === 0 && years.length === 0 ? possible : []),
  ]
  const [first, ...others] = orders
  if (first === undefined) return []
  return [first, ...others.filter((order) => ordersDiffer(profile, first, order))]
}

/** Asks for the order of the dates in a column. */
export const askOrder = (
  column: Column,
  orders: readonly DateOrder[],
  rows: readonly SourceRow[],
): ColumnQuestion => {
  const differs = (cell: string) =>
    new Set(orders.map((order) => readDate(cell, order)?.date ?? cell)).size > 1
  const samples = sampleRows(rows, column.at, differs)
  return {
    id: 'date-order',
    column: column.label,
    readings: orders.map((order) => ({
      id: order,
      says: orderSays[order],
      rows: samples.map(({ row, cell }) => ({ row, cell, means: readDate(cell, order)?.date ?? 'no date' })),
    })),
  }
}

const markSays: Readonly<Record<DecimalMark, string>> = {
  point: 'A point before the cents: 1,234.50',
  comma: 'A comma before the cents: 1.234,50',
}

/** Possible decimal marks of a column's amounts. */
export const openMarks = ({ profile }: Column): readonly DecimalMark[] => {
  const whole = decimalMarks.filter((mark) => profile.amounts[mark] === profile.anyAmount)
  if (whole.length === 1) return whole
  // Every cell fits both: whole numbers are the same in both, 1,234 is not.
  if (whole.length === 2) return profile.ambiguousAmounts > 0 ? whole : ['point']
  return decimalMarks.filter((mark) => profile.amounts[mark] > 0)
}

const meansOf = (cell: string, mark: DecimalMark): string => {
  const written = writtenAmount(cell)
  const cents = written ? centsOf(written, mark) : 'not an amount'
  if (typeof cents === 'bigint') return decimalText(cents)
  // With a decimal comma, 1,234 is slightly more than one, but not a whole number of cents.
  return written && cents === 'has more than two decimals'
    ? `${written.isNegative ? '-' : ''}${written.digits.replace(/[.,]/g, (found) => (found === (mark === 'point' ? '.' : ',') ? '.' : ''))}`
    : cents
}

/** Asks for the decimal mark of a column. */
export const askMark = (
  column: Column,
  marks: readonly DecimalMark[],
  rows: readonly SourceRow[],
): ColumnQuestion => {
  const isUseful = (cell: string) => {
    const written = writtenAmount(cell)
    return written !== undefined && (isAmbiguous(written.digits) || marks.length > 1)
  }
  const samples = sampleRows(rows, column.at, isUseful)
  return {
    id: 'decimal-mark',
    column: column.label,
    readings: marks.map((mark) => ({
      id: mark,
      says: markSays[mark],
      rows: samples.map(({ row, cell }) => ({ row, cell, means: meansOf(cell, mark) })),
    })),
  }
}

/** How an answer names a column. */
export const columnId = ({ at }: Column): string => `column-${at + 1}`

/** Asks which of several columns has a role. */
export const askColumn = (
  id: string,
  columns: readonly Column[],
  rows: readonly SourceRow[],
): ColumnQuestion => ({
  id,
  column: columns.map(({ label }) => label).join(', '),
  readings: columns.map(
    (column): ColumnReading => ({
      id: columnId(column),
      says: column.label,
      rows: sampleRows(rows, column.at, () => true).map(({ row, cell }) => ({ row, cell, means: cell })),
    }),
  ),
})

/** Asks for one of several meanings that no cell decides. */
export const askMeaning = (
  id: string,
  column: Column,
  meanings: readonly (readonly [id: string, says: string, means: (cell: string) => string])[],
  rows: readonly SourceRow[],
  isUseful: (cell: string) => boolean = () => true,
): ColumnQuestion => ({
  id,
  column: column.label,
  readings: meanings.map(([reading, says, means]) => ({
    id: reading,
    says,
    rows: sampleRows(rows, column.at, isUseful).map(({ row, cell }) => ({ row, cell, means: means(cell) })),
  })),
})
