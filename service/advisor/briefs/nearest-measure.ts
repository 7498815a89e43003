/** The recorded measure nearest to an unrecorded one. */
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
