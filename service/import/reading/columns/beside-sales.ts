/** Costs in columns beside sales: they are no sales, and the days of both are not read from one file. */
import type { Column } from '../assign-roles.ts'
import { isPriced } from '../assign-roles.ts'
import { FileRefused } from '../refused.ts'
import { saidBy } from '../statement/monthly-labels.ts'

const isOf = (direction: 'in' | 'out', { label, profile }: Column): boolean => {
  if (profile.anyAmount === 0 || profile.anyDate > 0) return false
  const said = saidBy(label)
  return said.is === direction && said.isSure === true
}

/** Costs that a till writes beside a sale, such as what the item cost. */
const ofGoods = /\b(?:unit|item|product|average|avg|total)? ?costs?\b(?! of living)|\bcogs\b|\bcost of\b/i

/**
 * The columns without costs, if others are sales; all of them otherwise. Books cannot have both, since only one column of
 * amounts is read.
 */
export const withoutCosts = (columns: readonly Column[], kind: 'sales' | 'books'): readonly Column[] => {
  const costs = columns.filter((column) => isOf('out', column) && !ofGoods.test(column.label))
  const [cost] = costs
  if (!cost || !columns.some((column) => isOf('in', column) && (kind === 'sales' || isPriced(column))))
    return columns
  if (kind === 'books')
    throw new FileRefused(
      'has income and costs in columns beside each other, by day. Send one file for each',
      {
        column: cost.label,
      },
    )
  return columns.filter((column) => !costs.includes(column))
}
