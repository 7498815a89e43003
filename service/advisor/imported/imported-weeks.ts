/**
 * Weeks worked out from imported days. Sums are in cents; what the records do not cover stays out: sales give revenue,
 * costs are there only for weeks that books cover, and a margin only where wages are among them.
 */

import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { type AccountMoney, BooksDay, SalesDay } from '#schema/import/import'
import type { ExpenseKind, Expenses, WeekFigures } from '#schema/kpi/kpi'
import { expenseKinds } from '#schema/kpi/kpi'
import { daysBetween, plusDays, weekdayOf } from '../calendar.ts'
import { costKind } from './cost-kind.ts'

/** A row of the table `import_day`. */
export type ImportedDay = {
  readonly kind: string
  readonly date: string
  readonly figures: string
  readonly position: number
}

/** Days from one to another that books are on record for, both included. */
export type Covered = { readonly from: string; readonly to: string }

/** A week with the position of the latest event behind it. */
export type ImportedWeek = { readonly week: WeekFigures; readonly position: number }

/** An amount as cents. */
export const cents = (money: string): bigint => BigInt(money.replace('.', ''))
const dollars = (amount: bigint): number => Number(amount) / 100
const weekOf = (date: IsoDate): IsoDate => plusDays(date, -weekdayOf(date))

/** The part of an amount for a period that falls on its day number `at`; the parts add up to the cent. */
const shareOfDay = (amount: bigint, at: number, days: number): bigint =>
  (amount * BigInt(at + 1)) / BigInt(days) - (amount * BigInt(at)) / BigInt(days)

/** Costs in cents, by kind. */
export type Costs = Record<ExpenseKind, bigint>

/** Costs by day. An amount for a whole period is spread over its days, and stands in for single payments on them. */
export class CostsByDay {
  private readonly single = new Map<string, Costs>()
  private readonly spread = new Map<string, Costs>()

  private add(into: Map<string, Costs>, date: string, kind: ExpenseKind, amount: bigint): void {
    const costs = into.get(date) ?? { staff: 0n, supplies: 0n, premises: 0n, marketing: 0n, other: 0n }
    costs[kind] += amount
    into.set(date, costs)
  }

  addAccount(date: IsoDate, { account, direction, amount, from }: AccountMoney): void {
    const kind = direction === 'out' ? costKind(account) : undefined
    if (from === undefined) {
      if (kind) this.add(this.single, date, kind, cents(amount))
      return
    }
    const days = daysBetween(from, date) + 1
    // Income too says that the statement covers these days.
    for (let at = 0; at < days; at++)
      this.add(
        this.spread,
        plusDays(from, at),
        kind ?? 'other',
        kind ? shareOfDay(cents(amount), at, days) : 0n,
      )
  }

  /** The costs of a day; undefined if no statement covers it and nothing was paid. */
  of(date: string): Costs | undefined {
    return this.spread.get(date) ?? this.single.get(date)
  }

  isInStatement(date: string): boolean {
    return this.spread.has(date)
  }
}

/** Expenses from one day to another, in cents by kind; undefined unless the books cover all of them, wages included. */
export const costsIn = (
  { from, to }: { readonly from: IsoDate; readonly to: IsoDate },
  costs: CostsByDay,
  covered: readonly Covered[],
): Costs | undefined => {
  const sum: Costs = { staff: 0n, supplies: 0n, premises: 0n, marketing: 0n, other: 0n }
  for (let date = from; date <= to; date = plusDays(date, 1)) {
    const day = date
    if (!costs.isInStatement(day) && !covered.some((file) => file.from <= day && day <= file.to))
      return undefined
    const spent = costs.of(day)
    if (spent) for (const kind of expenseKinds) sum[kind] += spent[kind]
  }
  // Without wages, whatever is left would look like profit.
  return sum.staff === 0n ? undefined : sum
}

const expensesOf = (
  weekStart: IsoDate,
  costs: CostsByDay,
  covered: readonly Covered[],
): Expenses | undefined => {
  const sum = costsIn({ from: weekStart, to: plusDays(weekStart, 6) }, costs, covered)
  if (sum === undefined) return undefined
  const { staff, supplies, premises, marketing, other } = sum
  return {
    staff: dollars(staff),
    supplies: dollars(supplies),
    premises: dollars(premises),
    marketing: dollars(marketing),
    other: dollars(other),
  }
}

type Sold = { revenue: bigint; transactions: number | undefined; position: number }

/** The weeks of imported days, oldest first. */
export const importedWeeks = (
  days: readonly ImportedDay[],
  covered: readonly Covered[],
): readonly ImportedWeek[] => {
  const costs = new CostsByDay()
  const sold = new Map<IsoDate, Sold>()
  for (const { kind, date: text, figures, position } of days) {
    const date = decodeOrThrow(IsoDate, text, 'A day')
    if (kind === 'books') {
      const { accounts } = decodeOrThrow(BooksDay, JSON.parse(figures), 'The books of a day')
      for (const account of accounts) costs.addAccount(date, account)
      continue
    }
    const { revenue, sales } = decodeOrThrow(SalesDay, JSON.parse(figures), 'The sales of a day')
    const before = sold.get(weekOf(date)) ?? { revenue: 0n, transactions: 0, position: 0 }
    sold.set(weekOf(date), {
      revenue: before.revenue + cents(revenue),
      transactions:
        before.transactions === undefined || sales === undefined ? undefined : before.transactions + sales,
      position: Math.max(before.position, position),
    })
  }
  return [...sold]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([weekStart, { revenue, transactions, position }]) => {
      const expenses = expensesOf(weekStart, costs, covered)
      const all = expenses && expenseKinds.reduce((sum, kind) => sum + expenses[kind], 0)
      const margin =
        all === undefined || revenue <= 0n ? undefined : (100 * (dollars(revenue) - all)) / dollars(revenue)
      return {
        position,
        week: {
          weekStart,
          revenue: dollars(revenue),
          ...(transactions === undefined ? {} : { transactions }),
          ...(expenses === undefined ? {} : { expenses }),
          ...(margin === undefined ? {} : { profitMargin: margin }),
        },
      }
    })
}

/**
 * Without a first or last week that the records cover only in part: it would look like a collapse. A week is whole if its
 * records begin and end on the weekdays that other weeks do.
 */
export const wholeWeeks = (
  weeks: readonly ImportedWeek[],
  days: readonly Pick<ImportedDay, 'kind' | 'date'>[],
): readonly ImportedWeek[] => {
  if (weeks.length < 3) return weeks
  const weekdays = new Map<string, number[]>()
  for (const { kind, date: text } of days) {
    if (kind !== 'sales') continue
    const date = decodeOrThrow(IsoDate, text, 'A day')
    const held = weekdays.get(weekOf(date)) ?? []
    held.push(weekdayOf(date))
    weekdays.set(weekOf(date), held)
  }
  const inner = weeks.slice(1, -1).map(({ week }) => weekdays.get(week.weekStart) ?? [])
  const middle = (all: readonly number[]): number =>
    [...all].sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0
  const usualFirst = middle(inner.map((held) => Math.min(...held)))
  const usualLast = middle(inner.map((held) => Math.max(...held)))
  const [first, last] = [weeks[0], weeks.at(-1)]
  const startsLate = Math.min(...(weekdays.get(first?.week.weekStart ?? '') ?? [0])) > usualFirst
  const endsEarly = Math.max(...(weekdays.get(last?.week.weekStart ?? '') ?? [6])) < usualLast
  return weeks.slice(startsLate ? 1 : 0, endsEarly ? -1 : undefined)
}
