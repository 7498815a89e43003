/** Meaning and calculation of each measure, in words. */
import type { CombinedMeasure, MeasureName, PerMeasure } from '#schema/advisor/measure'

type Meaning = { readonly means: string; readonly formula?: string }

const share = (of: string): Meaning => ({
  means: `the part of revenue that goes on ${of}`,
  formula: `${of === 'costs' ? 'all costs' : of} divided by revenue`,
})

export const measureTerms: Readonly<Record<Exclude<MeasureName, CombinedMeasure | PerMeasure>, Meaning>> = {
  revenue: { means: 'all money taken for what was sold, before any cost' },
  transactions: { means: 'how many sales were made, whatever their size' },
  'hours-traded': { means: 'the hours in which at least one sale was made' },
  staff: { means: 'wages, superannuation and everything else paid for people’s work' },
  supplies: { means: 'what is bought to be sold or used up in selling' },
  premises: { means: 'rent, rates, power and the like' },
  marketing: { means: 'what is spent to win customers' },
  other: { means: 'every cost that is not staff, supplies, premises or marketing' },
  costs: { means: 'staff, supplies, premises, marketing and other costs together' },
  profit: { means: 'what is left of revenue after all costs', formula: 'revenue less all costs' },
  margin: {
    means: 'the part of each dollar of revenue that is left after all costs',
    formula: 'profit divided by revenue',
  },
  'staff-share': share('staff'),
  'supplies-share': share('supplies'),
  'premises-share': share('premises'),
  'marketing-share': share('marketing'),
  'other-share': share('other costs'),
  'cost-share': share('costs'),
  'revenue-per-transaction': {
    means: 'what one sale brings in on average',
    formula: 'revenue divided by the number of sales',
  },
  'contribution-per-sale': {
    means: 'what one sale leaves, after its supplies, to pay all other costs',
    formula: 'revenue less supplies, divided by the number of sales',
  },
  'revenue-per-hour': {
    means: 'what an hour open brings in on average',
    formula: 'revenue divided by the hours open',
  },
  'transactions-per-hour': {
    means: 'how many sales an hour open brings on average',
    formula: 'sales divided by the hours open',
  },
  'break-even-revenue': {
    means: 'the revenue at which profit is zero',
    formula:
      'costs that don’t change with sales, divided by what each dollar of revenue leaves after supplies',
  },
  runway: {
    means: 'how long the cash in hand would cover the costs if no more came in',
    formula: 'cash divided by a usual week’s costs',
  },
  cash: { means: 'the money that could be spent today' },
  growth: {
    means: 'how much more revenue came in than in the stretch before',
    formula: 'revenue less revenue before, divided by revenue before',
  },
  customers: {
    means: 'the people a business sells to or works for, each counted once however often they come',
  },
  'product-sales': { means: 'what each product brought in' },
  'paid-hours': { means: 'hours worked that the business pays for' },
  stock: { means: 'goods bought and not yet sold or used' },
  receivables: { means: 'what customers have been invoiced for and have not paid' },
  debts: { means: 'what a business has borrowed, and the bills that it has not paid' },
  listings: { means: 'homes that the agency is engaged to sell or let' },
  utilisation: {
    means: 'the share of available working days that is billed to clients',
    formula: 'billed days divided by available days',
  },
  rating: { means: 'the average score that customers give in public reviews' },
  'web-visits': { means: 'visits to the website' },
}
