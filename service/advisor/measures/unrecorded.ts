/** Measures that people ask for but are not recorded, with the records each would need. */
import type { UnrecordedMeasure } from '#schema/advisor/measure'

export const unrecordedNeeds: Readonly<Record<UnrecordedMeasure, string>> = {
  customers: 'people counted one by one, such as by a loyalty card; the records count transactions',
  'product-sales': 'sales by product from the point of sale',
  'paid-hours': 'paid hours by person from payroll or the roster',
  stock: 'stock counts by product',
  receivables: 'open invoices from the accounting system',
  debts: 'loans, the overdraft and unpaid bills from the accounting system',
  listings: 'listings and their stages from the sales system',
  utilisation: 'billed and available days by person from timesheets',
  rating: 'ratings and reviews from the review sites',
  'web-visits': 'visits from web analytics',
}
