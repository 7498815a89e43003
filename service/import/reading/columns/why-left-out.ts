/** Why a row of sales is not a sale. */

import type { RowContext } from '../read-row.ts'
import type { SourceRow } from '../source-row.ts'
import { marksVoided } from './left-out-rows.ts'
import { isIncomplete, isNoSale, isUnclear } from './sale-status.ts'

export type NoSale = 'not completed' | 'no sale'

/** Why its status, its type or a mark leaves a row out; undefined for a sale. */
export const whyLeftOut = (
  { layout }: RowContext,
  { cells }: SourceRow,
  status: string,
): NoSale | undefined => {
  const { isOfPayments, labels, places, typesAt, unclearLeftOut, voidedAt } = layout
  if (isOfPayments && isNoSale(status)) return 'no sale'
  if (typesAt !== undefined && isNoSale(cells[typesAt] ?? '')) return 'no sale'
  if (voidedAt !== undefined && marksVoided(cells[voidedAt] ?? '')) return 'not completed'
  const isLeftOut =
    isIncomplete(status) ||
    (unclearLeftOut === true && isUnclear(status, labels[places.status ?? -1] ?? '', isOfPayments))
  return isLeftOut ? 'not completed' : undefined
}
