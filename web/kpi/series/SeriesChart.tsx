/** Chart of a measure over a range; Enter, or a press on a bar, opens the records behind it. */
import type { ReactNode } from 'react'
import type { IsoDate } from '#schema/core/scalars'
import type { KpiForecast } from '#schema/kpi/forecast'
import type { KpiRecord } from '#schema/kpi/kpi'
import type { KpiSeries, KpiTarget, SeriesPeriod } from '#schema/kpi/series'
import { useText } from '../../core/language.ts'
import { ChartPanel } from '../../kit/charts/ChartPanel.tsx'
import { money, percent } from '../../kit/formats.ts'
import { forecastText } from '../../messages/en/forecast.ts'
import { seriesText } from '../../messages/en/series.ts'
import { drawnForecast } from '../forecasts.ts'
import { HowCounted } from './HowCounted.tsx'
import type { SeriesMeasure } from './measures.ts'
import type { SeriesChoice } from './series-address.ts'
import { chartOf, summaryOf, titleOf } from './series-chart.ts'

type Props = {
  readonly series: KpiSeries
  readonly choice: SeriesChoice
  readonly records: readonly KpiRecord[]
  readonly targets: readonly KpiTarget[]
  readonly forecasts: readonly KpiForecast[]
  readonly causeOf: (period: SeriesPeriod) => string
  readonly onOpen: (day: IsoDate) => void
  /** Below the drawing: notes, or why there is no forecast. */
  readonly note?: ReactNode
}

/** Measures with a forecast sentence of their own. */
const rangeOf = (
  measure: SeriesMeasure,
  { low, high }: { readonly low: number; readonly high: number },
  day: string,
  text: (typeof forecastText)['english'],
): string | undefined => {
  if (measure === 'revenue') return text.revenueRange(money(low), money(high), day)
  return measure === 'margin' ? text.marginRange(percent(low), percent(high), day) : undefined
}

export const SeriesChart = ({
  series,
  choice,
  records,
  targets,
  forecasts,
  causeOf,
  onOpen,
  note,
}: Props) => {
  const text = useText(seriesText)
  const ahead = useText(forecastText)
  const { measure, grain, showsLastYear, opened } = choice
  // A forecast continues from the newest week, so the range must end there.
  const isNewest = grain === 'week' && series.periods.at(-1)?.from === records.at(-1)?.weekStart
  const forecast = isNewest ? drawnForecast(forecasts, measure, records) : undefined
  const drawn = {
    series,
    measure,
    showsLastYear,
    opened,
    target: targets.find((one) => one.measure === measure),
    forecast,
    causeOf,
  }
  const range = forecast && rangeOf(measure, forecast.last, forecast.day, ahead)
  const line = [
    text.measureLine[grain](text.names[measure], text.units[measure]),
    ...(grain === 'month' && series.monthsOf === 'weeks' ? [text.monthsOfWeeks] : []),
    ...(range === undefined ? [] : [range]),
  ]
  return (
    <ChartPanel
      title={titleOf(drawn)}
      measure={line.length === 1 ? line.join('') : `${line[0]}. ${line.slice(1).join(' ')}`}
      summary={[summaryOf(drawn), ...(range === undefined ? [] : [range])].join(' ')}
      data={chartOf(drawn)}
      onOpen={(row) => {
        const period = series.periods[row]
        if (period) onOpen(period.from)
      }}
      note={
        <>
          <HowCounted basis={series.basis} measure={measure} />
          {note}
        </>
      }
    />
  )
}
