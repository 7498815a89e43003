/** A cell with the number of sales in a row. */
import { CellFault, cellOf, type RowContext } from '../read-row.ts'
import type { SourceRow } from '../source-row.ts'

/** Most sales in a row; more is some other number. */
const maxCount = 1_000_000

/** Number of sales in a row that adds up several. */
export const countOf = (context: RowContext, row: SourceRow): number | undefined => {
  const cell = cellOf(context, row, 'sales-count')
  if (cell === '') return undefined
  const isComma = context.layout.marks[context.layout.places['sales-count'] ?? -1] === 'comma'
  const plain = cell.replaceAll(isComma ? '.' : ',', '').replace(isComma ? /,0+$/ : /\.0+$/, '')
  if (!/^\d{1,7}$/.test(plain) || Number(plain) > maxCount)
    throw new CellFault('sales-count', 'not a number of sales')
  return Number(plain)
}
