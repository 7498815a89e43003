/** Refuses amounts that are not in dollars and cents of the business. */
import { writtenAmount } from './amount-form.ts'
import type { Column } from './assign-roles.ts'
import { isOtherUnit, isOtherUnitAbove, otherCurrencyAbove, otherCurrencyIn } from './currency-named.ts'
import { readingsOfDate } from './date-form.ts'
import { FileRefused } from './refused.ts'
import { moneyRoles, type Role } from './roles.ts'
import type { SourceRow } from './source-row.ts'

/** Refuses amounts whose label names another currency or unit. */
export const checkLabel = (label: string, currency: string): void => {
  const other = otherCurrencyIn(label, currency)
  if (other !== undefined)
    throw new FileRefused(`has amounts in ${other}, not in ${currency}`, { column: label })
  if (isOtherUnit(label))
    throw new FileRefused('has amounts that are not in dollars and cents', { column: label })
}

/** Refuses amounts whose labels name another currency or unit. */
export const checkUnits = (found: ReadonlyMap<Role, Column>, currency: string): void => {
  for (const [role, { label }] of found) {
    if (moneyRoles.has(role)) checkLabel(label, currency)
  }
}

const trust = /\btrust (?:account|bank|ledger|statement|receipts|money|trial)/i

/** Refuses money of clients: it would count as takings and costs. */
export const checkTrust = (above: readonly SourceRow[]): void => {
  const found = above.find(({ cells }) => cells.some((cell) => trust.test(cell)))
  if (found)
    throw new FileRefused(
      'is from a trust account, whose money belongs to your clients. Send the records of your own account',
      { row: found.row },
    )
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

const thousands = /^\(?(?:[a-z]{0,2}\$ ?)?['’]?000s?\)?$/i

/** True for a cell that is the unit of the amounts: "$'000". */
export const isThousands = (cell: string): boolean => thousands.test(cell)

/** Refuses a table if the line of units directly below its labels names another currency or unit. */
export const checkBelow = (
  rows: readonly SourceRow[],
  headerRow: number | undefined,
  currency: string,
): void => {
  const below = rows.find(({ row }) => headerRow !== undefined && row > headerRow)
  if (!below) return
  if (below.cells.some(isThousands))
    throw new FileRefused('has amounts that are not in dollars and cents', { row: below.row })
  if (below.cells.some((cell) => writtenAmount(cell) || readingsOfDate(cell).size > 0)) return
  checkAbove([below], currency)
  for (const cell of below.cells.slice(1)) checkLabel(cell, currency)
}
