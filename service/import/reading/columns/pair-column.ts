/** Finds the other column of a debit and credit pair if only one of them has a known label. */
import { type Column, unnamedAmounts } from '../assign-roles.ts'
import type { ReadTable } from '../read-table.ts'
import type { Role } from '../roles.ts'
import { centsAt } from '../tax/tax-place.ts'

const fewest = 3
const nearlyAll = 0.95

/** True if nearly every row has an amount in exactly one of two columns, and both have some. */
const complete = (one: Column, other: Column, { rows }: ReadTable): boolean => {
  let [first, second, neither] = [0, 0, 0]
  for (const row of rows) {
    const [isFirst, isSecond] = [one, other].map((column) => (centsAt(row, column) ?? 0n) !== 0n)
    if (isFirst && !isSecond) first += 1
    else if (isSecond && !isFirst) second += 1
    else neither += 1
  }
  return (
    first > 0 &&
    second > 0 &&
    first + second >= fewest &&
    first + second >= nearlyAll * (first + second + neither)
  )
}

/** Adds the missing debit or credit column if a single column complements the other row by row. */
export const pairColumn = (found: Map<Role, Column>, table: ReadTable): void => {
  const [debit, credit] = [found.get('debit'), found.get('credit')]
  const known = debit ?? credit
  if (!known || (debit && credit)) return
  const taken = new Set(found.values())
  const [only, ...others] = unnamedAmounts(table.columns, taken).filter((column) =>
    complete(known, column, table),
  )
  if (only && others.length === 0) found.set(debit ? 'credit' : 'debit', only)
}
