/** Costs of imported books by day, and over stretches covered by the books. */
import type { IsoDate } from '#schema/core/scalars'
import type { AccountMoney } from '#schema/import/days'
import { type ExpenseKind, expenseKinds } from '#schema/kpi/kpi'
import { daysBetween, plusDays } from '../calendar.ts'
import { costKind, type KindOf } from './cost-kind.ts'
import type { Covered } from './coverage.ts'
import { isBetweenPayDays } from './pay-days.ts'

/** An amount as cents. */
export const cents = (money: string): bigint => BigInt(money.replace('.', ''))

/** Part of a period's amount that falls on day number `at`; the parts add up to the cent. */
export const shareOfDay = (amount: bigint, at: number, days: number): bigint =>
  (amount * BigInt(at + 1)) / BigInt(days) - (amount * BigInt(at)) / BigInt(days)

const addTo = (sums: Map<IsoDate, bigint>, date: IsoDate, amount: bigint): void => {
  if (amount !== 0n) sums.set(date, (sums.get(date) ?? 0n) + amount)
}

/** Costs in cents, by kind. */
export type Costs = Record<ExpenseKind, bigint>

/** Costs by day, without tax where the source tells it. An amount for a period is spread over its days, and replaces single payments on them. */
export class CostsByDay {
  private readonly single = new Map<IsoDate, Costs>()
  private readonly spread = new Map<IsoDate, Costs>()
  private readonly singleTax = new Map<IsoDate, bigint>()
  private readonly spreadTax = new Map<IsoDate, bigint>()
  private paid: readonly IsoDate[] | undefined
  private readonly costs = new Set<string>()
  private readonly kindOf: KindOf

  constructor(kindOf: KindOf = costKind) {
    this.kindOf = kindOf
  }

  private add(into: Map<IsoDate, Costs>, date: IsoDate, kind: ExpenseKind, amount: bigint): void {
    const costs = into.get(date) ?? { staff: 0n, supplies: 0n, premises: 0n, marketing: 0n, other: 0n }
    costs[kind] += amount
    into.set(date, costs)
    this.paid = undefined
  }

  addAccount(date: IsoDate, { account, direction, amount, tax: told = '0.00', from }: AccountMoney): void {
    const kind = direction === 'out' ? this.kindOf(account) : undefined
    if (direction === 'out') this.costs.add(account)
    const tax = cents(told)
    const net = cents(amount) - tax
    if (from === undefined) {
      if (kind) this.add(this.single, date, kind, net)
      // Money returned on an expense account is a supplier's credit.
      const back = direction === 'in' && this.costs.has(account) ? this.kindOf(account) : undefined
      if (back) this.add(this.single, date, back, -net)
      if (kind) addTo(this.singleTax, date, tax)
      if (back) addTo(this.singleTax, date, -tax)
      return
    }
    const days = daysBetween(from, date) + 1
    // Income also shows that the statement covers these days.
    for (let at = 0; at < days; at++) {
      const day = plusDays(from, at)
      this.add(this.spread, day, kind ?? 'other', kind ? shareOfDay(net, at, days) : 0n)
      if (kind) addTo(this.spreadTax, day, shareOfDay(tax, at, days))
    }
  }

  /** Tax that was taken off the costs of some days, in cents. */
  taxIn({ from, to }: Covered): bigint {
    let sum = 0n
    for (let day = from; day <= to; day = plusDays(day, 1))
      sum += (this.spread.has(day) ? this.spreadTax : this.singleTax).get(day) ?? 0n
    return sum
  }

  /** Costs of a day; undefined if no statement covers it and nothing was paid. */
  of(date: IsoDate): Costs | undefined {
    return this.spread.get(date) ?? this.single.get(date)
  }

  isInStatement(date: IsoDate): boolean {
    return this.spread.has(date)
  }

  /** Days on which wages were paid, oldest first. */
  payDays(): readonly IsoDate[] {
    this.paid ??= [...this.single].flatMap(([date, { staff }]) => (staff > 0n ? [date] : [])).sort()
    return this.paid
  }
}

/** Shorter times may have no wages, which then says nothing. */
const shortestWithoutPay = 7

/** Expenses over a range of days, in cents by kind; undefined unless the books cover all of them, including wages. */
export const costsIn = (
  span: Covered,
  costs: CostsByDay,
  covered: readonly Covered[],
  isShut = false,
): Costs | undefined => {
  const { from, to } = span
  const sum: Costs = { staff: 0n, supplies: 0n, premises: 0n, marketing: 0n, other: 0n }
  for (let date = from; date <= to; date = plusDays(date, 1)) {
    const day = date
    if (!costs.isInStatement(day) && !covered.some((file) => file.from <= day && day <= file.to))
      return undefined
    const spent = costs.of(day)
    if (spent) for (const kind of expenseKinds) sum[kind] += spent[kind]
  }
  // A week in which the business was closed has costs, but needs no wages.
  if (isShut) return expenseKinds.some((kind) => sum[kind] > 0n) ? sum : undefined
  // Without wages, the rest would look like profit.
  if (sum.staff !== 0n) return sum
  const isLong = daysBetween(from, to) + 1 >= shortestWithoutPay
  return isLong && isBetweenPayDays(span, costs.payDays()) ? sum : undefined
}
