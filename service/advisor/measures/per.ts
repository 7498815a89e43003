/** Measures per sale or per open hour. */
import { type ExpenseLine, expenseLines, type MeasureName, PerMeasure } from '#schema/advisor/measure'

/** Measures that can be calculated per sale. */
export type PerPart = ExpenseLine | 'profit' | 'costs'
/** Possible divisors. */
export type PerEach = 'transaction' | 'hour'

const parts: readonly PerPart[] = [...expenseLines, 'profit', 'costs']

/** Numerator of such a measure. */
export const perOf = (name: PerMeasure): PerPart =>
  parts.find((part) => name.startsWith(`${part}-per-`)) ?? 'profit'

/** Divisor of such a measure. */
export const eachOf = (name: PerMeasure): PerEach => (name.endsWith('-hour') ? 'hour' : 'transaction')

/** A measure per sale or hour; undefined if the records do not allow it. */
export const perMeasure = (measure: MeasureName, each: PerEach): MeasureName | undefined => {
  if (measure === 'revenue') return each === 'hour' ? 'revenue-per-hour' : 'revenue-per-transaction'
  if (measure === 'transactions') return each === 'hour' ? 'transactions-per-hour' : undefined
  const name = `${measure}-per-${each}`
  return PerMeasure.is(name) ? name : undefined
}
