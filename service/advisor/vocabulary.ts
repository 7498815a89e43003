/** The words each kind of business has for its own things. */
import type { BusinessType } from '#schema/session/session'

/** What the figures are called where the business works. */
export type Vocabulary = {
  /** One of what `transactions` counts, and several. */
  readonly sale: string
  readonly sales: string
  /** What `revenuePerTransaction` is called. */
  readonly perSale: string
  /** What one charges. */
  readonly prices: string
  /** Who pays. */
  readonly customer: string
  readonly customers: string
  /** Who works there, and where the day happens. */
  readonly team: string
  readonly floor: string
  /** What `supplies` pays for. */
  readonly supplies: string
  /** What is bought to bring customers in. */
  readonly marketing: string
  /** What one sells more of. */
  readonly offer: string
  /** What a week is full of. */
  readonly load: string
  /** True where customers walk in, so that an offer can be tied to a weekday. */
  readonly hasWalkIns: boolean
  /** True where people work shifts; salaried ones move their work instead. */
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
    hasWalkIns: false,
    hasShifts: true,
  },
}
