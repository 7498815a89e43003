/** Average revenue by weekday; the title names the best and worst. */
import type { DayHours } from '#schema/kpi/kpi'
import { useText } from '../core/language.ts'
import { ChartPanel } from '../kit/charts/ChartPanel.tsx'
import { money } from '../kit/formats.ts'
import { extremes, weekdayAverages, weekdayIndexes } from '../kpi/hours.ts'
import { dashboardsText } from '../messages/en/dashboards.ts'
import { salesText } from '../messages/en/sales.ts'

type Props = { readonly days: readonly DayHours[] }

export const WeekdayChart = ({ days }: Props) => {
  const text = useText(salesText)
  const { weekday, weekdays, weekdaysShort } = useText(dashboardsText)
  const values = weekdayAverages(days, 'revenue')
  const bestAndWorst = extremes(values)
  if (bestAndWorst === null) return null
  const { best, worst } = bestAndWorst
  const nameOf = (index: number): string => weekdays[index] ?? ''
  return (
    <ChartPanel
      title={text.weekdaysTitle(nameOf(best.index), nameOf(worst.index))}
      measure={text.weekdaysMeasure(days.length)}
      summary={text.weekdaysSummary(
        nameOf(best.index),
        money(best.value),
        nameOf(worst.index),
        money(worst.value),
      )}
      data={{
        kind: 'bar',
        rowTitle: weekday,
        rows: weekdayIndexes.map((day) => ({ short: weekdaysShort[day] ?? '', full: nameOf(day) })),
        columns: [{ short: text.takings, full: text.takings }],
        values: values.map((value) => [value]),
        format: money,
        emphasis: best.index,
        printed: [worst.index],
      }}
    />
  )
}
