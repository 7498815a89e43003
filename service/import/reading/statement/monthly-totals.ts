/** Columns of totals by month that contain others: they would count twice. */
import { centsOf, type DecimalMark, writtenAmount } from '../amount-form.ts'
import { FileRefused } from '../refused.ts'
import type { SourceRow } from '../source-row.ts'

/** A column of amounts by month. */
export type AmountColumn = {
  readonly at: number
  readonly label: string
  /** Its label without words about tax. */
  readonly words: string
  readonly direction: 'in' | 'out'
}

/** Names of all income or all costs, which may contain the other columns. */
const ofAll =
  /^(?:(?:total|gross|nett?|all|overall|monthly|the) )*(?:income|revenues?|sales|turnover|receipts|takings|fees|costs?|expenses?|expenditure|overheads?|operating (?:costs?|expenses?)|costs and expenses)$|^(?:total|gross|nett?|all|overall)\b/

const centsAt = ({ cells }: SourceRow, at: number, mark: DecimalMark): bigint => {
  const written = writtenAmount(cells[at] ?? '')
  const cents = written ? centsOf(written, mark) : 0n
  return typeof cents === 'bigint' ? cents : 0n
}

/** The columns without those that are the sum of others. Refuses a name of everything beside others that do not add up to it. */
export const withoutSums = (
  columns: readonly AmountColumn[],
  rows: readonly SourceRow[],
  header: SourceRow,
  mark: DecimalMark,
): readonly AmountColumn[] =>
  (['in', 'out'] as const).flatMap((direction) => {
    const own = columns.filter((column) => column.direction === direction)
    const sums = own.filter(
      (column) =>
        own.length > 2 &&
        rows.every(
          (row) =>
            centsAt(row, column.at, mark) ===
            own.reduce((sum, { at }) => (at === column.at ? sum : sum + centsAt(row, at, mark)), 0n),
        ),
    )
    const left = sums.length === 1 ? own.filter((column) => column !== sums[0]) : own
    const unclear = left.length > 1 ? left.find(({ words }) => ofAll.test(words)) : undefined
    if (unclear)
      throw new FileRefused('has a column that may contain the others, and they do not add up to it', {
        row: header.row,
        column: unclear.label,
      })
    return left
  })
