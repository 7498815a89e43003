/**
 * Weeks worked out from imported days. Sums are in cents; what the records do not cover stays out: sales give revenue,
 * costs are there only for weeks that books cover, and a margin only where wages are among them.
 */

import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { BooksDay, SalesDay } from '#schema/import/import'
import type { Expenses, WeekFigures } from '#schema/kpi/kpi'
import { expenseKinds } from '#schema/kpi/kpi'
import { plusDays, weekdayOf } from '../calendar.ts'
import { CostsByDay, type Covered, cents, costsIn } from './costs-by-day.ts'

/** A row of the table `import_day`. */
export type ImportedDay = {
  readonly kind: string
  readonly date: string
  readonly figures: string
  readonly position: number
}

/** A week with the position of the latest event behind it. */
export type ImportedWeek = { readonly week: WeekFigures; readonly position: number }

const dollars = (amount: bigint): number => Number(amount) / 100
const weekOf = (date: IsoDate): IsoDate => plusDays(date, -weekdayOf(date))

const expensesOf = (
  weekStart: IsoDate,
  costs: CostsByDay,
  covered: readonly Covered[],
  isShut: boolean,
): Expenses | undefined => {
  const sum = costsIn({ from: weekStart, to: plusDays(weekStart, 6) }, costs, covered, isShut)
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

/** Weeks between the first and the last with sales that sold nothing, and that the books have costs for. */
const shutWeeks = (
  sold: ReadonlyMap<IsoDate, Sold>,
  costs: CostsByDay,
  covered: readonly Covered[],
  positionOf: (weekStart: IsoDate) => number,
): readonly (readonly [IsoDate, Sold])[] => {
  const mondays = [...sold.keys()].sort()
  const [first, last] = [mondays[0], mondays.at(-1)]
  if (first === undefined || last === undefined) return []
  const counts = [...sold.values()].every(({ transactions }) => transactions !== undefined)
  const found: (readonly [IsoDate, Sold])[] = []
  for (let monday = plusDays(first, 7); monday < last; monday = plusDays(monday, 7)) {
    const span = { from: monday, to: plusDays(monday, 6) }
    if (!sold.has(monday) && costsIn(span, costs, covered, true) !== undefined)
      found.push([
        monday,
        { revenue: 0n, transactions: counts ? 0 : undefined, position: positionOf(monday) },
      ])
  }
  return found
}

/** The weeks of imported days, oldest first. A week that was shut costs money, and is a week. */
export const importedWeeks = (
  days: readonly ImportedDay[],
  covered: readonly Covered[],
): readonly ImportedWeek[] => {
  const costs = new CostsByDay()
  const sold = new Map<IsoDate, Sold>()
  const booked = new Map<IsoDate, number>()
  for (const { kind, date: text, figures, position } of days) {
    const date = decodeOrThrow(IsoDate, text, 'A day')
    if (kind === 'books') {
      const { accounts } = decodeOrThrow(BooksDay, JSON.parse(figures), 'The books of a day')
      for (const account of accounts) costs.addAccount(date, account)
      booked.set(weekOf(date), Math.max(booked.get(weekOf(date)) ?? 0, position))
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
  const shut = shutWeeks(sold, costs, covered, (weekStart) => booked.get(weekStart) ?? 0)
  return [...sold, ...shut]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([weekStart, { revenue, transactions, position }]) => {
      const expenses = expensesOf(weekStart, costs, covered, revenue === 0n)
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
