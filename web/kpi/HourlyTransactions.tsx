/** Sales by hour on one day, from the records; tagged sample data while there are none. */
import { HTMLSelect } from '@blueprintjs/core'
import { useId, useState } from 'react'
import { useText } from '../core/language.ts'
import { ChartPanel } from '../kit/charts/ChartPanel.tsx'
import { LoadingRegion } from '../kit/feedback/LoadingRegion.tsx'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { Skeleton } from '../kit/feedback/Skeleton.tsx'
import { weekdayAndDay } from '../kit/formats.ts'
import { SampleTag } from '../kit/SampleTag.tsx'
import { hourlyText } from '../messages/en/hourly.ts'
import { dayAt, hourChart, sampleHours } from './day-hours.ts'
import classes from './HourlyTransactions.module.css'
import { kpiApi } from './kpi.api.ts'

type Props = {
  /** Shows the last recorded day up to this time first. */
  readonly moment: string
  /** At most once per screen. */
  readonly isLeading: boolean
}

export const HourlyTransactions = ({ moment, isLeading }: Props) => {
  const text = useText(hourlyText)
  const dayId = useId()
  const { data: days, error, isFetching, refetch } = kpiApi.useListHoursQuery()
  const [chosen, setChosen] = useState<string>()
  if (!days)
    return error ? (
      <ProblemNote what={text.notLoaded} error={error} onRetry={refetch} isRetrying={isFetching} />
    ) : (
      <LoadingRegion label={text.loading}>
        <Skeleton height="376px" />
      </LoadingRegion>
    )
  const day = days.find(({ date }) => date === chosen) ?? dayAt(days, moment)
  if (!day)
    return (
      <ChartPanel
        {...hourChart(sampleHours)}
        measure={text.sampleMeasure}
        mark={<SampleTag />}
        isLeading={isLeading}
      />
    )
  // A calendar day has no time zone, so UTC keeps it unchanged.
  const nameOf = (date: string) => weekdayAndDay(date, 'UTC')
  return (
    <ChartPanel
      {...hourChart(day.hours)}
      measure={text.measure(nameOf(day.date))}
      isLeading={isLeading}
      note={
        <div className={classes.day}>
          <label htmlFor={dayId}>{text.day}</label>
          <HTMLSelect
            id={dayId}
            iconName="caret-down"
            value={day.date}
            options={days
              .filter(({ hours }) => hours.length > 0)
              .map(({ date }) => ({ value: date, label: nameOf(date) }))
              .reverse()}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
        </div>
      }
    />
  )
}
