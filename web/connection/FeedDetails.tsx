/** Pushed messages of a connected system: source, time, number, failures, and how to send the first one. */
import { Button } from '@blueprintjs/core'
import type { Inbound } from '#schema/connection/connection'
import { importEndpoints } from '#schema/import/import.endpoints'
import type { Feed } from '#schema/import/pushed'
import { useText } from '../core/language.ts'
import { useTimeZone } from '../core/time-zone.ts'
import { ButtonLink } from '../kit/controls/ButtonLink.tsx'
import { IfAllowed } from '../kit/controls/IfAllowed.tsx'
import { useCopy } from '../kit/controls/use-copy.ts'
import { dayAndTime, mediumDay, number } from '../kit/formats.ts'
import { connectionText } from '../messages/en/connection.ts'
import { FeedAddress } from './FeedAddress.tsx'
import { FeedBars } from './FeedBars.tsx'
import classes from './FeedDetails.module.css'
import { FeedLetters } from './FeedLetters.tsx'
import { firstMessage } from './first-message.ts'

type Props = {
  readonly feed: Feed
  readonly nameId: string
  readonly issued: Inbound | undefined
  readonly onReplace: () => void
}

export const FeedDetails = ({ feed, nameId, issued, onReplace }: Props) => {
  const text = useText(connectionText)
  const zone = useTimeZone()
  const copy = useCopy()
  const { rows, failed, notices, heardAt, lastAt, from, vendor, address, days } = feed
  const facts: readonly (readonly [string, string])[] = [
    [text.lastRow, lastAt ? dayAndTime(lastAt, zone) : text.none],
    [text.rowCount, number(rows)],
    [text.fromDay, from ? mediumDay(`${from}T12:00:00`) : text.none],
    [text.failedCount, number(failed)],
  ]
  return (
    <div className={classes.details}>
      <div className={classes.top}>
        <div>
          <p className={classes.fedBy}>
            {heardAt
              ? text.fedBy(vendor ? text.vendors[vendor] : text.ownSystem, dayAndTime(heardAt, zone))
              : text.nothingYet}
          </p>
          {heardAt && (
            <dl className={classes.facts}>
              {facts.map(([term, value]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {heardAt && rows === 0 && notices > 0 && (
            <p className={classes.note}>
              {text.onlyNotices(number(notices))}{' '}
              <IfAllowed call={importEndpoints.sendImport}>
                <ButtonLink to="/imports">{text.importFile}</ButtonLink>
              </IfAllowed>
            </p>
          )}
        </div>
        {heardAt && <FeedBars days={days} />}
      </div>
      {(address || failed > 0) && (
        <div className={classes.bottom}>
          {address && <FeedAddress address={address} nameId={nameId} issued={issued} onReplace={onReplace} />}
          {failed > 0 ? (
            <FeedLetters feed={feed} />
          ) : (
            !heardAt &&
            address && (
              <div>
                <h3 className={classes.label}>{text.firstTitle}</h3>
                <p className={classes.note}>{vendor ? text.firstOf[vendor] : text.firstOwn}</p>
                <pre className={classes.example}>{firstMessage(address.url)}</pre>
                <Button
                  size="small"
                  text={text.copyExample}
                  aria-describedby={nameId}
                  onClick={() => copy(firstMessage(address.url))}
                />
              </div>
            )
          )}
        </div>
      )}
    </div>
  )
}
