/** Amounts of a row of a list of invoices that its totals add up. */
import type { SourceRow } from '../source-row.ts'
import { type CellReader, moneyAt } from './debtor-cells.ts'
import type { InvoiceColumns } from './invoice-columns.ts'

/** Cents by the place of their column: what is unpaid, and what was invoiced. */
export const sumsIn = (
  reader: CellReader,
  { outstanding, amount }: InvoiceColumns,
  row: SourceRow,
): ReadonlyMap<number, bigint> => {
  const found = new Map<number, bigint>()
  for (const { at } of [outstanding, amount].flatMap((column) => column ?? [])) {
    const cents = moneyAt(reader, row, at)
    if (cents !== undefined) found.set(at, cents)
  }
  return found
}
