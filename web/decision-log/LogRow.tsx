/** One event as a row. The whole row opens it; its name is the button. */

import type { AuditEntry } from '#schema/decision-log/decision-log'
import { now } from '../core/clock.ts'
import { english } from '../core/language.ts'
import { mediumDay, shortDay, timeToTheSecond } from '../kit/formats.ts'
import { subjectName } from '../messages/finding/subject-name.ts'
import { ConfidenceCell } from './ConfidenceCell.tsx'
import { VerifiedMark } from './checkpoints/VerifiedMark.tsx'
import { personaNameOf, shortId, titleOf, whoOf } from './entry/entry-facts.ts'
import { scoredIn } from './entry/scored.ts'
import classes from './LogTable.module.css'
import { MatchLines } from './MatchLines.tsx'
import { OutcomeNote } from './OutcomeNote.tsx'

type Props = {
  readonly entry: AuditEntry
  readonly isOpen: boolean
  /** The row reached by Tab; arrow keys move on from there. */
  readonly isReachable: boolean
  readonly onOpen: () => void
  /** IANA time zone for times; undefined means the browser's. */
  readonly zone?: string | undefined
}

const sameYear = (moment: string, zone: string | undefined): boolean =>
  mediumDay(moment, zone).slice(-4) === mediumDay(now(), zone).slice(-4)

export const LogRow = ({ entry, isOpen, isReachable, onOpen, zone }: Props) => {
  const subject = subjectName(entry.subject)
  const scored = scoredIn(entry)
  const who = whoOf(entry)
  const persona = personaNameOf(entry.personaKey)
  const day = sameYear(entry.createdAt, zone) ? shortDay : mediumDay
  return (
    <tr className={isOpen ? classes.openRow : undefined}>
      <td className={classes.time}>
        <time dateTime={entry.createdAt}>
          <span className={classes.day}>{day(entry.createdAt, zone)}</span>{' '}
          {timeToTheSecond(entry.createdAt, zone)}
        </time>
      </td>
      <td className={classes.event}>
        <button
          type="button"
          className={classes.open}
          data-position={entry.position}
          tabIndex={isReachable ? 0 : -1}
          aria-current={isOpen}
          onClick={onOpen}
        >
          <span lang={english}>{titleOf(entry)}</span>
        </button>
        {subject !== undefined && (
          <span className={classes.subject} lang={subject === entry.subject ? english : undefined}>
            {subject}
          </span>
        )}
        {scored && <OutcomeNote {...scored} />}
        <span className={classes.narrowDetails}>
          {who} · {persona}
        </span>
        {entry.matches && <MatchLines matches={entry.matches} />}
      </td>
      <td className={`${classes.wide} ${classes.quiet}`}>{who}</td>
      <td
        className={`${classes.wide} ${classes.persona} ${entry.personaKey === null ? classes.empty : classes.quiet}`}
      >
        {persona}
      </td>
      <td className={`${classes.wide} ${classes.id}`}>{shortId(entry.id)}</td>
      <td className={`${classes.wide} ${classes.confidence}`}>
        <ConfidenceCell entry={entry} />
      </td>
      <td className={classes.verified}>
        <VerifiedMark isVerified={entry.verified} />
      </td>
    </tr>
  )
}
