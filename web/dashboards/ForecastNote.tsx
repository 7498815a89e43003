/** Says why a chart has no forecast: too early, no skill, or an error with a retry button. */
import { Button } from '@blueprintjs/core'
import { useText } from '../core/language.ts'
import { forecastText } from '../messages/en/forecast.ts'
import { kitText } from '../messages/en/kit.ts'
import classes from './ForecastNote.module.css'
import type { ForecastSource } from './forecast-source.ts'

type Props = {
  readonly source: ForecastSource
  /** Reason why a loaded answer has no forecast. */
  readonly sentence: string | undefined
}

export const ForecastNote = ({ source: { data, error, isFetching, refetch }, sentence }: Props) => {
  const text = useText(forecastText)
  const kit = useText(kitText)
  if (data !== undefined || error === undefined) return sentence === undefined ? null : <p>{sentence}</p>
  return (
    <div className={classes.failed} role="alert">
      <p>{text.notLoaded}</p>
      <Button
        variant="minimal"
        size="small"
        text={kit.tryAgain}
        aria-label={text.loadAgain}
        loading={isFetching}
        onClick={refetch}
      />
    </div>
  )
}
