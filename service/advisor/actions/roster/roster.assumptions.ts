/**
 * What the roster proposal assumes of each kind of business, for want of records of who worked when. Every value is our
 * own, stands among the figures of the proposal as an assumption, and is to be replaced by what the owner knows.
 */
import type { BusinessType } from '#schema/session/session'

/** One role: `pay` an hour in AUD with loadings and on-costs, and how many sales one person serves in an hour. */
export type RosterRole = {
  readonly role: string
  readonly pay: number
  readonly pace: number
  /** `hour`: as many people as each hour needs. `day`: work that can wait an hour, done by people who stay a full shift. */
  readonly by: 'hour' | 'day'
}

/** One person more or fewer in a role, from one hour until another. */
export type RosterChange = {
  readonly weekdays: readonly number[]
  readonly from: number
  readonly until: number
  /** How many more, or fewer; somebody is always there. */
  readonly people: number
  readonly role: string
  /** The title of the accepted advisory that it follows from; left out where the request asks for it. */
  readonly because?: string
}

/** The roles of a business, and the share of takings that their pay should come to, in percent. */
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

/** The shortest shift that is worth coming in for, and the longest without a second one, in hours. */
export const shortestShift = 3
export const longestShift = 8

/** Up to this part of a further person's work is shared out among those who are there. */
export const sharedOut = 0.25

/** How much more, or less, than usual one person serves where the pay lies outside the range aimed for, in percent. */
export const paceChange = 20
