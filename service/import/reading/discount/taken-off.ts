/** Columns whose figures prove that a discount is taken off: a price, perhaps times a quantity, less the discount. */
import { type Column, isPriced } from '../assign-roles.ts'
import { isMostly } from '../column-profile.ts'
import { thousandthsIn } from '../columns/price-of.ts'
import { timesQuantity } from '../columns/times-quantity.ts'
import type { Cents } from '../money.ts'
import { openMarks } from '../questions.ts'
import type { ReadTable } from '../read-table.ts'
import { isOfAll, plainLabel, type Role, rankOf } from '../roles.ts'
import type { SourceRow } from '../source-row.ts'
import { centsAt } from '../tax/tax-place.ts'
import { namesDiscount } from './discount-label.ts'
import { type DiscountIs, discountIn, lessDiscount, sizeOf, type WrittenDiscount } from './less-discount.ts'

const nearlyAll = 0.9
const forms: readonly DiscountIs[] = ['row', 'each', 'percent', 'share']

/** The discount of a row; undefined for none and for what cannot be read. */
export const discountAt = (row: SourceRow, column: Column): WrittenDiscount | undefined => {
  const found = discountIn(row.cells[column.at] ?? '', openMarks(column)[0] ?? 'point')
  return found === 'fault' ? undefined : found
}

/** Columns of discounts that have any. */
export const discountColumns = (
  { columns }: ReadTable,
  found: ReadonlyMap<Role, Column>,
): readonly Column[] => {
  const taken = new Set(found.values())
  return columns.filter((column) => {
    const { label, profile } = column
    if (taken.has(column) || !namesDiscount(label)) return false
    const isWritten = [...profile.distinct.keys()].some((cell) => /[1-9][\d.,]*\s?%/.test(cell))
    return isWritten || profile.negatives + profile.positives > 0
  })
}

/** How many were sold in a row, in thousandths; one where no quantity is given. */
export const countAt = (row: SourceRow, quantity: Column | undefined): number =>
  (quantity && thousandthsIn(row.cells[quantity.at])) ?? 1000

const isPriceLabel = ({ label }: Column): boolean =>
  rankOf(label, 'unit-price') !== undefined || /\b(?:prices?|each|gross|subtotal)\b/.test(plainLabel(label))

const isNumber = ({ profile }: Column): boolean =>
  isMostly(profile, profile.anyAmount) && profile.anyDate === 0

/** Amounts that a discount may be taken off: those of a column, and those times the quantity. */
type Base = (row: SourceRow) => Cents | undefined
const basesOf = (
  whole: Column,
  table: ReadTable,
  found: ReadonlyMap<Role, Column>,
  isBase: (column: Column) => boolean,
): readonly Base[] => {
  const quantity = found.get('quantity')
  const others = table.columns.filter(
    (one) => one !== whole && one !== quantity && isNumber(one) && !namesDiscount(one.label) && isBase(one),
  )
  return others.flatMap((one): readonly Base[] => [
    (row) => centsAt(row, one),
    ...(quantity
      ? [
          (row: SourceRow) => {
            const price = centsAt(row, one)
            return price === undefined ? undefined : timesQuantity(price, countAt(row, quantity))
          },
        ]
      : []),
  ])
}

/** True if `expected` gives the amount in nearly all rows, and in at least one that has a discount. */
const fits = (
  whole: Column,
  discount: Column,
  rows: readonly SourceRow[],
  expected: (row: SourceRow, off: WrittenDiscount | undefined) => Cents | undefined,
): boolean => {
  let [compared, equal, discounted, equalOfThese] = [0, 0, 0, 0]
  for (const row of rows) {
    const [all, off] = [centsAt(row, whole), discountAt(row, discount)]
    if (all === undefined) continue
    const other = expected(row, off)
    const isEqual = other !== undefined && sizeOf(sizeOf(other) - sizeOf(all)) <= (off ? 1n : 0n)
    compared += 1
    if (isEqual) equal += 1
    if (!off) continue
    discounted += 1
    if (isEqual) equalOfThese += 1
  }
  return equalOfThese > 0 && equalOfThese >= discounted * nearlyAll && equal >= compared * nearlyAll
}

/** True if figures prove that the discount is taken off the amounts of a column; tax and tips may be added. */
export const isTakenOff = (
  whole: Column,
  discount: Column,
  table: ReadTable,
  found: ReadonlyMap<Role, Column>,
): boolean => {
  const [tax, tip, quantity] = [found.get('tax'), found.get('tip'), found.get('quantity')]
  const parts = [tax, tip].filter((part) => part !== undefined && part !== whole)
  return basesOf(whole, table, found, (one) => !parts.includes(one)).some((base) =>
    forms.some((is) =>
      [true, false].some((isAdded) =>
        fits(whole, discount, table.rows, (row, off) => {
          const from = base(row)
          const rest = from !== undefined && off ? lessDiscount(from, off, is, countAt(row, quantity)) : from
          if (rest === undefined || !isAdded) return rest
          return parts.reduce((sum, part) => sum + (centsAt(row, part) ?? 0n), rest)
        }),
      ),
    ),
  )
}

/** True if the amounts of a column are prices, perhaps times quantities, although there is a discount. */
export const isWithoutDiscount = (
  whole: Column,
  discount: Column,
  table: ReadTable,
  found: ReadonlyMap<Role, Column>,
): boolean =>
  basesOf(whole, table, found, isPriceLabel).some((base) => fits(whole, discount, table.rows, base))

/**
 * Makes the column that proves to have the discount taken off the amount, and returns true; not where a column
 * labelled as the total has it, which is found by its label.
 */
export const amountAfterDiscount = (found: Map<Role, Column>, table: ReadTable): boolean => {
  const discounts = discountColumns(table, found)
  if (discounts.length === 0 || found.has('debit') || found.has('credit')) return false
  const beside = new Set([found.get('tax'), found.get('tip'), found.get('quantity'), found.get('date')])
  const proven = table.columns.filter(
    (column) =>
      !beside.has(column) &&
      !namesDiscount(column.label) &&
      isPriced(column) &&
      discounts.some((discount) => isTakenOff(column, discount, table, found)),
  )
  if (proven.some(({ label }) => isOfAll(label) && rankOf(label, 'amount') !== undefined)) return false
  const column = proven.find(({ label }) => isOfAll(label)) ?? proven[0]
  if (!column) return false
  for (const [role, one] of [...found]) if (one === column) found.delete(role)
  found.set('amount', column)
  return true
}
