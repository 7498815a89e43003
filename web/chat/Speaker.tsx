/** Name and time of a message. */

import { now } from '../core/clock.ts'
import { useTimeZone } from '../core/time-zone.ts'
import { dayAndTime, mediumDay, time } from '../kit/formats.ts'
import { Logo } from '../kit/Logo.tsx'
import classes from './Speaker.module.css'

type Props = {
  readonly name: string
  /** ISO time; undefined before anything was said. */
  readonly at?: string | undefined
}

export const Speaker = ({ name, at }: Props) => {
  const zone = useTimeZone()
  const isToday = at !== undefined && mediumDay(at, zone) === mediumDay(now(), zone)
  return (
    <p className={classes.speaker}>
      <Logo size={16} />
      {name}
      {at !== undefined && (
        <time className={classes.time} dateTime={at}>
          {isToday ? time(at, zone) : dayAndTime(at, zone)}
        </time>
      )}
    </p>
  )
}
