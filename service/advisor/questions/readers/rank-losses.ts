/** "Which week lost us the most money": the largest loss is the lowest profit. */
import type { MeasureName } from '#schema/advisor/measure'
import type { Question } from '../question.ts'

const losing = /\b(?:los(?:e|es|ing|t|s|ses)|in the red|out of pocket|went backwards|bled)\b/i
/** What is lost by number or as sales is no loss of money. */
const ofSales =
  /\b(?:customers?|clients?|sales|orders?|transactions?|deals?|jobs?|bookings?|patients?|revenue|takings|turnover|income|fees|billing|staff|people|listings?|managements?|hours?)\b/i
const priced: ReadonlySet<MeasureName> = new Set<MeasureName>([
  'revenue',
  'profit',
  'margin',
  'costs',
  'cash',
])

/** True for a question that ranks by loss of money. */
export const ranksLosses = ({ text }: Question, measure: MeasureName): boolean =>
  losing.test(text) && !ofSales.test(text) && priced.has(measure)

/** True for one that ranks by lost sales or customers, of which there is no list. */
export const ranksLostSales = ({ text }: Question): boolean =>
  /\blos(?:e|es|ing|t)\b/i.test(text) && ofSales.test(text) && /\b(?:most|least|biggest|worst)\b/i.test(text)
