/** Revenue of up to 52 weeks; the title is about the latest. */
import type { KpiRecord } from '#schema/kpi/kpi'
import { useText } from '../core/language.ts'
import { ChartPanel } from '../kit/charts/ChartPanel.tsx'
import { money, percent } from '../kit/formats.ts'
import { type Figure, figureOf, latestWeek } from '../kpi/kpi-figures.ts'
import { seriesSummary, weekSeries, weeksCharted } from '../kpi/kpi-series.ts'
import type { Evidence } from '../kpi/outlier-weeks.ts'
import { financeText } from '../messages/en/finance.ts'

type Props = {
  readonly records: readonly KpiRecord[]
  /** Records that may explain an outlier week. */
  readonly evidence: Evidence
}

export const RevenueChart = ({ records, evidence }: Props) => {
  const text = useText(financeText)
  const week = latestWeek(records) ?? ''
  const titleOf = ({ latest, movement }: Figure): string => {
    const value = money(latest)
    if (movement === null) return text.revenueFirst(value, week)
    const by = movement.percent === null ? money(movement.by) : percent(movement.percent, 0)
    if (movement.direction === 'up') return text.revenueRose(by, value, week)
    return movement.direction === 'down' ? text.revenueFell(by, value, week) : text.revenueHeld(value, week)
  }
  const figure = figureOf(records, 'revenue')
  return (
    figure && (
      <ChartPanel
        title={titleOf(figure)}
        measure={text.revenueMeasure(Math.min(records.length, weeksCharted))}
        summary={seriesSummary(records, 'revenue')}
        data={weekSeries(records, 'revenue', evidence)}
      />
    )
  )
}
