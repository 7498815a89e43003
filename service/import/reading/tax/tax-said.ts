/** Statements about tax in headings, notes and the sheet name of a file. */
import type { ReadTable } from '../read-table.ts'
import { plainLabel } from '../roles.ts'
import { taxSaidIn as saidIn, type TaxSaid } from './tax-words.ts'

/** Statement of a text; undefined if it has none, or both. */
export const taxSaidIn = (text: string): TaxSaid | undefined => saidIn(plainLabel(text))

/** The statement on which all texts agree, ignoring those without one. */
const common = (texts: readonly string[]): TaxSaid | undefined => {
  const said = new Set(texts.flatMap((text) => taxSaidIn(text) ?? []))
  const [only, ...others] = said
  return others.length === 0 ? only : undefined
}

/**
 * Statement of a file about the amounts of a column: from its own label, otherwise from empty columns, lines
 * around the table and the sheet name. Labels of other columns with cells are about those columns.
 */
export const taxSaid = (
  label: string,
  { columns, above, notes = [] }: Pick<ReadTable, 'columns' | 'above' | 'notes'>,
  title = '',
): TaxSaid | undefined =>
  taxSaidIn(label) ??
  common([
    ...columns.flatMap((column) => (column.profile.filled === 0 ? [column.label] : [])),
    ...[...above, ...notes].map(({ cells }) => cells.join(' ')),
    title,
  ])
