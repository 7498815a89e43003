/** How the service understands a success metric: as a tracked target, or as words only. */
import { parseISO } from 'date-fns'
import type { FocusTimeline, MetricReading } from '#schema/focus/focus'
import { useText } from '../core/language.ts'
import { isPercent, measureValue } from '../kit/figures/measure-value.ts'
import { longDay } from '../kit/formats.ts'
import { focusText } from '../messages/en/focus.ts'
import { outcomeText } from '../messages/en/outcome.ts'
import classes from './EntryList.module.css'
import { useReadMetricQuery } from './focus.api.ts'

type Props = { readonly metric: string; readonly timeline: FocusTimeline }

/** Levels that are not sums of a week. */
const notWeekly: readonly string[] = ['runway', 'cash', 'growth']

const useReadingText = ({ target }: MetricReading, timeline: FocusTimeline): string => {
  const text = useText(focusText)
  const { measures } = useText(outcomeText)
  if (target === undefined) return text.wordsOnly
  const { measure, level, isLess, by, moves, outlook } = target
  const value = measureValue(measure, level)
  const shown = isPercent(measure) || notWeekly.includes(measure) ? value : text.weekly(value)
  return [
    text.tracked(measures[measure], isLess, shown, longDay(parseISO(by))),
    text.outlooks[outlook],
    ...(moves === 'with-date' ? [text.movesWithDate] : []),
    ...(moves === 'with-timeline' ? [text.movesWithTimeline(timeline)] : []),
  ].join(' ')
}

const Reading = ({
  reading,
  timeline,
}: {
  readonly reading: MetricReading
  readonly timeline: FocusTimeline
}) => <>{useReadingText(reading, timeline)}</>

export const MetricNote = ({ metric, timeline }: Props) => {
  const text = useText(focusText)
  const { data, error } = useReadMetricQuery({ metric, timeline })
  return (
    <span className={classes.note} role="status">
      {data ? <Reading reading={data} timeline={timeline} /> : error ? text.notRead : null}
    </span>
  )
}
