/** What the records of the last weeks say, as facts that a sentence is made of. Pure. */
import type { ExpenseKind, KpiRecord } from '#schema/kpi/kpi'
import { mean } from './averages.ts'
import { expenseLines, strayedExpense } from './expenses.ts'
import { rounded } from './kpi-figures.ts'

/** How many weeks are held against how many before them. */
export const spanWeeks = 4

/** A fact of the records; amounts in AUD, margins in points, rounded as they are read. */
export type Insight =
  | { readonly kind: 'margin'; readonly recent: number; readonly before: number }
  | { readonly kind: 'revenue'; readonly recent: number; readonly before: number }
  | { readonly kind: 'expense'; readonly expense: ExpenseKind; readonly amount: number; readonly by: number }
  | { readonly kind: 'perSale'; readonly latest: number; readonly before: number }
  | { readonly kind: 'rank'; readonly place: number; readonly of: number }

/** What a sale brings on average; null where nobody bought. */
export const perSale = ({ revenue, weekly_footfall }: KpiRecord): number | null =>
  weekly_footfall === 0 ? null : revenue / weekly_footfall

type Spans = { readonly recent: number; readonly before: number }

const spansOf = (values: readonly number[], places: number): Spans | null => {
  if (values.length < spanWeeks * 2) return null
  const [recent, before] = [mean(values.slice(-spanWeeks)), mean(values.slice(-spanWeeks * 2, -spanWeeks))]
  return recent === null || before === null
    ? null
    : { recent: rounded(recent, places), before: rounded(before, places) }
}

const spanInsights = (records: readonly KpiRecord[]): readonly Insight[] => {
  const margin = spansOf(
    records.map((record) => record.profit_margin),
    1,
  )
  const revenue = spansOf(
    records.map((record) => record.revenue),
    0,
  )
  return [
    ...(margin === null ? [] : [{ kind: 'margin', ...margin } as const]),
    ...(revenue === null ? [] : [{ kind: 'revenue', ...revenue } as const]),
  ]
}

const expenseInsight = (records: readonly KpiRecord[]): readonly Insight[] => {
  const strayed = strayedExpense(expenseLines(records))
  if (strayed === null || rounded(strayed.by, 0) === 0) return []
  const { line, by } = strayed
  return [{ kind: 'expense', expense: line.kind, amount: rounded(line.amount, 0), by: rounded(by, 0) }]
}

const perSaleInsight = (records: readonly KpiRecord[]): readonly Insight[] => {
  const [previous, last] = [records.at(-2), records.at(-1)]
  const [before, latest] = [previous && perSale(previous), last && perSale(last)]
  if (before == null || latest == null) return []
  return [{ kind: 'perSale', latest: rounded(latest, 2), before: rounded(before, 2) }]
}

// Which place the week takes says something only among some weeks.
const rankInsight = (records: readonly KpiRecord[]): readonly Insight[] => {
  const latest = records.at(-1)
  if (latest === undefined || records.length < spanWeeks * 2) return []
  const better = records.filter(({ revenue }) => revenue > latest.revenue).length
  return [{ kind: 'rank', place: better + 1, of: records.length }]
}

/** The facts that the records allow, the weightiest first; short histories allow few or none. */
export const insightsOf = (records: readonly KpiRecord[]): readonly Insight[] => [
  ...spanInsights(records),
  ...expenseInsight(records),
  ...perSaleInsight(records),
  ...rankInsight(records),
]
