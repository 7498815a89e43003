/** What a week cost, kind by kind, and which kind moved most. Pure. */
import { type ExpenseKind, expenseKinds, type KpiRecord } from '#schema/kpi/kpi'
import { mean } from './averages.ts'
import { type UsualWeeks, usualWeeks } from './odd-weeks.ts'

/** One kind of expense in the latest week. */
export type ExpenseLine = {
  readonly kind: ExpenseKind
  readonly amount: number
  /** Percent of the week's revenue; null where there was none. */
  readonly share: number | null
  /** What it cost on average in the usual weeks before; null without any. */
  readonly usual: number | null
}

/** How many weeks before the latest show what is usual. */
const weeksBefore = 8

/** Those of them whose revenue was not odd. */
export const usualExpenseWeeks = (records: readonly KpiRecord[]): UsualWeeks =>
  usualWeeks(records, 'revenue', -1 - weeksBefore, -1)

/** The lines of the latest week in their order; none where it came without expenses. */
export const expenseLines = (records: readonly KpiRecord[]): readonly ExpenseLine[] => {
  const latest = records.at(-1)
  const expenses = latest?.expenses
  if (latest === undefined || expenses === undefined) return []
  const before = usualExpenseWeeks(records).weeks.flatMap((record) => record.expenses ?? [])
  return expenseKinds.map((kind) => ({
    kind,
    amount: expenses[kind],
    share: latest.revenue > 0 ? (expenses[kind] / latest.revenue) * 100 : null,
    usual: mean(before.map((week) => week[kind])),
  }))
}

/** What all lines come to. */
export const expenseTotal = (lines: readonly ExpenseLine[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0)

/** The largest line; null without any. */
export const largestExpense = (lines: readonly ExpenseLine[]): ExpenseLine | null =>
  lines.reduce<ExpenseLine | null>(
    (most, line) => (most === null || line.amount > most.amount ? line : most),
    null,
  )

/** The line that strayed furthest from what is usual, with by how much; null where nothing can be compared. */
export const strayedExpense = (
  lines: readonly ExpenseLine[],
): { readonly line: ExpenseLine; readonly by: number } | null =>
  lines.reduce<{ readonly line: ExpenseLine; readonly by: number } | null>((most, line) => {
    if (line.usual === null) return most
    const by = line.amount - line.usual
    return most === null || Math.abs(by) > Math.abs(most.by) ? { line, by } : most
  }, null)
