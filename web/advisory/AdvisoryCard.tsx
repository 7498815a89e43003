/** One advisory: its text, its expected value, and the buttons to accept or dismiss it while it is new. */

import { Button } from '@blueprintjs/core'
import { parseISO } from 'date-fns'
import MessageCircle from 'lucide-react/icons/message-circle'
import { Suspense, useId } from 'react'
import type { Advisory, AdvisoryStatus } from '#schema/advisory/advisory'
import { advisoryEndpoints } from '#schema/advisory/advisory.endpoints'
import type { IsoDate } from '#schema/core/scalars'
import { english, useText } from '../core/language.ts'
import { useMay } from '../core/role.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { lazyPart } from '../kit/feedback/lazy-part.ts'
import { OutcomeLine } from '../kit/figures/OutcomeLine.tsx'
import { TakenBackLine } from '../kit/figures/TakenBackLine.tsx'
import { dayAndMonth, dayAndTime, shortDay, time } from '../kit/formats.ts'
import { type Meaning, StatusMark } from '../kit/StatusMark.tsx'
import { advisoryText } from '../messages/en/advisory.ts'
import classes from './AdvisoryCard.module.css'
import { AnswerMenu } from './AnswerMenu.tsx'

// Loaded separately, because advice of a demo has no finding.
const FindingText = lazyPart(async () => (await import('./FindingText.tsx')).FindingText)

type Props = {
  readonly advisory: Advisory
  /** True when the current address names this advisory. */
  readonly isNamed?: boolean
  readonly onAccept: () => void
  readonly onDismiss: (reason: string) => void
  /** Defers the advisory until a day. */
  readonly onDefer: (until: IsoDate) => void
  /** Opens the chat about it; undefined without a chat. */
  readonly onAsk?: (() => void) | undefined
  /** IANA time zone for times; undefined means the browser's. */
  readonly zone?: string | undefined
}

const meanings: Readonly<Record<AdvisoryStatus, Meaning>> = {
  new: 'info',
  accepted: 'good',
  dismissed: 'neutral',
}

export const AdvisoryCard = (props: Props) => {
  const { advisory, isNamed = false, onAccept, onDismiss, onDefer, onAsk, zone } = props
  const titleId = useId()
  const text = useText(advisoryText)
  const may = useMay(advisoryEndpoints.acceptAdvisory)
  const word = text.statuses[advisory.status]
  const { settledAt, deferredUntil, reason } = advisory
  const message = (
    <p className={classes.message} lang={english}>
      {advisory.message}
    </p>
  )
  return (
    // Focusable, so that the keyboard stays here when its buttons disappear.
    <article
      className={classes.card}
      aria-labelledby={titleId}
      aria-current={isNamed || undefined}
      tabIndex={-1}
      data-advisory={advisory.id}
    >
      <div className={classes.text}>
        <p className={classes.meta}>
          <StatusMark meaning={deferredUntil ? 'neutral' : meanings[advisory.status]}>
            {deferredUntil ? text.deferredUntil(dayAndMonth(parseISO(deferredUntil))) : word}
          </StatusMark>
          <time dateTime={advisory.createdAt}>{dayAndTime(advisory.createdAt, zone)}</time>
        </p>
        <h2 id={titleId} className={classes.title} lang={english}>
          {advisory.title}
        </h2>
        {advisory.finding ? (
          <Suspense fallback={message}>
            <FindingText finding={advisory.finding} />
          </Suspense>
        ) : (
          message
        )}
        {advisory.suggestedAction && (
          <p className={classes.suggested}>
            <span>{text.suggested}</span> <strong lang={english}>{advisory.suggestedAction}</strong>
          </p>
        )}
        {reason && (
          <p className={classes.suggested}>
            <span>{text.reasonWas}</span> {reason}
          </p>
        )}
        {advisory.takenBack && !advisory.outcome ? (
          <TakenBackLine takenBack={advisory.takenBack} zone={zone} />
        ) : (
          advisory.expects && (
            <OutcomeLine expects={advisory.expects} outcome={advisory.outcome} hasFacts={isNamed} />
          )
        )}
      </div>
      {advisory.worth && (
        <p className={classes.worth}>
          <span>{text.worth}</span> <strong lang={english}>{advisory.worth}</strong>
        </p>
      )}
      <div className={classes.answers}>
        {advisory.status === 'new' ? (
          <>
            <MutationButton
              call={advisoryEndpoints.dismissAdvisory}
              variant="minimal"
              text={text.dismiss}
              aria-describedby={titleId}
              onClick={() => onDismiss('')}
            />
            <MutationButton
              call={advisoryEndpoints.acceptAdvisory}
              intent="primary"
              text={text.consult}
              aria-describedby={titleId}
              onClick={onAccept}
            />
          </>
        ) : (
          <p className={classes.settled}>
            {settledAt === undefined
              ? word
              : text.decidedAt(word, shortDay(settledAt, zone), time(settledAt, zone))}
          </p>
        )}
        <AnswerMenu advisory={advisory} titleId={titleId} onDefer={onDefer} onDismiss={onDismiss} />
      </div>
      {advisory.status === 'new' && may && <p className={classes.note}>{text.consultNote}</p>}
      {onAsk && (
        <Button
          className={classes.ask}
          variant="minimal"
          size="small"
          icon={<MessageCircle size={16} aria-hidden="true" />}
          text={text.ask}
          aria-describedby={titleId}
          onClick={onAsk}
        />
      )}
    </article>
  )
}
