/** Messages that could not be read, each with its reason and "Try again". */
import type { Feed } from '#schema/import/pushed'
import { pushedEndpoints } from '#schema/import/pushed.endpoints'
import { useText } from '../core/language.ts'
import { useTimeZone } from '../core/time-zone.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { useToast } from '../kit/feedback/use-toast.ts'
import { dayAndTime, number } from '../kit/formats.ts'
import { connectionText } from '../messages/en/connection.ts'
import { useRetryDeliveryMutation } from './connection.api.ts'
import classes from './FeedDetails.module.css'

type Props = { readonly feed: Feed }

export const FeedLetters = ({ feed: { connectionId, letters, failed } }: Props) => {
  const text = useText(connectionText)
  const zone = useTimeZone()
  const toast = useToast()
  const [retry, { isLoading }] = useRetryDeliveryMutation()
  const tryAgain = async (letterId: Feed['letters'][number]['letterId']) => {
    const { error } = await retry({ connectionId, letterId })
    if (error === undefined) return toast({ title: text.letterRead })
    const detail = 'problem' in error && error.problem ? error.problem.detail : text.letterNotTried
    return toast({ title: text.letterStays, description: detail, destructive: true })
  }
  return (
    <div>
      <h3 className={classes.label}>{text.unreadable(number(failed))}</h3>
      <ul className={classes.letters}>
        {letters.map(({ letterId, about, reason, receivedAt }) => (
          <li key={letterId}>
            <div>
              <p>{about ? text.letterAbout(about) : text.letterUnnamed}</p>
              <p className={classes.note}>
                {dayAndTime(receivedAt, zone)} · {reason}
              </p>
            </div>
            <MutationButton
              call={pushedEndpoints.retryDelivery}
              size="small"
              text={text.tryAgain}
              aria-label={text.tryAgainLabel(about ?? dayAndTime(receivedAt, zone))}
              isDisabled={isLoading}
              onClick={() => tryAgain(letterId)}
            />
          </li>
        ))}
      </ul>
      {failed > letters.length && (
        <p className={classes.note}>{text.moreLetters(number(failed - letters.length))}</p>
      )}
    </div>
  )
}
