/** The forecast of revenue in one line, with a link to its chart; or why there is none. */
import { Link } from 'react-router-dom'
import type { KpiRecord } from '#schema/kpi/kpi'
import { useText } from '../core/language.ts'
import { Skeleton } from '../kit/feedback/Skeleton.tsx'
import { money } from '../kit/formats.ts'
import { drawnForecast, noForecastSentence } from '../kpi/forecasts.ts'
import { forecastText } from '../messages/en/forecast.ts'
import classes from './ForecastLine.module.css'
import { ForecastNote } from './ForecastNote.tsx'
import { type ForecastSource, isPending } from './forecast-source.ts'

type Props = { readonly source: ForecastSource; readonly records: readonly KpiRecord[] }

export const ForecastLine = ({ source, records }: Props) => {
  const text = useText(forecastText)
  if (isPending(source))
    return (
      <div className={classes.line} role="status" aria-label={text.loading}>
        <Skeleton width="34em" />
      </div>
    )
  const forecast = drawnForecast(source.data ?? [], 'revenue', records)
  if (forecast === undefined)
    return (
      <div className={classes.line}>
        <ForecastNote source={source} sentence={noForecastSentence(source.data ?? [], 'revenue', records)} />
      </div>
    )
  const { value, low, high } = forecast.last
  return (
    <p className={classes.line}>
      {text.revenueLine(money(value), money(low), money(high), forecast.day)}{' '}
      <Link to="/dashboard/finance" className={classes.link}>
        {text.toFinance}
      </Link>
    </p>
  )
}
