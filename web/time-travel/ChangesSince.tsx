/** What changed between two moments: key figures at both, and the events in between. */
import { DialogBody } from '@blueprintjs/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Moment } from '#schema/time-travel/time-travel.endpoints'
import { useText } from '../core/language.ts'
import { useTimeZone } from '../core/time-zone.ts'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { Skeleton } from '../kit/feedback/Skeleton.tsx'
import { dayAndTime, number } from '../kit/formats.ts'
import { timeTravelText } from '../messages/en/time-travel.ts'
import { AsOfPicker } from './AsOfPicker.tsx'
import classes from './ChangesSince.module.css'
import { snapshotRows } from './snapshot-rows.ts'
import { useCompareMomentsQuery } from './time-travel.api.ts'

type Props = {
  /** Start of the comparison. Its end is `last` unless the user changes it. */
  readonly from: Moment
  readonly first: Moment
  readonly last: Moment
}

export const ChangesSince = ({ from, first, last }: Props) => {
  const text = useText(timeTravelText)
  const timeZone = useTimeZone()
  const [ends, setEnds] = useState({ from, to: last })
  const [earlier, later] =
    ends.from.position <= ends.to.position ? [ends.from, ends.to] : [ends.to, ends.from]
  const { data, error, isFetching, refetch } = useCompareMomentsQuery({
    from: earlier.position,
    to: later.position,
  })
  const when = (moment: Moment) => dayAndTime(moment.recordedAt, timeZone)
  const rows = data && snapshotRows(text, data.before, data.after)
  return (
    <DialogBody>
      <div className={classes.ends}>
        <AsOfPicker
          label={text.from}
          moment={ends.from}
          {...{ first, last }}
          onMoment={(moment) => setEnds({ ...ends, from: moment })}
        />
        <AsOfPicker
          label={text.to}
          moment={ends.to}
          {...{ first, last }}
          onMoment={(moment) => setEnds({ ...ends, to: moment })}
        />
      </div>
      {error && (
        <ProblemNote
          what={text.compareFailed}
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!error && !rows && (
        <div role="status" aria-label={text.loading}>
          <Skeleton width="100%" height="360px" />
        </div>
      )}
      {data && rows && (
        <>
          <table className={classes.table}>
            <caption className={classes.caption}>{text.between(when(earlier), when(later))}</caption>
            <thead>
              <tr>
                <th scope="col">{text.measure}</th>
                <th scope="col">{text.earlier}</th>
                <th scope="col">{later.position === last.position ? text.now : text.later}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.name}>
                  <th scope="row">{row.name}</th>
                  <td>{row.before}</td>
                  <td className={row.before === row.after ? classes.same : classes.changed}>
                    {row.before === row.after ? text.noChange : row.after}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <h3 className={classes.heading}>{text.events}</h3>
          {data.happened.length === 0 && <p>{text.noEvents}</p>}
          <ul className={classes.list}>
            {data.happened.map(({ type, title, count, last: newest }) => (
              <li key={type}>
                <Link
                  to={`/audit?before=${newest + 1}&event=${newest}`}
                  aria-label={text.newestOfKind(title)}
                >
                  {title}
                </Link>
                <span>{text.times(count, number(count))}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </DialogBody>
  )
}
