/** First reported revenue of a period, beside its corrected one. */
import { parseISO } from 'date-fns'
import type { FirstReported as First, Grain, SeriesPeriod } from '#schema/kpi/series'
import { useText } from '../../core/language.ts'
import { useTimeZone } from '../../core/time-zone.ts'
import { dayAndMonth } from '../../kit/formats.ts'
import { seriesText } from '../../messages/en/series.ts'
import classes from './PeriodDrawer.module.css'
import { centsText } from './series-words.ts'

type Props = {
  readonly first: First
  readonly now: string | undefined
  readonly days: readonly SeriesPeriod[]
  readonly grain: Grain
}

export const FirstReported = ({ first, now = '0.00', days, grain }: Props) => {
  const text = useText(seriesText)
  const zone = useTimeZone()
  const by = Number(now) - Number(first.revenue)
  const changed = Math.max(1, grain === 'day' ? 1 : Math.min(days.length, first.days.length))
  const size = centsText(Math.abs(by).toFixed(2))
  return (
    <>
      <dl className={classes.reports}>
        <div>
          <dt>{text.firstReported(dayAndMonth(parseISO(first.at), zone))}</dt>
          <dd>{centsText(first.revenue)}</dd>
        </div>
        <div>
          <dt>{text.nowSince(dayAndMonth(parseISO(first.nowSince), zone))}</dt>
          <dd>{centsText(now)}</dd>
        </div>
      </dl>
      <p className={classes.quiet}>
        {by < 0 ? text.less(changed, size) : text.more(changed, size)}
        {first.correctedBy !== undefined && ` ${text.cameWith} ${first.correctedBy}.`}
      </p>
    </>
  )
}
