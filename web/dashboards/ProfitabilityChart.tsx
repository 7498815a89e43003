/** Weekly margin against a benchmark; only the benchmark is sample data. */
import type { KpiRecord } from '#schema/kpi/kpi'
import type { DemoBusiness } from '#schema/session/session'
import { useText } from '../core/language.ts'
import { ChartPanel } from '../kit/charts/ChartPanel.tsx'
import { percent } from '../kit/formats.ts'
import { SampleTag } from '../kit/SampleTag.tsx'
import { withForecast } from '../kpi/forecast-rows.ts'
import { drawnForecast, noForecastSentence } from '../kpi/forecasts.ts'
import { formatAmount } from '../kpi/format-figure.ts'
import { figureOf, movementOf } from '../kpi/kpi-figures.ts'
import { seriesSummary, weekLabels, weekSeries, weeksCharted } from '../kpi/kpi-series.ts'
import type { Evidence } from '../kpi/outlier-weeks.ts'
import { financeText } from '../messages/en/finance.ts'
import { forecastText } from '../messages/en/forecast.ts'
import { ForecastNote } from './ForecastNote.tsx'
import type { ForecastSource } from './forecast-source.ts'
import { benchmarkMargin } from './sample-benchmarks.ts'

type Props = {
  readonly records: readonly KpiRecord[]
  /** Records that may explain an outlier week. */
  readonly evidence: Evidence
  /** Demo business whose assumed benchmark is shown; undefined in the user's own workspace. */
  readonly industry?: DemoBusiness
  readonly forecasts: ForecastSource
}

export const ProfitabilityChart = ({ records, evidence, industry, forecasts }: Props) => {
  const text = useText(financeText)
  const { marginRange } = useText(forecastText)
  const margin = figureOf(records, 'profit_margin')
  if (margin === null) return null
  const benchmark = industry && benchmarkMargin[industry]
  const words = benchmark === undefined ? '' : percent(benchmark, 0)
  const { direction, by } = movementOf(margin.latest, benchmark ?? margin.latest, 1)
  const forecast = drawnForecast(forecasts.data ?? [], 'margin', records)
  const range = forecast && marginRange(percent(forecast.last.low), percent(forecast.last.high), forecast.day)
  const measure = text.marginMeasure(Math.min(records.length, weeksCharted))
  const series = seriesSummary(records, 'profit_margin')
  const summary = industry ? `${series} ${text.benchmark(words)}.` : series
  const points = formatAmount('profit_margin', by)
  const weekly = weekSeries(records, 'profit_margin', evidence)
  return (
    <ChartPanel
      title={
        industry === undefined
          ? text.profitability
          : direction === 'up'
            ? text.above(points, words)
            : direction === 'down'
              ? text.below(points, words)
              : text.level(words)
      }
      mark={industry && <SampleTag />}
      measure={range === undefined ? measure : `${measure}. ${range}`}
      summary={range === undefined ? summary : `${summary} ${range}`}
      data={{
        ...withForecast(weekly, forecast, (ahead) =>
          weekLabels([...records.slice(-weekly.rows.length), ...ahead]),
        ),
        ...(benchmark !== undefined && {
          reference: { value: benchmark, label: text.benchmark(words), isTarget: true },
        }),
      }}
      note={
        <>
          {industry && <p>{text.benchmarkNote(text.industries[industry])}</p>}
          <ForecastNote
            source={forecasts}
            sentence={noForecastSentence(forecasts.data ?? [], 'margin', records)}
          />
        </>
      }
    />
  )
}
