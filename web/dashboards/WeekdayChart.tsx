/** What an average day takes, by weekday; the best and the worst are spoken of. */
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
  const found = extremes(values)
  if (found === null) return null
  const { best, worst } = found
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
