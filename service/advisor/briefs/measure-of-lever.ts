import type { Lever } from '#schema/advisor/change-plans'
import type { RecordedMeasure } from '#schema/advisor/measure'

/** Measure that shows whether a lever moved. */
export const measureOfLever: Readonly<Record<Lever, RecordedMeasure>> = {
  price: 'revenue-per-transaction',
  volume: 'transactions',
  staff: 'staff-share',
  supplies: 'supplies-share',
  premises: 'premises-share',
  marketing: 'marketing-share',
  other: 'other-share',
}
