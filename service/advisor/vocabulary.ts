/** Each kind of business's own words. */
import type { BusinessType } from '#schema/session/session'

/** Names of the figures in a trade. */
export type Vocabulary = {
  /** One of what `transactions` counts, and its plural. Imported sales are counted only if one of them is just that. */
  readonly sale: string
  readonly sales: string
  /** Name of `revenuePerTransaction`. */
  readonly perSale: string
  /** Name of the prices. */
  readonly prices: string
  /** Name of a paying customer. */
  readonly customer: string
  readonly customers: string
  /** Names of the team and of the place of work. */
  readonly team: string
  readonly floor: string
  /** Name of what `supplies` pays for. */
  readonly supplies: string
  /** Name of spending to attract customers. */
  readonly marketing: string
  /** Name of what can be sold more. */
  readonly offer: string
  /** Name of what fills a week. */
  readonly load: string
  /** True if a sale in an imported file is one of them: an invoice is no billed day. */
  readonly countsFiles: boolean
  /** True if customers walk in, so that an offer can be tied to a weekday. */
  readonly hasWalkIns: boolean
  /** True if people work shifts; salaried people shift their work instead. */
  readonly hasShifts: boolean
}

export const vocabularies: Readonly<Record<BusinessType, Vocabulary>> = {
  cafe: {
    sale: 'sale',
    sales: 'sales',
    perSale: 'average spend',
    prices: 'prices',
    customer: 'customer',
    customers: 'customers',
    team: 'floor and kitchen',
    floor: 'the floor',
    supplies: 'food and drink supplies',
    marketing: 'local advertising',
    offer: 'menu',
    load: 'covers',
    countsFiles: true,
    hasWalkIns: true,
    hasShifts: true,
  },
  realestate: {
    sale: 'transaction',
    sales: 'transactions',
    perSale: 'fee per transaction',
    prices: 'fees',
    customer: 'vendor or landlord',
    customers: 'vendors and landlords',
    team: 'agents and property managers',
    floor: 'the office',
    supplies: 'photography, signs and supplies',
    marketing: 'portal listings and campaigns',
    offer: 'fee schedule',
    load: 'listings and settlements',
    countsFiles: true,
    hasWalkIns: false,
    hasShifts: true,
  },
  consulting: {
    sale: 'billed day',
    sales: 'billed days',
    perSale: 'average day rate',
    prices: 'day rates',
    customer: 'client',
    customers: 'clients',
    team: 'consultants',
    floor: 'the practice',
    supplies: 'contractors',
    marketing: 'proposals and events',
    offer: 'rate card',
    load: 'milestones and utilisation',
    countsFiles: false,
    hasWalkIns: false,
    hasShifts: false,
  },
  retail: {
    sale: 'sale',
    sales: 'sales',
    perSale: 'average basket',
    prices: 'prices',
    customer: 'customer',
    customers: 'customers',
    team: 'shop floor and stockroom',
    floor: 'the shop',
    supplies: 'goods for sale',
    marketing: 'advertising',
    offer: 'range',
    load: 'sales and deliveries',
    countsFiles: true,
    hasWalkIns: true,
    hasShifts: true,
  },
  other: {
    sale: 'sale',
    sales: 'sales',
    perSale: 'average sale',
    prices: 'prices',
    customer: 'customer',
    customers: 'customers',
    team: 'team',
    floor: 'the business',
    supplies: 'supplies',
    marketing: 'advertising',
    offer: 'offer',
    load: 'orders',
    countsFiles: true,
    hasWalkIns: false,
    hasShifts: true,
  },
}
