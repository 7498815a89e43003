/** What headings, notes and the name of a sheet say about tax in the amounts of a file. */
import type { ReadTable } from '../read-table.ts'
import { plainLabel } from '../roles.ts'
import { taxSaidIn as saidIn, type TaxSaid } from './tax-words.ts'

/** What a text says; undefined if it says nothing, or both. */
export const taxSaidIn = (text: string): TaxSaid | undefined => saidIn(plainLabel(text))

/** The one thing that all texts which say something say. */
const common = (texts: readonly string[]): TaxSaid | undefined => {
  const said = new Set(texts.flatMap((text) => taxSaidIn(text) ?? []))
  const [only, ...others] = said
  return others.length === 0 ? only : undefined
}

/**
 * What a file says about the amounts of a column: its own label, else empty columns and lines around the table and the
 * name of its sheet. Labels of other columns with cells are about those columns.
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
