/** Findings from recent records, from which sentences are built. Pure. */
import type { ExpenseKind, KpiRecord } from '#schema/kpi/kpi'
import { mean } from './averages.ts'
import { expenseLines, mostChangedExpense, usualExpenseWeeks } from './expenses.ts'
import { rounded, valueIn, withFigure } from './kpi-figures.ts'
import { usualWeeks } from './outlier-weeks.ts'

/** Compares this many weeks with as many before them. */
export const spanWeeks = 4

/** Averages of two spans; neither includes the `leftOut` outlier weeks. */
type Spans = { readonly recent: number; readonly before: number; readonly leftOut: number }

/** A finding; amounts in AUD, margins in points, rounded as displayed. */
export type Insight =
  | ({ readonly kind: 'margin' | 'revenue' } & Spans)
  | {
      readonly kind: 'expense'
      readonly expense: ExpenseKind
      readonly amount: number
      readonly by: number
      readonly leftOut: number
    }
  | { readonly kind: 'perSale'; readonly latest: number; readonly before: number }
  | { readonly kind: 'rank'; readonly place: number; readonly of: number }

/** Average revenue per sale; null in a week without sales, or where they are not counted. */
export const perSale = ({ revenue, weekly_footfall }: KpiRecord): number | null =>
  weekly_footfall ? revenue / weekly_footfall : null

const spansOf = (all: readonly KpiRecord[], name: 'revenue' | 'profit_margin'): Spans | null => {
  const records = withFigure(all, name)
  if (records.length < spanWeeks * 2) return null
  const places = name === 'revenue' ? 0 : 1
  const last = usualWeeks(records, name, -spanWeeks)
  const earlier = usualWeeks(records, name, -spanWeeks * 2, -spanWeeks)
  const [recent, before] = [last, earlier].map(({ weeks }) =>
    mean(weeks.map((record) => valueIn(record, name))),
  )
  return recent == null || before == null
    ? null
    : {
        recent: rounded(recent, places),
        before: rounded(before, places),
        leftOut: last.leftOut + earlier.leftOut,
      }
}

const spanInsights = (records: readonly KpiRecord[]): readonly Insight[] => {
  const [margin, revenue] = [spansOf(records, 'profit_margin'), spansOf(records, 'revenue')]
  return [
    ...(margin === null ? [] : [{ kind: 'margin', ...margin } as const]),
    ...(revenue === null ? [] : [{ kind: 'revenue', ...revenue } as const]),
  ]
}

const expenseInsight = (records: readonly KpiRecord[]): readonly Insight[] => {
  const strayed = mostChangedExpense(expenseLines(records))
  if (strayed === null || rounded(strayed.by, 0) === 0) return []
  const { line, by } = strayed
  const { leftOut } = usualExpenseWeeks(records)
  return [
    { kind: 'expense', expense: line.kind, amount: rounded(line.amount, 0), by: rounded(by, 0), leftOut },
  ]
}

const perSaleInsight = (records: readonly KpiRecord[]): readonly Insight[] => {
  const [previous, last] = [records.at(-2), records.at(-1)]
  const [before, latest] = [previous && perSale(previous), last && perSale(last)]
  if (before == null || latest == null) return []
  return [{ kind: 'perSale', latest: rounded(latest, 2), before: rounded(before, 2) }]
}

// A rank among only a few weeks means nothing.
const rankInsight = (records: readonly KpiRecord[]): readonly Insight[] => {
  const latest = records.at(-1)
  if (latest === undefined || records.length < spanWeeks * 2) return []
  const better = records.filter(({ revenue }) => revenue > latest.revenue).length
  return [{ kind: 'rank', place: better + 1, of: records.length }]
}

/** Findings that the records support, most important first; short histories have few or none. */
export const insightsOf = (records: readonly KpiRecord[]): readonly Insight[] => [
  ...spanInsights(records),
  ...expenseInsight(records),
  ...perSaleInsight(records),
  ...rankInsight(records),
]
