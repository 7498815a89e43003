/**
 * Weeks calculated from imported days. Sums are in cents; anything not covered is omitted: sales give
 * revenue, costs are known only for weeks covered by books, and the margin only if they include wages. A week
 * without sales inside a file counts as no sales, with its costs as loss.
 */

import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { BooksDay, SalesDay } from '#schema/import/days'
import type { Expenses, WeekFigures } from '#schema/kpi/kpi'
import { expenseKinds } from '#schema/kpi/kpi'
import { plusDays, weekdayOf } from '../calendar.ts'
import type { KindOf } from './cost-kind.ts'
import { CostsByDay, cents, costsIn } from './costs-by-day.ts'
import { type Coverage, isWithinFile } from './coverage.ts'

/** A row of the table `import_day`. */
export type ImportedDay = {
  readonly kind: string
  readonly date: string
  readonly figures: string
  readonly position: number
}

/** A week with the position of its latest event. */
export type ImportedWeek = { readonly week: WeekFigures; readonly position: number }

const dollars = (amount: bigint): number => Number(amount) / 100
const weekOf = (date: IsoDate): IsoDate => plusDays(date, -weekdayOf(date))

const expensesOf = (
  weekStart: IsoDate,
  costs: CostsByDay,
  covered: Coverage['books'],
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

/** True for days between two files: one may be missing. */
const isBetweenFiles = ({ from, to }: Coverage['sales'][number], files: Coverage['sales']): boolean =>
  files.some((file) => file.to < to) && files.some((file) => file.from > from)

/** Weeks between the first and last sale without sales in a file, or with costs: nothing was sold. */
const idleWeeks = (
  sold: ReadonlyMap<IsoDate, Sold>,
  costs: CostsByDay,
  coverage: Coverage,
): readonly (readonly [IsoDate, Sold])[] => {
  const mondays = [...sold.keys()].sort()
  const [first, last] = [mondays[0], mondays.at(-1)]
  const isCounted = [...sold.values()].some(({ transactions }) => transactions !== undefined)
  const idle: (readonly [IsoDate, Sold])[] = []
  if (first === undefined || last === undefined) return idle
  for (let monday = plusDays(first, 7); monday < last; monday = plusDays(monday, 7)) {
    const week = { from: monday, to: plusDays(monday, 6) }
    const isIdle =
      isWithinFile(week, coverage.sales) ||
      (!isBetweenFiles(week, coverage.sales) && costsIn(week, costs, coverage.books, true) !== undefined)
    if (sold.has(monday) || !isIdle) continue
    const before = sold.get(mondays.findLast((one) => one < monday) ?? first)
    idle.push([
      monday,
      { revenue: 0n, transactions: isCounted ? 0 : undefined, position: before?.position ?? 0 },
    ])
  }
  return idle
}

/** The weeks of imported days, oldest first. */
export const importedWeeks = (
  days: readonly ImportedDay[],
  coverage: Coverage,
  kindOf?: KindOf,
): readonly ImportedWeek[] => {
  const costs = new CostsByDay(kindOf)
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
  return [...sold, ...idleWeeks(sold, costs, coverage)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([weekStart, { revenue, transactions, position }]) => {
      const expenses = expensesOf(weekStart, costs, coverage.books, revenue === 0n)
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
 * Removes a first or last week that is only partly covered, because it would look like a collapse. A week is
 * complete if its records start and end on the same weekdays as in other weeks.
 */
export const wholeWeeks = <W extends { readonly week: { readonly weekStart: IsoDate } }>(
  weeks: readonly W[],
  days: readonly Pick<ImportedDay, 'kind' | 'date'>[],
): readonly W[] => {
  if (weeks.length < 3) return weeks
  const weekdays = new Map<string, number[]>()
  for (const { kind, date: text } of days) {
    if (kind === 'books') continue
    const date = decodeOrThrow(IsoDate, text, 'A day')
    const held = weekdays.get(weekOf(date)) ?? []
    held.push(weekdayOf(date))
    weekdays.set(weekOf(date), held)
  }
  const inner = weeks.slice(1, -1).flatMap(({ week }) => {
    const held = weekdays.get(week.weekStart)
    return held ? [held] : []
  })
  const middle = (all: readonly number[]): number =>
    [...all].sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0
  const usualFirst = middle(inner.map((held) => Math.min(...held)))
  const usualLast = middle(inner.map((held) => Math.max(...held)))
  const [first, last] = [weeks[0], weeks.at(-1)]
  const startsLate = Math.min(...(weekdays.get(first?.week.weekStart ?? '') ?? [0])) > usualFirst
  const endsEarly = Math.max(...(weekdays.get(last?.week.weekStart ?? '') ?? [6])) < usualLast
  return weeks.slice(startsLate ? 1 : 0, endsEarly ? -1 : undefined)
}
