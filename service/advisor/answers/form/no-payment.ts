/** Says of dates that no payment is among them, where bills are asked for. */
import type { TimelineFact } from '#schema/advisor/timeline'
import { type Line, say } from '../../line.ts'

const asksForBills = /\b(?:bills?|invoices?|payments?)\b/i
const ofPayment =
  /\b(?:bills?|invoices?|pay(?:s|ment|able)?|paid|rent|premium|instal?ments?|statement|lodge|fees?)\b|\$/i

/** The line before dates of which none is of a payment; undefined where one is, or where no bill is asked for. */
export const noPaymentLine = (message: string, dates: readonly TimelineFact[]): Line | undefined =>
  asksForBills.test(message) &&
  dates.length > 0 &&
  !dates.some(({ source }) => ofPayment.test(source.sentence))
    ? say`No bill or payment is among the dates on record.`
    : undefined
