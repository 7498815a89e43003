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
}

/** Roles of a business, and the target share of pay in takings, in percent. */
export type RosterAssumptions = {
  readonly roles: readonly RosterRole[]
  readonly lowest: number
  readonly highest: number
}

export const rosterAssumptions: Readonly<Record<BusinessType, RosterAssumptions>> = {
  cafe: {
    roles: [
      { role: 'Floor and coffee', pay: 32, pace: 18, by: 'hour' },
      { role: 'Kitchen', pay: 34, pace: 22, by: 'hour' },
    ],
    lowest: 28,
    highest: 36,
  },
  realestate: {
    roles: [
      { role: 'Sales agent', pay: 55, pace: 0.5, by: 'day' },
      { role: 'Property manager', pay: 46, pace: 0.5, by: 'day' },
      { role: 'Front office', pay: 38, pace: 3, by: 'hour' },
    ],
    lowest: 45,
    highest: 55,
  },
  consulting: {
    roles: [
      { role: 'Consultant', pay: 88, pace: 0.125, by: 'day' },
      { role: 'Engagement lead', pay: 110, pace: 0.5, by: 'day' },
      { role: 'Practice support', pay: 45, pace: 1.5, by: 'hour' },
    ],
    lowest: 55,
    highest: 65,
  },
  retail: {
    roles: [
      { role: 'Sales floor', pay: 33, pace: 12, by: 'hour' },
      { role: 'Stock and counter', pay: 32, pace: 24, by: 'day' },
    ],
    lowest: 12,
    highest: 20,
  },
  other: {
    roles: [{ role: 'Team', pay: 38, pace: 4, by: 'hour' }],
    lowest: 25,
    highest: 45,
  },
}

/** Shortest shift worth coming in for, and longest single shift, in hours. */
export const shortestShift = 3
export const longestShift = 8

/** Up to this part of another person's work is shared among those present. */
export const sharedOut = 0.25

/** Change of pace in percent if pay is outside the target range. */
export const paceChange = 20
