/** A list as of a day of things that bring money: what is managed, what is on the market, what may be won. */
import type { IsoDate } from '#schema/core/scalars'
import type { RegisterKind } from '#schema/import/register-day'
import type { Cents } from '../money.ts'

/** One row of such a list. */
export type RegisterEntry = {
  /** Day of the list. */
  readonly date: IsoDate
  /** Address or name. */
  readonly name: string
  /** Rent a week, asking price or value; zero if it is not known. */
  readonly amount: Cents
  readonly isPriced: boolean
  /** "let", "for sale", or a stage in the words of the list. */
  readonly state: string
  /** True for what is managed, on the market, or open. */
  readonly counts: boolean
  /** Fee a week, or the value by its chance. */
  readonly second?: Cents
  /** End of a lease, or expected close. */
  readonly ends?: IsoDate
  /** Days on the market. */
  readonly days?: number
  /** Owner, agent or client. */
  readonly other?: string
}

/** States that end what an entry was on the list for. */
export const states = {
  let: 'let',
  vacant: 'vacant',
  forSale: 'for sale',
  underOffer: 'under offer',
  sold: 'sold',
  withdrawn: 'withdrawn',
  won: 'won',
  lost: 'lost',
} as const

/** Source of all lists of a kind: a later one of the same day replaces an earlier one, whatever its layout. */
export const registerSource = (kind: RegisterKind): string => kind
