/** Measures for each sale or each hour open. */
import { type ExpenseLine, expenseLines, type MeasureName, PerMeasure } from '#schema/advisor/measure'

/** What can be counted by the sale. */
export type PerPart = ExpenseLine | 'profit' | 'costs'
/** What a measure may be divided by. */
export type PerEach = 'transaction' | 'hour'

const parts: readonly PerPart[] = [...expenseLines, 'profit', 'costs']

/** The part of such a measure. */
export const perOf = (name: PerMeasure): PerPart =>
  parts.find((part) => name.startsWith(`${part}-per-`)) ?? 'profit'

/** What such a measure is divided by. */
export const eachOf = (name: PerMeasure): PerEach => (name.endsWith('-hour') ? 'hour' : 'transaction')

/** A measure for each sale or hour; undefined for one that the records cannot give so. */
export const perMeasure = (measure: MeasureName, each: PerEach): MeasureName | undefined => {
  if (measure === 'revenue') return each === 'hour' ? 'revenue-per-hour' : 'revenue-per-transaction'
  if (measure === 'transactions') return each === 'hour' ? 'transactions-per-hour' : undefined
  const name = `${measure}-per-${each}`
  return PerMeasure.is(name) ? name : undefined
}
