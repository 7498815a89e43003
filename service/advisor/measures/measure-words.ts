/** What measures are called: a name for sentences in the words of the trade, and other words that people use. */
import type { MeasureName, RecordedMeasure, UnrecordedMeasure } from '#schema/advisor/measure'
import type { BusinessType } from '#schema/session/session'
import { vocabularies } from '../vocabulary.ts'

type TradeWords = { readonly [T in BusinessType]?: readonly string[] }
type Words = { readonly all: readonly string[] } & TradeWords

/** Other words for each measure: those of every business, then those of one trade. */
export const synonyms: Readonly<Record<MeasureName, Words>> = {
  revenue: {
    all: ['revenue', 'takings', 'turnover', 'income', 'banked', 'took'],
    cafe: ['sales in dollars', 'till'],
    realestate: ['fees', 'commission'],
    consulting: ['billings', 'fees'],
  },
  transactions: {
    all: ['transactions', 'number of sales'],
    cafe: ['sales', 'covers', 'orders', 'tickets', 'footfall'],
    realestate: ['settlements', 'deals', 'leases signed'],
    consulting: ['billed days', 'days billed', 'billable days'],
  },
  'hours-traded': { all: ['hours traded', 'hours open', 'opening hours', 'trading hours'] },
  staff: { all: ['staff', 'wages', 'payroll', 'labour', 'salaries', 'people cost'] },
  supplies: {
    all: ['supplies', 'suppliers', 'cost of goods'],
    cafe: ['food and drink', 'ingredients', 'beans', 'milk'],
    realestate: ['photography', 'signs'],
    consulting: ['contractors', 'subcontractors'],
  },
  premises: { all: ['premises', 'rent', 'lease', 'occupancy'] },
  marketing: { all: ['marketing', 'advertising', 'ads', 'promotion'] },
  other: { all: ['other costs', 'overheads', 'sundries', 'everything else'] },
  costs: { all: ['costs', 'expenses', 'spending', 'outgoings', 'spent'] },
  profit: { all: ['profit', 'surplus', 'earnings', 'left over', 'made'] },
  margin: { all: ['margin', 'profit margin', 'profitability'] },
  'staff-share': {
    all: ['staff share', 'labour share', 'wage share', 'labour percentage', 'wages to sales'],
  },
  'supplies-share': { all: ['supplies share', 'cost of goods percentage'], cafe: ['food cost percentage'] },
  'premises-share': { all: ['premises share', 'rent to sales', 'occupancy ratio'] },
  'marketing-share': { all: ['marketing share', 'marketing to sales'] },
  'other-share': { all: ['other share', 'overhead ratio'] },
  'cost-share': { all: ['cost share', 'cost ratio', 'costs to sales'] },
  'revenue-per-transaction': {
    all: ['revenue per transaction', 'average sale'],
    cafe: ['average spend', 'basket', 'spend per head', 'average ticket'],
    realestate: ['average fee', 'fee per transaction', 'average commission'],
    consulting: ['day rate', 'average day rate'],
  },
  'contribution-per-sale': { all: ['contribution per sale', 'contribution', 'gross profit per sale'] },
  'revenue-per-hour': { all: ['revenue per hour', 'takings an hour', 'sales per hour'] },
  'transactions-per-hour': { all: ['transactions per hour', 'sales an hour'], cafe: ['covers an hour'] },
  'break-even-revenue': { all: ['break-even', 'break even', 'cover our costs'] },
  runway: { all: ['runway', 'cash runway', 'weeks of cash'] },
  cash: { all: ['cash', 'money in the bank', 'bank balance', 'reserves'] },
  growth: { all: ['growth', 'growing', 'growth rate'] },
  customers: {
    all: ['people', 'regulars', 'new customers', 'repeat customers'],
    cafe: ['customers', 'diners'],
    realestate: ['vendors', 'landlords', 'buyers', 'tenants'],
    consulting: ['clients'],
  },
  'product-sales': {
    all: ['products', 'best seller', 'items sold'],
    cafe: ['menu items', 'coffees', 'dishes'],
  },
  'paid-hours': { all: ['paid hours', 'hours worked', 'overtime', 'shifts worked'] },
  stock: { all: ['stock', 'inventory', 'wastage', 'shrinkage'] },
  receivables: { all: ['receivables', 'debtors', 'unpaid invoices', 'owed to us'] },
  listings: { all: ['listings'], realestate: ['appraisals', 'days on market', 'rent roll', 'vacancies'] },
  utilisation: { all: ['utilisation'], consulting: ['bench', 'billable share', 'chargeability'] },
  rating: { all: ['rating', 'reviews', 'stars', 'satisfaction'] },
  'web-visits': { all: ['web visits', 'website traffic', 'clicks', 'page views'] },
}

const plainNames: Readonly<Record<RecordedMeasure | UnrecordedMeasure, string>> = {
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

/** Every word for a measure in a trade. */
export const wordsFor = (name: MeasureName, trade: BusinessType): readonly string[] => [
  ...new Set([measureLabel(name, trade), ...synonyms[name].all, ...(synonyms[name][trade] ?? [])]),
]
