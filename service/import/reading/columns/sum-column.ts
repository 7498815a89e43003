/** A column that is the sum of the others: their whole, in every row, whatever its label. */
import type { Column } from '../assign-roles.ts'
import type { SourceRow } from '../source-row.ts'
import { centsAt } from '../tax/tax-place.ts'

/** Columns without which a sum proves nothing, and rows with two parts or more. */
const [fewestColumns, fewestRows] = [3, 5]

const isSumOf = (column: Column, parts: readonly Column[], rows: readonly SourceRow[]): boolean => {
  let proven = 0
  for (const row of rows) {
    const all = centsAt(row, column)
    if (all === undefined) continue
    const cents = parts.map((part) => centsAt(row, part) ?? 0n)
    if (cents.reduce((sum, one) => sum + one, 0n) !== all) return false
    if (cents.filter((one) => one !== 0n).length > 1) proven += 1
  }
  return proven >= fewestRows
}

/** The only one of several columns of money that is the sum of all others; undefined if there is none. */
export const sumColumn = (candidates: readonly Column[], rows: readonly SourceRow[]): Column | undefined => {
  if (candidates.length < fewestColumns) return undefined
  const sums = candidates.filter((one) =>
    isSumOf(
      one,
      candidates.filter((other) => other !== one),
      rows,
    ),
  )
  return sums.length === 1 ? sums[0] : undefined
}
