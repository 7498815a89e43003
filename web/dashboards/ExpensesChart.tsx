import type { KpiRecord } from '#schema/kpi/kpi'
import { useText } from '../core/language.ts'
import { ChartPanel } from '../kit/charts/ChartPanel.tsx'
import type { ChartData } from '../kit/charts/chart-data.ts'
import { money, percent } from '../kit/formats.ts'
import { expenseLines, expenseTotal, largestExpense } from '../kpi/expenses.ts'
import { latestWeek } from '../kpi/kpi-figures.ts'
import { financeText } from '../messages/en/finance.ts'
import { kpiText } from '../messages/en/kpi.ts'

type Props = { readonly records: readonly KpiRecord[] }

export const ExpensesChart = ({ records }: Props) => {
  const text = useText(financeText)
  const { expenses } = useText(kpiText)
  const lines = expenseLines(records)
  const largest = largestExpense(lines)
  if (largest === null) return null
  const name = expenses[largest.kind]
  const data: ChartData = {
    kind: 'row',
    rowTitle: text.kind,
    rows: lines.map(({ kind }) => ({ short: expenses[kind], full: expenses[kind] })),
    columns: [{ short: text.amount, full: text.amount }],
    values: lines.map(({ amount }) => [amount]),
    format: money,
    emphasis: lines.indexOf(largest),
  }
  return (
    <ChartPanel
      title={
        largest.share === null
          ? text.expensesTitlePlain(name)
          : text.expensesTitle(name, percent(largest.share, 0))
      }
      measure={text.expensesMeasure(money(expenseTotal(lines)), latestWeek(records) ?? '')}
      summary={text.expensesSummary(
        lines.map(({ kind, amount }) => text.expenseOf(expenses[kind], money(amount))).join(', '),
      )}
      data={data}
    />
  )
}
