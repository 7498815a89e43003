/** One integration of the catalogue: what it brings, how it stands, and what can be done about that. */
import { Button } from '@blueprintjs/core'
import { useEffect, useId, useRef } from 'react'
import type { Connection, IntegrationType } from '#schema/connection/connection'
import { useText } from '../core/language.ts'
import { useTimeZone } from '../core/time-zone.ts'
import { dayAndTime } from '../kit/formats.ts'
import { type Meaning, StatusMark } from '../kit/StatusMark.tsx'
import { connectionText } from '../messages/en/connection.ts'
import classes from './ConnectionCard.module.css'

type Props = {
  readonly type: IntegrationType
  /** Undefined where it is not connected. */
  readonly connection: Connection | undefined
  /** A dialog about it is on the screen. */
  readonly isAsked: boolean
  readonly onConnect: () => void
  readonly onDisconnect: () => void
}

const meanings: Readonly<Record<Connection['status'], Meaning>> = { connected: 'good', error: 'risk' }

export const ConnectionCard = ({ type, connection, isAsked, onConnect, onDisconnect }: Props) => {
  const text = useText(connectionText)
  const zone = useTimeZone()
  const [nameId, featuresId] = [useId(), useId()]
  const card = useRef<HTMLElement>(null)
  const wasAsked = useRef(false)
  // The button that opened the dialog may be gone after it; the keyboard goes on from the card.
  useEffect(() => {
    if (isAsked) wasAsked.current = true
    if (isAsked || !wasAsked.current) return
    wasAsked.current = false
    if (document.activeElement === document.body) card.current?.focus()
  }, [isAsked])

  const isFailed = connection?.status === 'error'
  const synced = connection?.lastSync && dayAndTime(connection.lastSync, zone)
  return (
    <article ref={card} className={classes.card} aria-labelledby={nameId} tabIndex={-1}>
      <div className={classes.head}>
        <h2 id={nameId} className={classes.name}>
          {text.names[type]}
        </h2>
        {connection ? (
          <StatusMark meaning={meanings[connection.status]}>
            {isFailed ? text.failed : text.connected}
          </StatusMark>
        ) : (
          <StatusMark meaning="neutral">{text.notConnected}</StatusMark>
        )}
      </div>
      {isFailed && <p className={classes.failure}>{connection.failure ?? text.noReason}</p>}
      {connection && (
        <p className={classes.sync}>
          {synced ? (isFailed ? text.lastGoodSync(synced) : text.lastSync(synced)) : text.neverSynced}
        </p>
      )}
      <h3 id={featuresId} className={classes.label}>
        {text.brings}
      </h3>
      <ul className={classes.features} aria-labelledby={featuresId}>
        {text.features[type].map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className={classes.actions}>
        {(!connection || isFailed) && (
          <Button
            text={isFailed ? text.connectAgain : text.connect}
            aria-describedby={nameId}
            onClick={onConnect}
          />
        )}
        {connection && (
          <Button variant="minimal" text={text.disconnect} aria-describedby={nameId} onClick={onDisconnect} />
        )}
      </div>
    </article>
  )
}
