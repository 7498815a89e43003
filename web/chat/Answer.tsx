/** An advisor's reply that has ended: complete, stopped, cut off or empty. */
import { Button } from '@blueprintjs/core'
import Copy from 'lucide-react/icons/copy'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { Suspense, useState } from 'react'
import type { ChatReply } from '#schema/chat/chat'
import { screenLocale, useText } from '../core/language.ts'
import { lazyPart } from '../kit/feedback/lazy-part.ts'
import { useToast } from '../kit/feedback/use-toast.ts'
import { StatusMark } from '../kit/StatusMark.tsx'
import { replyText } from '../messages/en/reply.ts'
import classes from './Answer.module.css'
import { Choices } from './Choices.tsx'
import { ReplyText } from './ReplyText.tsx'

// Below the text, which can be read before.
const ReplyBasis = lazyPart(async () => (await import('./ReplyBasis.tsx')).ReplyBasis)
const DecideReply = lazyPart(async () => (await import('./DecideReply.tsx')).DecideReply)
// The editors are needed by few replies.
const ReplyDrafts = lazyPart(async () => (await import('./ReplyDrafts.tsx')).ReplyDrafts)

type Props = {
  readonly reply: ChatReply
  /** Number of the reply in the thread, from 1. */
  readonly place: number
  readonly isLatest: boolean
  /** Asks the same question again; undefined when that is not possible now. */
  readonly onRegenerate: (() => void) | undefined
  /** Answers a question back with one of its choices; undefined when nothing can be asked now. */
  readonly onChoose: ((choice: string) => void) | undefined
}

export const Answer = ({ reply, place, isLatest, onRegenerate, onChoose }: Props) => {
  const { message, status, basis, choices, drafts, proposes, replyId } = reply
  const text = useText(replyText)
  const toast = useToast()
  const [pressed, setPressed] = useState<{ receipt: number; count: number }>()
  const press = (receipt: number) => setPressed((last) => ({ receipt, count: (last?.count ?? 0) + 1 }))
  const copy = () =>
    navigator.clipboard.writeText(message).then(
      () => toast({ title: text.copied, description: text.copiedText }),
      () => toast({ title: text.notCopied, description: text.notCopiedText, destructive: true }),
    )
  const isEmpty = message.trim() === ''
  const canDecide = !isEmpty && status === 'complete' && proposes && basis && !choices && !drafts
  const instead = status === 'interrupted' ? text.failed : status === 'complete' ? text.empty : ''
  return (
    <>
      <ReplyText
        place={place}
        message={isEmpty ? instead : message}
        lang={isEmpty ? screenLocale() : undefined}
        figures={basis?.figures ?? []}
        onOpen={press}
      />
      {status !== 'complete' && (
        <p className={classes.ending}>
          <StatusMark meaning={status === 'stopped' ? 'neutral' : 'attention'}>{text[status]}</StatusMark>
          {status === 'stopped' ? text.stoppedText : text.interruptedText}
        </p>
      )}
      {drafts && (
        <Suspense fallback={null}>
          <ReplyDrafts key={replyId} drafts={drafts} replyId={replyId} />
        </Suspense>
      )}
      {choices && isLatest && <Choices choices={choices} onChoose={onChoose} />}
      {basis && (
        <Suspense fallback={null}>
          <ReplyBasis basis={basis} isLatest={isLatest} pressed={pressed} />
        </Suspense>
      )}
      <div className={classes.actions}>
        {!isEmpty && (
          <Button
            variant="minimal"
            size="small"
            icon={<Copy size={14} aria-hidden="true" />}
            text={text.copy}
            onClick={() => void copy()}
          />
        )}
        {canDecide && (
          <Suspense fallback={null}>
            <DecideReply message={message} replyId={replyId} />
          </Suspense>
        )}
        {onRegenerate && (
          <Button
            variant="minimal"
            size="small"
            icon={<RotateCw size={14} aria-hidden="true" />}
            text={text.regenerate}
            onClick={onRegenerate}
          />
        )}
      </div>
    </>
  )
}
