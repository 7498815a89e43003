/**
 * Assumptions of the roster proposal by kind of business, since no record shows who worked when. All values
 * are ours, appear as assumptions among the proposal's figures, and can be replaced by the owner's.
 */
import type { BusinessType } from '#schema/session/session'

/** One role: `pay` per hour in AUD including loadings and on-costs, and sales that one person serves per hour. */
export type RosterRole = {
  readonly role: string
  readonly pay: number
  readonly pace: number
  /** `hour`: as many people as each hour needs. `day`: work that can wait, done in full shifts. */
  readonly by: 'hour' | 'day'
  /**
   * What an hour is measured by: its sales, its takings in sales of usual value, or whichever is more. A dinner for two is
   * one sale and more work than two coffees. Sales if absent.
   */
  readonly load?: 'sales' | 'takings' | 'more of both'
}

/** One person more or fewer in a role, for a range of hours. */
export type RosterChange = {
  readonly weekdays: readonly number[]
  readonly from: number
  readonly until: number
  /** Positive for more people, negative for fewer; at least one stays. */
  readonly people: number
  readonly role: string
  /** Title of the accepted advisory behind the change; undefined for a requested one. */
  readonly because?: string
  /** True if it only keeps a limit for the whole roster, which the answer speaks of. */
  readonly isOfLimit?: boolean
}

/** Roles of a business. */
export type RosterAssumptions = { readonly roles: readonly RosterRole[] }

export const rosterAssumptions: Readonly<Record<BusinessType, RosterAssumptions>> = {
  cafe: {
    roles: [
      { role: 'Floor and coffee', pay: 32, pace: 24, by: 'hour', load: 'more of both' },
      { role: 'Kitchen', pay: 34, pace: 24, by: 'hour', load: 'takings' },
    ],
  },
  realestate: {
    roles: [
      { role: 'Sales agent', pay: 55, pace: 0.5, by: 'day' },
      { role: 'Property manager', pay: 46, pace: 0.5, by: 'day' },
      { role: 'Front office', pay: 38, pace: 3, by: 'hour' },
    ],
  },
  consulting: {
    roles: [
      { role: 'Consultant', pay: 88, pace: 0.125, by: 'day' },
      { role: 'Engagement lead', pay: 110, pace: 0.5, by: 'day' },
      { role: 'Practice support', pay: 45, pace: 1.5, by: 'hour' },
    ],
  },
  retail: {
    roles: [
      { role: 'Sales floor', pay: 33, pace: 12, by: 'hour' },
      { role: 'Stock and counter', pay: 32, pace: 24, by: 'day' },
    ],
  },
  other: {
    roles: [{ role: 'Team', pay: 38, pace: 4, by: 'hour' }],
  },
}

/** Shortest shift worth coming in for, and longest single shift, in hours. */
export const shortestShift = 3
export const longestShift = 8
