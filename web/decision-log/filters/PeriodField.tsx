/** A period of days: common ones at one press, others from a calendar that loads on demand. */
import { Button } from '@blueprintjs/core'
import { Suspense } from 'react'
import { now } from '../../core/clock.ts'
import { useText } from '../../core/language.ts'
import { lazyPart } from '../../kit/feedback/lazy-part.ts'
import { Skeleton } from '../../kit/feedback/Skeleton.tsx'
import { logFilterText } from '../../messages/en/log-filter.ts'
import { dayIn, type FilterProps, withoutPart } from './log-filter.ts'
import classes from './PeriodField.module.css'

type Props = FilterProps & {
  /** IANA time zone for days; undefined means the browser's. */
  readonly zone: string | undefined
  /** The choice is complete. */
  readonly onDone?: () => void
}

const PeriodCalendar = lazyPart(async () => (await import('./PeriodCalendar.tsx')).PeriodCalendar)

const usual = [7, 30, 90] as const

export const PeriodField = ({ filter, onChange, zone, onDone }: Props) => {
  const filters = useText(logFilterText)
  const rest = withoutPart(filter, 'from')
  const last = (days: number) => {
    onChange({ ...rest, from: dayIn(now(), zone, days - 1), to: dayIn(now(), zone) })
    onDone?.()
  }
  const any = () => {
    onChange(rest)
    onDone?.()
  }
  return (
    <div className={classes.period}>
      <div className={classes.usual}>
        <Button variant="minimal" text={filters.anyPeriodChoice} onClick={any} />
        <Button variant="minimal" text={filters.today} onClick={() => last(1)} />
        {usual.map((days) => (
          <Button key={days} variant="minimal" text={filters.lastDays(days)} onClick={() => last(days)} />
        ))}
      </div>
      <Suspense
        fallback={
          <div className={classes.loading} role="status" aria-label={filters.loadingPeriod}>
            <Skeleton width="100%" height="100%" />
          </div>
        }
      >
        <PeriodCalendar
          from={filter.from}
          to={filter.to}
          latest={dayIn(now(), zone)}
          onChange={(from, to) => {
            onChange({ ...rest, from, to })
            onDone?.()
          }}
        />
      </Suspense>
    </div>
  )
}
