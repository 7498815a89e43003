/** The rows of totals by month. */
import { cutText } from '#schema/core/cut-text'
import { centsOf, type DecimalMark, isNoAmount, writtenAmount } from '../amount-form.ts'
import type { BookEntry } from '../book-row.ts'
import { isForeign } from '../read-row.ts'
import type { ReadRow } from '../row-outcome.ts'
import { isTotal } from '../set-apart.ts'
import type { SourceRow } from '../source-row.ts'
import { type MonthColumn, monthIn } from './month-column.ts'
import { accountOf } from './monthly-columns.ts'
import type { AmountColumn } from './monthly-totals.ts'

/** Columns of totals by month, and how their amounts are written. */
export type Monthly = {
  readonly month: MonthColumn
  readonly columns: readonly AmountColumn[]
  readonly mark: DecimalMark
  /** True if costs have a minus. */
  readonly costsBelowZero: boolean
  /** True if each row is one account of a month, so that a month comes in several rows. */
  readonly isByAccount: boolean
}

/** Entries of a row, or why a cell is refused. */
const entriesOf = (
  { cells }: SourceRow,
  { columns, mark, costsBelowZero }: Monthly,
  span: { readonly from: BookEntry['date']; readonly to: BookEntry['date'] },
  currency: string,
): readonly BookEntry[] | { readonly column: string; readonly reason: string } => {
  const entries: BookEntry[] = []
  for (const { at, label, direction } of columns) {
    const cell = cells[at] ?? ''
    if (cell === '' || isNoAmount(cell)) continue
    const written = writtenAmount(cell)
    if (written?.currency !== undefined && isForeign(written.currency, currency))
      return { column: label, reason: `in ${written.currency}, not in ${currency}` }
    if (written?.side) return { column: label, reason: 'a debit or a credit, not an amount of the month' }
    const amount = written ? centsOf(written, mark) : 'not an amount'
    if (typeof amount !== 'bigint') return { column: label, reason: amount }
    entries.push({
      date: span.to,
      from: span.from,
      direction,
      amount: direction === 'out' && costsBelowZero ? -amount : amount,
      account: cutText(accountOf(label), 200),
    })
  }
  return entries
}

/** Reads the rows. A row without a month or with one that is not over is refused, since its days are not known. */
export const readMonths = (
  monthly: Monthly,
  rows: readonly SourceRow[],
  { today, currency }: { readonly today: string; readonly currency: string },
): readonly ReadRow[] => {
  const { month, columns, isByAccount } = monthly
  const seen = new Set<string>()
  const label = month.header.cells[month.at] || 'Month'
  return rows.map((row): ReadRow => {
    if (row.row <= month.header.row) return { is: 'set-apart', row: row.row, why: 'above the labels' }
    const rejected = (column: string, reason: string): ReadRow => ({
      is: 'rejected',
      row: row.row,
      column: cutText(column, 200),
      reason,
    })
    if (isTotal(row)) return { is: 'set-apart', row: row.row, why: 'total' }
    const hasAmounts = columns.some(({ at }) => (row.cells[at] ?? '') !== '')
    if (!hasAmounts) return { is: 'set-apart', row: row.row, why: 'text' }
    if ((row.cells[month.at] ?? '') === '') return rejected(label, 'no month')
    const span = monthIn(row.cells[month.at] ?? '', month.order)
    if (!span) return rejected(label, 'not a month')
    if (span.from > today) return rejected(label, 'a month that has not begun')
    if (span.to >= today) return rejected(label, 'a month that is not over')
    if (!isByAccount && seen.has(span.from)) return rejected(label, 'the same month as in a row above')
    seen.add(span.from)
    const entries = entriesOf(row, monthly, span, currency)
    if ('reason' in entries) return rejected(entries.column, entries.reason)
    return entries.length === 0
      ? { is: 'set-apart', row: row.row, why: 'text' }
      : { is: 'entries', row: row.row, entries }
  })
}
