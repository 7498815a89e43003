/** Refuses amounts that are not in dollars and cents of the business. */
import type { Column } from './assign-roles.ts'
import { isOtherUnit, isOtherUnitAbove, otherCurrencyAbove, otherCurrencyIn } from './currency-named.ts'
import { FileRefused } from './refused.ts'
import { moneyRoles, type Role } from './roles.ts'
import type { SourceRow } from './source-row.ts'

/** Refuses amounts whose labels name another currency or unit. */
export const checkUnits = (found: ReadonlyMap<Role, Column>, currency: string): void => {
  for (const [role, { label }] of found) {
    if (!moneyRoles.has(role)) continue
    const other = otherCurrencyIn(label, currency)
    if (other !== undefined)
      throw new FileRefused(`has amounts in ${other}, not in ${currency}`, { column: label })
    if (isOtherUnit(label))
      throw new FileRefused('has amounts that are not in dollars and cents', { column: label })
  }
}

/** Refuses a table if lines above it name another currency or unit. */
export const checkAbove = (above: readonly SourceRow[], currency: string): void => {
  for (const { row, cells } of above) {
    const other = otherCurrencyAbove(cells, currency)
    if (other !== undefined) throw new FileRefused(`has amounts in ${other}, not in ${currency}`, { row })
    if (isOtherUnitAbove(cells))
      throw new FileRefused('has amounts that are not in dollars and cents', { row })
  }
}
