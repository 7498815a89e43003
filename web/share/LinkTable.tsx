/** Links with what they show, until when, how often they were opened, their mail, and a button that revokes each. */
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Share, ShareState } from '#schema/share/share'
import { shareEndpoints } from '#schema/share/share.endpoints'
import { english, useText } from '../core/language.ts'
import { useTimeZone } from '../core/time-zone.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { dayAndTime, mediumDay, number } from '../kit/formats.ts'
import { type Meaning, StatusMark } from '../kit/StatusMark.tsx'
import { shareText } from '../messages/sharing/share.ts'
import { RevokeDialog } from './RevokeDialog.tsx'
import classes from './Share.module.css'

const meanings: Readonly<Record<ShareState, Meaning>> = { open: 'good', ended: 'neutral', revoked: 'neutral' }

/** Address of the item inside the application. */
const addressOf = ({ kind, itemId }: Share): string =>
  kind === 'brief'
    ? `/briefs?brief=${encodeURIComponent(itemId)}`
    : `/decisions?decision=${encodeURIComponent(itemId)}`

const Row = ({
  share,
  isOfOneItem,
  onRevoke,
}: {
  readonly share: Share
  readonly isOfOneItem: boolean
  readonly onRevoke: () => void
}) => {
  const text = useText(shareText)
  const zone = useTimeZone()
  const { kind, title, state, madeAt, until, endsAt, revokedAt, openings, lastOpenedAt, mail } = share
  const lastDay = mediumDay(until, 'UTC')
  const when =
    state === 'open'
      ? text.untilDay(lastDay)
      : revokedAt
        ? text.revokedOn(dayAndTime(revokedAt, zone))
        : Date.parse(endsAt) > Date.now()
          ? text.endedBefore(lastDay)
          : text.endedOn(lastDay)
  const shared = text.madeOn(dayAndTime(madeAt, zone))
  return (
    <tr>
      <th scope="row" className={classes.item}>
        {isOfOneItem ? (
          shared
        ) : (
          <>
            <Link to={addressOf(share)} lang={english}>
              {title}
            </Link>
            <span className={classes.quiet}>
              {text.kind[kind]}, {shared}
            </span>
          </>
        )}
      </th>
      <td data-label={text.status}>
        <StatusMark meaning={meanings[state]}>{text.states[state]}</StatusMark>{' '}
        <span className={classes.quiet}>{when}</span>
      </td>
      <td data-label={text.opened}>
        {openings === 0 ? text.never : text.openings(number(openings))}
        {lastOpenedAt && (
          <span className={classes.quiet}>{text.lastOpened(dayAndTime(lastOpenedAt, zone))}</span>
        )}
      </td>
      <td data-label={text.mail}>
        {mail === undefined ? (
          <span className={classes.quiet}>{text.noMail}</span>
        ) : (
          <>
            {mail.to && <span className={classes.to}>{mail.to}</span>}
            <span className={classes.quiet}>{text.mailStates[mail.state]}</span>
            {mail.answer && mail.state !== 'accepted' && (
              <span className={classes.quiet}>
                “<span lang={english}>{mail.answer}</span>”
              </span>
            )}
          </>
        )}
      </td>
      <td className={classes.acts}>
        {state === 'open' && (
          <MutationButton
            call={shareEndpoints.revokeShare}
            variant="minimal"
            text={text.revoke}
            aria-label={`${text.revoke}: ${title}, ${shared}`}
            onClick={onRevoke}
          />
        )}
      </td>
    </tr>
  )
}

type Props = {
  readonly shares: readonly Share[]
  /** Leaves out what they show. */
  readonly isOfOneItem?: boolean
}

export const LinkTable = ({ shares, isOfOneItem = false }: Props) => {
  const text = useText(shareText)
  const [leaving, setLeaving] = useState<Share | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{text.item}</th>
            <th scope="col">{text.status}</th>
            <th scope="col">{text.opened}</th>
            <th scope="col">{text.mail}</th>
            <th scope="col">
              <span className={classes.hidden}>{text.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shares.map((share) => (
            <Row
              key={share.id}
              share={share}
              isOfOneItem={isOfOneItem}
              onRevoke={() => {
                setLeaving(share)
                setIsAsking(true)
              }}
            />
          ))}
        </tbody>
      </table>
      {leaving && (
        <RevokeDialog
          share={leaving}
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          onClosed={() => setLeaving(null)}
        />
      )}
    </>
  )
}
