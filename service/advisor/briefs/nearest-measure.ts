/** The recorded measure that is nearest to one that no record holds. */
import type { RecordedMeasure, UnrecordedMeasure } from '#schema/advisor/measure'

export const nearest: Readonly<Record<UnrecordedMeasure, RecordedMeasure>> = {
  customers: 'transactions',
  'product-sales': 'revenue-per-transaction',
  'paid-hours': 'staff-share',
  stock: 'supplies-share',
  receivables: 'runway',
  listings: 'transactions',
  utilisation: 'transactions',
  rating: 'transactions',
  'web-visits': 'transactions',
}
