/** Weekly expenses by kind, and the kind that changed most. Pure. */
import { type ExpenseKind, expenseKinds, type KpiRecord } from '#schema/kpi/kpi'
import { mean } from './averages.ts'
import { type UsualWeeks, usualWeeks } from './outlier-weeks.ts'

/** One kind of expense in the latest week. */
export type ExpenseLine = {
  readonly kind: ExpenseKind
  readonly amount: number
  /** Percent of the week's revenue; null without revenue. */
  readonly share: number | null
  /** Average over the usual weeks before; null without any, and for bills that do not come every week. */
  readonly usual: number | null
}

/** Number of weeks before the latest that define what is usual. */
const weeksBefore = 8

/** The weeks before the latest whose revenue was no outlier. */
export const usualExpenseWeeks = (records: readonly KpiRecord[]): UsualWeeks =>
  usualWeeks(records, 'revenue', -1 - weeksBefore, -1)

/** Weeks without a bill among those with one that make it one of the month. */
const fewestWithout = 2

/** True for bills that come in some weeks only, such as rent: one week says nothing about them. */
const isLumpy = (weeks: readonly number[]): boolean => {
  const without = weeks.filter((amount) => amount === 0).length
  return without >= fewestWithout && without < weeks.length
}

/** Expenses of the latest week in fixed order; empty when it recorded none. */
export const expenseLines = (records: readonly KpiRecord[]): readonly ExpenseLine[] => {
  const latest = records.at(-1)
  const expenses = latest?.expenses
  if (latest === undefined || expenses === undefined) return []
  const before = usualExpenseWeeks(records).weeks.flatMap((record) => record.expenses ?? [])
  return expenseKinds.map((kind) => ({
    kind,
    amount: expenses[kind],
    share: latest.revenue > 0 ? (expenses[kind] / latest.revenue) * 100 : null,
    usual: isLumpy(before.map((week) => week[kind])) ? null : mean(before.map((week) => week[kind])),
  }))
}

export const expenseTotal = (lines: readonly ExpenseLine[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0)

/** The largest kind; null without any. */
export const largestExpense = (lines: readonly ExpenseLine[]): ExpenseLine | null =>
  lines.reduce<ExpenseLine | null>(
    (most, line) => (most === null || line.amount > most.amount ? line : most),
    null,
  )

/** The kind furthest from its usual amount, and by how much; null when nothing can be compared. */
export const mostChangedExpense = (
  lines: readonly ExpenseLine[],
): { readonly line: ExpenseLine; readonly by: number } | null =>
  lines.reduce<{ readonly line: ExpenseLine; readonly by: number } | null>((most, line) => {
    if (line.usual === null) return most
    const by = line.amount - line.usual
    return most === null || Math.abs(by) > Math.abs(most.by) ? { line, by } : most
  }, null)
