/** Tax code of a row, in files whose codes decide it. */
import { CellFault, cellOf, type RowContext } from '../read-row.ts'
import type { SourceRow } from '../source-row.ts'
import { taxOfCode } from './tax-code.ts'

/** Undefined unless codes decide. Throws `CellFault` for an unknown one. */
export const codeOf = (context: RowContext, row: SourceRow): bigint | 'standard' | undefined => {
  if (context.layout.taxIs !== 'split-by-code') return undefined
  const cell = cellOf(context, row, 'tax-code')
  const code = cell === '' ? undefined : taxOfCode(cell)
  if (code === undefined) throw new CellFault('tax-code', 'does not say whether the row is taxed')
  return code
}
