/** Facts mentioned in several of the agency's texts, defined once to keep them consistent (decision 164). */
import { addDays, nextWednesday } from 'date-fns'
import { average, type Facts } from './facts.ts'
import { portalRise } from './realestate.figures.ts'

/** The landlord who left: managements lost, and days that a repair waited for approval. */
export const lostManagements = 31
export const repairDays = 11

/** Managements of the next two landlords, all at risk. */
export const nextManagements = 44

/** Settlements that slipped in one week, and how many have settled since; the rest are still open. */
export const settlements = { slipped: 3, settled: 1 } as const
export const openSettlements = settlements.slipped - settlements.settled

/** Deadline for written dates of both open settlements, relative to the day of writing. */
export const settlementDeadline = (day: Date): Date => nextWednesday(day)

/** Cost of the portal's price rise a week, at the fees of the four weeks before; the same whenever it is written. */
export const portalCost = ({ before }: Pick<Facts, 'before'>): number =>
  average(before(portalRise), 'revenue') * (portalRise.costShare ?? 0)

/** Amount that a property manager could approve alone, in AUD. */
export const standingApproval = 400

/** Day of the trust account audit, relative to its announcement. */
export const auditDay = (announced: Date): Date => nextWednesday(addDays(announced, 18))
