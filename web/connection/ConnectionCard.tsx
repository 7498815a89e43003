/** One integration: what it provides, its status and its actions. */

import { useEffect, useId, useRef } from 'react'
import type { Connection, Inbound, IntegrationType } from '#schema/connection/connection'
import { connectionEndpoints } from '#schema/connection/connection.endpoints'
import type { Feed } from '#schema/import/pushed'
import { english, useText } from '../core/language.ts'
import { useTimeZone } from '../core/time-zone.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { OptionCard } from '../kit/controls/OptionCard.tsx'
import { dayAndTime } from '../kit/formats.ts'
import { type Meaning, StatusMark } from '../kit/StatusMark.tsx'
import { connectionText } from '../messages/en/connection.ts'
import classes from './ConnectionCard.module.css'
import { hasFeed } from './connection-view.ts'
import { FeedDetails } from './FeedDetails.tsx'

type Props = {
  readonly type: IntegrationType
  /** Undefined when not connected. */
  readonly connection: Connection | undefined
  /** A dialog about it is open. */
  readonly isAsked: boolean
  readonly onConnect: () => void
  readonly onDisconnect: () => void
  /** Pushed sales; undefined if the system cannot push, or is not connected. */
  readonly feed: Feed | undefined
  /** The secret, just after it was made. */
  readonly issued: Inbound | undefined
  /** Replaces the secret, or creates a missing address. */
  readonly onReplace: () => void
}

const meanings: Readonly<Record<Connection['status'], Meaning>> = { connected: 'good', error: 'risk' }

export const ConnectionCard = (props: Props) => {
  const { type, connection, isAsked, onConnect, onDisconnect, feed, issued, onReplace } = props
  const text = useText(connectionText)
  const zone = useTimeZone()
  const nameId = useId()
  const card = useRef<HTMLElement>(null)
  const wasAsked = useRef(false)
  // The button that opened the dialog may have gone; then the card takes the focus.
  useEffect(() => {
    if (isAsked) wasAsked.current = true
    if (isAsked || !wasAsked.current) return
    wasAsked.current = false
    if (document.activeElement === document.body) card.current?.focus()
  }, [isAsked])

  const isFailed = connection?.status === 'error'
  // Shows Connected only once figures have arrived.
  const isWaiting = connection?.status === 'connected' && connection.lastSync === null
  const synced = connection?.lastSync && dayAndTime(connection.lastSync, zone)
  return (
    <OptionCard
      ref={card}
      name={text.names[type]}
      nameId={nameId}
      mark={
        connection ? (
          <StatusMark meaning={isWaiting ? 'neutral' : meanings[connection.status]}>
            {isFailed ? text.failed : isWaiting ? text.waiting : text.connected}
          </StatusMark>
        ) : (
          <StatusMark meaning="neutral">{text.notConnected}</StatusMark>
        )
      }
      pointsTitle={text.brings}
      points={text.features[type]}
      actions={
        <>
          {(!connection || isFailed) && (
            <MutationButton
              call={connectionEndpoints.createConnection}
              text={isFailed ? text.connectAgain : text.connect}
              aria-describedby={nameId}
              onClick={onConnect}
            />
          )}
          {feed && !isFailed && !hasFeed(feed) && (
            <MutationButton
              call={connectionEndpoints.replaceConnectionSecret}
              text={text.makeAddress}
              aria-describedby={nameId}
              onClick={onReplace}
            />
          )}
          {connection && (
            <MutationButton
              call={connectionEndpoints.removeConnection}
              variant="minimal"
              text={text.disconnect}
              aria-describedby={nameId}
              onClick={onDisconnect}
            />
          )}
        </>
      }
    >
      {isFailed && (
        <p className={classes.failure} lang={connection.failure ? english : undefined}>
          {connection.failure ?? text.noReason}
        </p>
      )}
      {feed && hasFeed(feed) && (
        <FeedDetails feed={feed} nameId={nameId} issued={issued} onReplace={onReplace} />
      )}
      {connection && !(feed && hasFeed(feed)) && (
        <p className={classes.sync}>
          {synced ? (isFailed ? text.lastGoodSync(synced) : text.lastSync(synced)) : text.neverSynced}
        </p>
      )}
    </OptionCard>
  )
}
