/** A question with its reply. */
import { english, screenLocale, useText } from '../core/language.ts'
import { replyText } from '../messages/en/reply.ts'
import { Answer } from './Answer.tsx'
import { LiveAnswer } from './LiveAnswer.tsx'
import { Speaker } from './Speaker.tsx'
import classes from './Turn.module.css'
import type { ShownTurn } from './thread-view.ts'

type Props = {
  readonly turn: ShownTurn
  /** Name of the advisor. */
  readonly name: string
  /** Number of the turn in the thread, from 1. */
  readonly place: number
  readonly isLatest: boolean
  readonly onRegenerate: (() => void) | undefined
  /** Sends a choice of the last reply; undefined when nothing can be asked now. */
  readonly onChoose: ((choice: string) => void) | undefined
  readonly onRetry: () => void
  readonly onEdit: () => void
}

export const Turn = ({ turn, name, place, isLatest, onRegenerate, onChoose, onRetry, onEdit }: Props) => {
  const text = useText(replyText)
  const { message, createdAt, reply, live } = turn
  const isWriting = live !== undefined && live.phase !== 'failed'
  return (
    <>
      <div className={classes.question} lang={screenLocale()}>
        <span className={classes.visuallyHidden}>{text.you}: </span>
        <span lang={english}>{message}</span>
      </div>
      <article className={classes.answer} aria-label={name} aria-busy={isWriting} lang={screenLocale()}>
        <Speaker name={name} at={reply?.createdAt ?? createdAt} />
        {reply && (
          <Answer
            reply={reply}
            place={place}
            isLatest={isLatest}
            onRegenerate={onRegenerate}
            onChoose={onChoose}
          />
        )}
        {live && <LiveAnswer live={live} place={place} onRetry={onRetry} onEdit={onEdit} />}
      </article>
    </>
  )
}
