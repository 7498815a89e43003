/** Average sales by hour of the day; the title names the best and worst. */
import type { DayHours } from '#schema/kpi/kpi'
import { useText } from '../core/language.ts'
import { ChartPanel } from '../kit/charts/ChartPanel.tsx'
import { number } from '../kit/formats.ts'
import { aggregationFor, byHour, extremes } from '../kpi/hours.ts'
import { dashboardsText } from '../messages/en/dashboards.ts'
import { salesText } from '../messages/en/sales.ts'

type Props = { readonly days: readonly DayHours[] }

export const SalesByHourChart = ({ days }: Props) => {
  const text = useText(salesText)
  const common = useText(dashboardsText)
  const aggregation = aggregationFor(byHour(days, 'transactions').values)
  const { hours, values } = byHour(days, 'transactions', aggregation)
  const bestAndWorst = extremes(values)
  if (bestAndWorst === null) return null
  const { best, worst } = bestAndWorst
  const clockOf = (index: number): string => common.hour(hours[index] ?? 0)
  const nameOf = (index: number): string => common.hourSpan(hours[index] ?? 0)
  return (
    <ChartPanel
      title={
        best.ties === 0
          ? text.hoursTitle(clockOf(best.index), clockOf(worst.index))
          : text.hoursTied(clockOf(best.index), best.ties, clockOf(worst.index))
      }
      measure={text.hoursMeasure[aggregation](days.length)}
      summary={text.hoursSummary[aggregation](
        nameOf(best.index),
        number(best.value),
        nameOf(worst.index),
        number(worst.value),
      )}
      data={{
        kind: 'bar',
        rowTitle: common.hourHead,
        rows: hours.map((hour, index) => ({ short: String(hour), full: nameOf(index) })),
        columns: [{ short: text.transactions[aggregation], full: text.transactions[aggregation] }],
        values: values.map((value) => [value]),
        format: (value) => number(value),
        isCount: true,
        emphasis: best.index,
        printed: [worst.index],
      }}
    />
  )
}
