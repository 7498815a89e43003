/** Address and secret for a system that pushes its sales. The secret is shown once; later only its last characters are. */

import { Button } from '@blueprintjs/core'
import Copy from 'lucide-react/icons/copy'
import type { Inbound } from '#schema/connection/connection'
import { connectionEndpoints } from '#schema/connection/connection.endpoints'
import type { Feed } from '#schema/import/pushed'
import { useText } from '../core/language.ts'
import { useTimeZone } from '../core/time-zone.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { useCopy } from '../kit/controls/use-copy.ts'
import { dayAndTime, mediumDay } from '../kit/formats.ts'
import { connectionText } from '../messages/en/connection.ts'
import classes from './FeedDetails.module.css'

type Props = {
  readonly address: NonNullable<Feed['address']>
  readonly nameId: string
  /** The secret, just after it was made. */
  readonly issued: Inbound | undefined
  readonly onReplace: () => void
}

export const FeedAddress = ({ address, nameId, issued, onReplace }: Props) => {
  const text = useText(connectionText)
  const zone = useTimeZone()
  const copy = useCopy()
  const copyButton = (value: string, label: string) => (
    <Button
      variant="minimal"
      size="small"
      icon={<Copy size={14} />}
      text={text.copy}
      aria-label={label}
      aria-describedby={nameId}
      onClick={() => copy(value)}
    />
  )
  return (
    <div className={classes.address}>
      <h3 className={classes.label}>{text.addressTitle}</h3>
      <p className={classes.sunken}>
        <code>{address.url}</code>
        {copyButton(address.url, text.copyAddress)}
      </p>
      <p className={classes.sunken}>
        <code>{issued ? issued.secret : `${'•'.repeat(20)}${address.ending}`}</code>
        {issued ? (
          copyButton(issued.secret, text.copySecret)
        ) : (
          <MutationButton
            call={connectionEndpoints.replaceConnectionSecret}
            variant="minimal"
            size="small"
            text={text.replace}
            aria-describedby={nameId}
            onClick={onReplace}
          />
        )}
      </p>
      <p className={classes.note}>
        {issued ? text.secretNow : text.secretShown(mediumDay(address.issuedAt, zone))}{' '}
        {address.previousUntil && text.oldWorks(dayAndTime(address.previousUntil, zone))}
      </p>
    </div>
  )
}
