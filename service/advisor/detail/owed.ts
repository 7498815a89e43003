/** What customers owe, from the latest list of debtors on record. Names come from the kept records, not from events. */

import type { IsoDate } from '#schema/core/scalars'
import type { DebtorsDay } from '#schema/import/days'

/** What a customer owes, in cents. */
export type CustomerOwes = {
  readonly name: string
  /** Below zero for a customer who has paid too much. */
  readonly amount: bigint
  /** Undefined unless the list says of all of it whether it is overdue. */
  readonly overdue: bigint | undefined
  readonly oldestDue: IsoDate | undefined
}

/** The figures of a day. */
export type OwedOn = { readonly asOf: IsoDate; readonly figures: DebtorsDay }

export type Owed = OwedOn & {
  /** Largest first. */
  readonly customers: readonly CustomerOwes[]
  /** Earlier lists, latest first. */
  readonly earlier: readonly OwedOn[]
}
