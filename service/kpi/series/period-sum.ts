/** Sums of sales and costs in cents, and figures of a period calculated from them. Pure. */
import { moneyOf } from '#schema/core/money'
import type { PeriodFigures } from '#schema/kpi/series'

/** A sum over days or weeks. A part is undefined if any of the days with sales lacks it. */
export type PeriodSum = {
  readonly revenue: bigint
  readonly gross?: bigint | undefined
  readonly tax?: bigint | undefined
  readonly tips?: bigint | undefined
  readonly giftCards?: bigint | undefined
  readonly transactions?: number | undefined
  readonly costs?: bigint | undefined
  /** Tax that was taken off the costs. */
  readonly costsTax?: bigint | undefined
  readonly profit?: bigint | undefined
  /** As recorded, in percent; otherwise computed from the profit. */
  readonly margin?: number | undefined
  readonly runwayWeeks?: number | undefined
}

const both = (one: bigint | undefined, other: bigint | undefined): bigint | undefined =>
  one === undefined || other === undefined ? undefined : one + other

/** Adds two sums in time order. The runway is the later one; the margin is recalculated. */
export const addSums = (one: PeriodSum, other: PeriodSum): PeriodSum => ({
  revenue: one.revenue + other.revenue,
  gross: both(one.gross, other.gross),
  tax: both(one.tax, other.tax),
  tips: both(one.tips, other.tips),
  giftCards: both(one.giftCards, other.giftCards),
  transactions:
    one.transactions === undefined || other.transactions === undefined
      ? undefined
      : one.transactions + other.transactions,
  costs: both(one.costs, other.costs),
  costsTax: both(one.costsTax, other.costsTax),
  profit: both(one.profit, other.profit),
  runwayWeeks: other.runwayWeeks,
})

/** Total of a list; undefined for an empty one. */
export const sumAll = (sums: readonly PeriodSum[]): PeriodSum | undefined => {
  const [first, ...rest] = sums
  return first && rest.reduce(addSums, first)
}

/** Percent with two decimals, calculated without floats. */
const percentOf = (part: bigint, whole: bigint): number => Number((part * 100_000n) / whole / 10n) / 100

const given = <A>(name: keyof PeriodFigures, value: A | undefined) =>
  value === undefined ? {} : { [name]: value }

const amount = (name: keyof PeriodFigures, cents: bigint | undefined) =>
  given(name, cents === undefined ? undefined : moneyOf(cents))

/** Figures of a sum; empty if nothing is on record. */
export const figuresOfSum = (sum: PeriodSum | undefined): PeriodFigures => {
  if (sum === undefined) return {}
  const { revenue, transactions, runwayWeeks, profit } = sum
  const margin =
    sum.margin ?? (profit === undefined || revenue <= 0n ? undefined : percentOf(profit, revenue))
  return {
    ...amount('revenue', revenue),
    ...amount('gross', sum.gross),
    ...amount('tax', sum.tax),
    ...amount('tips', sum.tips),
    ...amount('giftCards', sum.giftCards),
    ...given('transactions', transactions),
    ...amount('costs', sum.costs),
    ...amount('costsTax', sum.costsTax || undefined),
    ...amount('profit', profit),
    ...given('margin', margin),
    ...given('runwayWeeks', runwayWeeks),
  }
}
