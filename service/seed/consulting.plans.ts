/** Facts mentioned in several of the consultancy's texts, defined once to keep them consistent (decision 164). */
import { nextFriday } from 'date-fns'
import { lostClient } from './consulting.figures.ts'
import { average, effectOf, type Facts } from './facts.ts'
import type { Week } from './generator.ts'

/** Senior consultants who lost work with the water authority. */
export const benched = 'two senior consultants'

/** Idle days per week: those that the lost client used to buy. */
export const idleDays = (week: Week): number => Math.round(effectOf(lostClient, week, 'transactions'))

/** What the lost client paid a week, on average over its last four weeks; the same whenever it is written. */
export const lostAWeek = ({ before }: Pick<Facts, 'before'>): number =>
  average(before(lostClient), 'revenue') * (1 - (lostClient.takings ?? 1))

/** A client for those days; outside transport, because one programme is already too much of the billing. */
export const nextClient = 'the hospital network'

/** The largest client, and its share of the billing in words. */
export const largestClient = { name: 'the transport programme', share: 'a third' } as const

/** Deadline for finding the seniors work, relative to the day of the advisory. */
export const placementDeadline = (day: Date): Date => nextFriday(day)

/** The proposed diagnostic: its length in days, and how many would sell per month. */
export const diagnostic = { days: 10, aMonth: 2 } as const

/** Average revenue per billed day of a week, in AUD. */
export const dayRate = ({ revenue, transactions }: Week): number => revenue / transactions
