/** Finds lists of managements, listings and opportunities among tables. */
import type { RegisterKind } from '#schema/import/register-day'
import type { DebtorTable } from '../debtors/debtor-table.ts'
import { columnsOf } from '../debtors/debtor-table.ts'
import { maxPreamble } from '../header.ts'
import type { SourceRow, SourceTable } from '../source-row.ts'
import { type RegisterPlaces, registerOf } from './register-labels.ts'

/** Most rows of such a list; a longer table is something else. */
const longest = 50_000

/** A list with its columns. */
export type RegisterTable = Omit<DebtorTable, 'is' | 'ages'> & {
  readonly kind: RegisterKind
  readonly places: RegisterPlaces
}

const filled = ({ cells }: SourceRow): number => cells.filter((cell) => cell !== '').length

/** The list in a table; undefined for any other table. */
export const registerTable = async (
  source: SourceTable,
  first: readonly SourceRow[],
): Promise<RegisterTable | undefined> => {
  const header = first.slice(0, maxPreamble).find((row) => filled(row) > 2 && registerOf(row.cells))
  const found = header && registerOf(header.cells)
  if (!header || !found) return undefined
  const rows: SourceRow[] = []
  for await (const batch of source.rows()) {
    rows.push(...batch)
    if (rows.length > longest) return undefined
  }
  const data = rows.filter(({ row }) => row > header.row)
  return {
    ...found,
    header,
    above: rows.filter(({ row }) => row < header.row),
    data,
    columns: columnsOf(header, data),
  }
}
