/** One advisory: what it says, what it is worth, and the two answers to it while it is new. */
import { useId } from 'react'
import type { Advisory, AdvisoryStatus } from '#schema/advisory/advisory'
import { dayAndTime, shortDay, time } from '../kit/formats.ts'
import { type Meaning, StatusMark } from '../kit/StatusMark.tsx'
import { SteadyButton } from '../kit/SteadyButton.tsx'
import classes from './AdvisoryCard.module.css'

type Props = {
  readonly advisory: Advisory
  /** An answer is on its way; neither can be given meanwhile. */
  readonly pending: 'accept' | 'dismiss' | null
  readonly onAccept: () => void
  readonly onDismiss: () => void
  /** IANA time zone of the times; without it, the browser's. */
  readonly zone?: string | undefined
}

const marks: Readonly<Record<AdvisoryStatus, { readonly meaning: Meaning; readonly word: string }>> = {
  new: { meaning: 'info', word: 'New' },
  accepted: { meaning: 'good', word: 'Accepted' },
  dismissed: { meaning: 'neutral', word: 'Dismissed' },
}

const settledLine = ({ status, settledAt }: Advisory, zone: string | undefined): string =>
  settledAt === undefined
    ? marks[status].word
    : `${marks[status].word} ${shortDay(settledAt, zone)}, ${time(settledAt, zone)}`

export const AdvisoryCard = ({ advisory, pending, onAccept, onDismiss, zone }: Props) => {
  const titleId = useId()
  const { meaning, word } = marks[advisory.status]
  return (
    // Takes the focus once its buttons are gone, so that the keyboard stays where it was.
    <article className={classes.card} aria-labelledby={titleId} tabIndex={-1}>
      <div className={classes.text}>
        <p className={classes.meta}>
          <StatusMark meaning={meaning}>{word}</StatusMark>
          <time dateTime={advisory.createdAt}>{dayAndTime(advisory.createdAt, zone)}</time>
        </p>
        <h2 id={titleId} className={classes.title}>
          {advisory.title}
        </h2>
        <p className={classes.message}>{advisory.message}</p>
        {advisory.suggestedAction && (
          <p className={classes.suggested}>
            <span>Suggested</span> <strong>{advisory.suggestedAction}</strong>
          </p>
        )}
      </div>
      {advisory.worth && (
        <p className={classes.worth}>
          <span>Worth</span> <strong>{advisory.worth}</strong>
        </p>
      )}
      <div className={classes.answers}>
        {advisory.status === 'new' ? (
          <>
            <SteadyButton
              variant="minimal"
              text="Dismiss"
              aria-describedby={titleId}
              isBusy={pending === 'dismiss'}
              isDisabled={pending !== null}
              onClick={onDismiss}
            />
            <SteadyButton
              intent="primary"
              text="Consult"
              aria-describedby={titleId}
              isBusy={pending === 'accept'}
              isDisabled={pending !== null}
              onClick={onAccept}
            />
          </>
        ) : (
          <p className={classes.settled}>{settledLine(advisory, zone)}</p>
        )}
      </div>
    </article>
  )
}
