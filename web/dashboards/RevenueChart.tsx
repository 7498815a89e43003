/** Revenue of up to 52 weeks, and its forecast; the title is about the latest week. */
import type { KpiRecord } from '#schema/kpi/kpi'
import { useText } from '../core/language.ts'
import { ChartPanel } from '../kit/charts/ChartPanel.tsx'
import { money, percent } from '../kit/formats.ts'
import { drawnForecast, noForecastSentence, withForecast } from '../kpi/forecasts.ts'
import { type Figure, figureOf, latestWeek } from '../kpi/kpi-figures.ts'
import { seriesSummary, weekSeries, weeksCharted } from '../kpi/kpi-series.ts'
import type { Evidence } from '../kpi/outlier-weeks.ts'
import { financeText } from '../messages/en/finance.ts'
import { forecastText } from '../messages/en/forecast.ts'
import { ForecastNote } from './ForecastNote.tsx'
import type { ForecastSource } from './forecast-source.ts'

type Props = {
  readonly records: readonly KpiRecord[]
  /** Records that may explain an outlier week. */
  readonly evidence: Evidence
  readonly forecasts: ForecastSource
}

export const RevenueChart = ({ records, evidence, forecasts }: Props) => {
  const text = useText(financeText)
  const { revenueRange } = useText(forecastText)
  const week = latestWeek(records) ?? ''
  const titleOf = ({ latest, movement }: Figure): string => {
    const value = money(latest)
    if (movement === null) return text.revenueFirst(value, week)
    const by = movement.percent === null ? money(movement.by) : percent(movement.percent, 0)
    if (movement.direction === 'up') return text.revenueRose(by, value, week)
    return movement.direction === 'down' ? text.revenueFell(by, value, week) : text.revenueHeld(value, week)
  }
  const figure = figureOf(records, 'revenue')
  const forecast = drawnForecast(forecasts.data ?? [], 'revenue', records)
  const range = forecast && revenueRange(money(forecast.last.low), money(forecast.last.high), forecast.day)
  const measure = text.revenueMeasure(Math.min(records.length, weeksCharted))
  return (
    figure && (
      <ChartPanel
        title={titleOf(figure)}
        measure={range === undefined ? measure : `${measure}. ${range}`}
        summary={[seriesSummary(records, 'revenue'), ...(range === undefined ? [] : [range])].join(' ')}
        data={withForecast(weekSeries(records, 'revenue', evidence), records, forecast)}
        note={
          <ForecastNote
            source={forecasts}
            sentence={noForecastSentence(forecasts.data ?? [], 'revenue', records)}
          />
        }
      />
    )
  )
}
