/** What a customer owes, as of the day of a list of debtors. */
import type { IsoDate } from '#schema/core/scalars'

export type Debt = {
  /** The day of the list. */
  readonly date: IsoDate
  readonly customer: string
  /** In cents; below zero for a credit. */
  readonly amount: bigint
  /** "not due", "1–30 days", "over 90 days". */
  readonly age: string
  /** Undefined if the list does not say so. */
  readonly isOverdue?: boolean
  readonly due?: IsoDate
  readonly issued?: IsoDate
  readonly invoice?: string
}

/** Ages of invoices with a due date of their own. */
export const ages = {
  notDue: 'not due',
  unknown: 'no due date',
  credit: 'credit',
} as const

/** Order of an age among others: by the days that it begins with. */
export const rankOfAge = (age: string): number => {
  if (age === ages.notDue || age === 'current') return -1
  if (age === ages.unknown) return 10_000
  if (age === ages.credit) return 10_001
  const [, over, size = '0', unit = 'days'] =
    /^(over )?(?:under )?(\d+)(?:–\d+)?(?: (days?|months?))?/.exec(age) ?? []
  const days = Number(size) * (unit.startsWith('month') ? 30 : 1)
  return age.startsWith('under ') ? 1 : over ? days + 1 : age === 'older' ? 9000 : days
}
