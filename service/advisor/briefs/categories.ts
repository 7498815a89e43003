/** Categories of briefs, as shown on the screens. */
import type { RecordedMeasure } from '#schema/advisor/measure'

export const categories = {
  revenue: 'Revenue',
  margin: 'Margin and costs',
  cash: 'Cash',
  team: 'Team',
  pricing: 'Pricing',
  customers: 'Customers',
  season: 'Season',
  risk: 'Risk',
  growth: 'Growth',
  focus: 'Focus',
  overview: 'Overview',
  open: 'Open question',
} as const

/** A category's name in code. */
export type CategoryName = keyof typeof categories

const ofMeasures: { readonly [name in RecordedMeasure]?: CategoryName } = {
  revenue: 'revenue',
  profit: 'overview',
  growth: 'growth',
  transactions: 'customers',
  'hours-traded': 'season',
  staff: 'team',
  'staff-share': 'team',
  'revenue-per-hour': 'team',
  'transactions-per-hour': 'team',
  'revenue-per-transaction': 'pricing',
  'contribution-per-sale': 'pricing',
  runway: 'cash',
  cash: 'cash',
  'break-even-revenue': 'risk',
}

/** Category of briefs about a measure. */
export const categoryOf = (measure: RecordedMeasure): CategoryName => ofMeasures[measure] ?? 'margin'
