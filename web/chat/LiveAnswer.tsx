/** A reply being written, or one that failed. */
import { Button } from '@blueprintjs/core'
import { useText } from '../core/language.ts'
import { replyText } from '../messages/en/reply.ts'
import classes from './LiveAnswer.module.css'
import { ReplyText } from './ReplyText.tsx'
import type { LiveReply } from './replies.state.ts'

type Props = {
  readonly live: LiveReply
  /** Number of the reply in the thread, from 1. */
  readonly place: number
  readonly onRetry: () => void
  /** Puts the question back into the input. */
  readonly onEdit: () => void
}

export const LiveAnswer = ({ live, place, onRetry, onEdit }: Props) => {
  const text = useText(replyText)
  if (live.phase === 'failed')
    return (
      <>
        {live.text !== '' && <ReplyText place={place} message={live.text} />}
        <div role="alert" className={classes.failure}>
          <p>{text.failed}</p>
          <p className={classes.small}>
            {live.reason} {text.questionKept}
          </p>
        </div>
        <div className={classes.actions}>
          <Button size="small" text={text.tryAgain} onClick={onRetry} />
          {!live.ids && <Button size="small" variant="minimal" text={text.edit} onClick={onEdit} />}
        </div>
      </>
    )
  return (
    <>
      {live.text === '' ? (
        <p className={classes.loading}>{text.thinking}</p>
      ) : (
        <ReplyText place={place} message={live.text} isWriting />
      )}
      {live.isCut && <p className={classes.small}>{text.reconnecting}</p>}
    </>
  )
}
