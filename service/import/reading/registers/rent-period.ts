/** Rents of any period as rents of a week. */
import type { Cents } from '../money.ts'
import { plainLabel } from '../roles.ts'

export const rentPeriods = ['week', 'fortnight', 'month', 'year'] as const
export type RentPeriod = (typeof rentPeriods)[number]

const words: readonly (readonly [RentPeriod, RegExp])[] = [
  ['fortnight', /\b(?:fortnight(?:ly)?|pf|p f|2 weeks)\b/],
  ['month', /\b(?:months?|monthly|pcm|p c m|pm|p m|mth)\b/],
  ['year', /\b(?:years?|yearly|annual(?:ly)?|annum|pa|p a)\b/],
  ['week', /\b(?:weeks?|weekly|wk|pw|p w)\b/],
]

/** Period that a label or a cell names. */
export const rentPeriodIn = (text: string): RentPeriod | undefined =>
  words.find(([, form]) => form.test(plainLabel(text)))?.[0]

/** Weeks of a period, as a fraction: a month is a twelfth of 52 weeks. */
const weeks: Readonly<Record<RentPeriod, readonly [of: bigint, by: bigint]>> = {
  week: [1n, 1n],
  fortnight: [1n, 2n],
  month: [12n, 52n],
  year: [1n, 52n],
}

/** A fraction of an amount, to the nearest cent. */
export const partOf = (amount: Cents, of: bigint, by: bigint): Cents => {
  const size = ((amount < 0n ? -amount : amount) * of * 2n + by) / (2n * by)
  return amount < 0n ? -size : size
}

/** A rent by the week. */
export const ofWeek = (amount: Cents, period: RentPeriod): Cents => partOf(amount, ...weeks[period])
