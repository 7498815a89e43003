/** The number of sales in a daily total: a column with such a label, or one that only can be a count. */
import { type Column, isOfCounts, isPriced } from '../assign-roles.ts'
import type { Answers } from '../layout.ts'
import { columnId } from '../questions.ts'
import type { ReadTable } from '../read-table.ts'
import { plainLabel, type Role } from '../roles.ts'
import { centsAt } from '../tax/tax-place.ts'
import { chosenUse } from '../unused/column-uses.ts'

/** Id of the remembered decision; there is no question. */
export const countQuestion = 'count-column'

type CountContext = {
  readonly earlier: Answers
  readonly given: Answers
  readonly answers: Answers
  readonly isReplay: boolean
}

/** Files of the layout that are on record without it keep their rows as they are. */
const isOpenTo = ({ earlier, given, isReplay }: CountContext): boolean =>
  isReplay
    ? given[countQuestion] !== undefined
    : Object.keys(earlier).length === 0 || earlier[countQuestion] !== undefined

/** Rows that are single sales, with a number or an item, are counted themselves. */
const areSingle = (found: ReadonlyMap<Role, Column>): boolean => found.has('id') || found.has('item')

/** Removes the role where it does not apply; before amounts are looked for, which may have the same label. */
export const keepCount = (found: Map<Role, Column>, context: CountContext): void => {
  const column = found.get('sales-count')
  if (!column || chosenUse(context.answers, column) === 'sales-count') return
  if (!isOpenTo(context) || areSingle(found)) found.delete('sales-count')
}

/** Labels of money and of numbers of sales alike. */
const eitherLabel = /^(?:sales|total sales)$/

/** Fewest dollars of a sale, on average, for a number to be that of the sales. */
const leastOfSale = 2n

const sumAt = ({ rows }: ReadTable, column: Column): bigint =>
  rows.reduce((sum, row) => sum + (centsAt(row, column) ?? 0n), 0n)

/**
 * Takes whole numbers labelled "Sales" for the number of sales, beside amounts with cents that are far larger: takings
 * without tax would be nearly as large. Returns the decision to remember.
 */
export const countColumn = (
  found: Map<Role, Column>,
  table: ReadTable,
  context: CountContext,
): string | undefined => {
  const amount = found.get('amount')
  if (!found.has('sales-count') && amount && isPriced(amount) && isOpenTo(context) && !areSingle(found)) {
    const taken = new Set(found.values())
    const all = sumAt(table, amount)
    const count = table.columns.find(
      (column) =>
        !taken.has(column) &&
        eitherLabel.test(plainLabel(column.label)) &&
        isOfCounts(column) &&
        sumAt(table, column) * leastOfSale < all,
    )
    if (count) found.set('sales-count', count)
  }
  const column = found.get('sales-count')
  return column && columnId(column)
}
