/** Sums of what was sold and spent, in cents, and the figures of a period worked out from them. Pure. */
import { moneyOf } from '#schema/core/money'
import type { PeriodFigures } from '#schema/kpi/series'

/** A sum over days or weeks. A part is undefined where one of the days with sales does not have it. */
export type PeriodSum = {
  readonly revenue: bigint
  readonly gross?: bigint | undefined
  readonly tax?: bigint | undefined
  readonly tips?: bigint | undefined
  readonly giftCards?: bigint | undefined
  readonly transactions?: number | undefined
  readonly costs?: bigint | undefined
  readonly profit?: bigint | undefined
  /** As recorded, in percent; otherwise computed from the profit. */
  readonly margin?: number | undefined
  readonly runwayWeeks?: number | undefined
}

const both = (one: bigint | undefined, other: bigint | undefined): bigint | undefined =>
  one === undefined || other === undefined ? undefined : one + other

/** Adds two sums in order of time. The runway is that of the later one; the margin follows from the sums. */
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
  profit: both(one.profit, other.profit),
  runwayWeeks: other.runwayWeeks,
})

/** All sums of a list in one; undefined for an empty list. */
export const sumAll = (sums: readonly PeriodSum[]): PeriodSum | undefined => {
  const [first, ...rest] = sums
  return first && rest.reduce(addSums, first)
}

/** Percent with two decimals, computed without floats. */
const percentOf = (part: bigint, whole: bigint): number => Number((part * 100_000n) / whole / 10n) / 100

const given = <A>(name: keyof PeriodFigures, value: A | undefined) =>
  value === undefined ? {} : { [name]: value }

const amount = (name: keyof PeriodFigures, cents: bigint | undefined) =>
  given(name, cents === undefined ? undefined : moneyOf(cents))

/** The figures of a sum; empty where nothing is on record. */
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
    ...amount('profit', profit),
    ...given('margin', margin),
    ...given('runwayWeeks', runwayWeeks),
  }
}
