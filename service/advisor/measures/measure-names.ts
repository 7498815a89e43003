/** What measures are called in sentences, in the words of the trade; words that people ask with are in questions/lexicon. */
import type { MeasureName } from '#schema/advisor/measure'
import type { BusinessType } from '#schema/session/session'
import { vocabularies } from '../vocabulary.ts'

const plainNames: Readonly<Record<MeasureName, string>> = {
  revenue: 'revenue',
  transactions: 'transactions',
  'hours-traded': 'hours traded',
  staff: 'staff costs',
  supplies: 'supplies',
  premises: 'premises costs',
  marketing: 'marketing costs',
  other: 'other costs',
  costs: 'costs',
  profit: 'profit',
  margin: 'profit margin',
  'staff-share': 'staff share of revenue',
  'supplies-share': 'supplies share of revenue',
  'premises-share': 'premises share of revenue',
  'marketing-share': 'marketing share of revenue',
  'other-share': 'other costs’ share of revenue',
  'cost-share': 'costs’ share of revenue',
  'revenue-per-transaction': 'revenue per transaction',
  'contribution-per-sale': 'contribution per sale',
  'revenue-per-hour': 'revenue per hour open',
  'transactions-per-hour': 'transactions per hour open',
  'break-even-revenue': 'break-even revenue a week',
  runway: 'cash runway',
  cash: 'cash',
  growth: 'growth in revenue',
  customers: 'customers',
  'product-sales': 'sales by product',
  'paid-hours': 'paid hours',
  stock: 'stock',
  receivables: 'unpaid invoices',
  listings: 'listings',
  utilisation: 'utilisation',
  rating: 'ratings',
  'web-visits': 'web visits',
}

/** The name of a measure in a sentence, in the words of the trade. */
export const measureLabel = (name: MeasureName, trade: BusinessType): string => {
  const words = vocabularies[trade]
  if (name === 'transactions') return words.sales
  if (name === 'revenue-per-transaction') return words.perSale
  if (name === 'supplies') return words.supplies
  if (name === 'customers') return words.customers
  return plainNames[name]
}
