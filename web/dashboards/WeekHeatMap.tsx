/** Heat map of average transactions by weekday and hour. */
import type { DayHours } from '#schema/kpi/kpi'
import { useText } from '../core/language.ts'
import { ChartPanel } from '../kit/charts/ChartPanel.tsx'
import type { ChartData } from '../kit/charts/chart-data.ts'
import { number } from '../kit/formats.ts'
import { aggregationFor, extremes, weekdayIndexes, weekGrid } from '../kpi/hours.ts'
import { dashboardsText } from '../messages/en/dashboards.ts'
import { financeText } from '../messages/en/finance.ts'

type Props = { readonly days: readonly DayHours[] }

export const WeekHeatMap = ({ days }: Props) => {
  const text = useText(financeText)
  const common = useText(dashboardsText)
  const aggregation = aggregationFor(weekGrid(days, 'transactions').values.flat())
  const { hours, values } = weekGrid(days, 'transactions', aggregation)
  const bestAndWorst = extremes(values.flat())
  if (bestAndWorst === null) return null
  const { best, worst } = bestAndWorst
  const placeOf = (index: number): readonly [weekday: string, hour: string] => [
    common.weekdays[Math.floor(index / hours.length)] ?? '',
    common.hour(hours[index % hours.length] ?? 0),
  ]
  const data: ChartData = {
    kind: 'heat',
    rowTitle: common.weekday,
    rows: weekdayIndexes.map((day) => ({
      short: common.weekdaysShort[day] ?? '',
      full: common.weekdays[day] ?? '',
    })),
    columns: hours.map((hour) => ({ short: String(hour), full: common.hour(hour) })),
    values,
    format: (value) => number(value),
  }
  return (
    <ChartPanel
      title={
        best.ties === 0
          ? text.hoursTitle(...placeOf(best.index), number(best.value))
          : text.hoursTied(...placeOf(best.index), best.ties, number(best.value))
      }
      measure={text.hoursMeasure[aggregation](days.length)}
      summary={text.hoursSummary(text.at(...placeOf(best.index)), text.at(...placeOf(worst.index)))}
      data={data}
    />
  )
}
