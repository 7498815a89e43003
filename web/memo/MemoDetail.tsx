/** An opened memo: opening marks it as read; archiving is manual. */

import type { SerializedError } from '@reduxjs/toolkit'
import Archive from 'lucide-react/icons/archive'
import { useEffect, useRef } from 'react'
import type { Memo } from '#schema/memo/memo'
import { memoEndpoints } from '#schema/memo/memo.endpoints'
import { api, type CallError } from '../core/api.ts'
import { useAppDispatch } from '../core/hooks.ts'
import { english, useText } from '../core/language.ts'
import { useCanChange } from '../core/role.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { Tag } from '../kit/Tag.tsx'
import { memoText } from '../messages/en/memo.ts'
import classes from './MemoDetail.module.css'
import { useChangeMemoStatusMutation } from './memo.api.ts'
import { detailDate, detailTime } from './memo-times.ts'
import { PriorityMark } from './PriorityMark.tsx'
import { TypeBadge } from './TypeBadge.tsx'

type Props = {
  readonly memo: Memo
  /** True if the subject takes the focus when the memo appears. */
  readonly takesFocus: boolean
  /** IANA time zone for times; undefined means the browser's. */
  readonly zone?: string | undefined
}

/** Splits at blank lines; further line breaks stay. */
const paragraphsOf = (content: string): readonly string[] => content.split('\n\n')

const isConflict = (error: CallError | SerializedError): boolean => 'status' in error && error.status === 409

export const MemoDetail = ({ memo, takesFocus, zone }: Props) => {
  const text = useText(memoText)
  const dispatch = useAppDispatch()
  const subject = useRef<HTMLHeadingElement>(null)
  const [markRead, reading] = useChangeMemoStatusMutation()
  const [archive, archiving] = useChangeMemoStatusMutation()
  const hasAsked = useRef(false)
  const canRead = useCanChange(memoEndpoints.changeMemoStatus)

  const send = async (change: typeof markRead, status: 'read' | 'archived'): Promise<boolean> => {
    const { error } = await change({ memoId: memo.id, status })
    // Someone else was faster: the status is already as wanted, so just refetch.
    if (error && isConflict(error)) dispatch(api.util.invalidateTags(['memo', 'session']))
    return !error || isConflict(error)
  }
  const sendRead = () => send(markRead, 'read')
  const sendArchived = async () => {
    // The pressed button disappears.
    if (await send(archive, 'archived')) subject.current?.focus({ preventScroll: true })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: marks the memo once, when opened
  useEffect(() => {
    if (hasAsked.current) return
    hasAsked.current = true
    if (takesFocus) subject.current?.focus({ preventScroll: true })
    if (memo.status === 'unread' && canRead) void sendRead()
  }, [])

  const problemOf = (error: CallError | SerializedError | undefined, what: string, onRetry: () => void) =>
    error && !isConflict(error) ? <ProblemNote what={what} error={error} onRetry={onRetry} /> : null

  return (
    <article className={classes.memo} aria-labelledby={`memo-${memo.id}`}>
      <div className={classes.header}>
        <PriorityMark priority={memo.priority} isInFull />
        <TypeBadge type={memo.type} />
        <Tag>{text.statuses[memo.status]}</Tag>
        {(memo.status !== 'archived' || archiving.isLoading) && (
          <div className={classes.action}>
            <MutationButton
              call={memoEndpoints.changeMemoStatus}
              text={
                <span className={classes.archive}>
                  <Archive size={16} aria-hidden="true" />
                  {text.archive}
                </span>
              }
              isBusy={archiving.isLoading}
              onClick={sendArchived}
            />
          </div>
        )}
      </div>
      <h3 ref={subject} id={`memo-${memo.id}`} className={classes.subject} tabIndex={-1} lang={english}>
        {memo.subject}
      </h3>
      <p className={classes.sent}>
        <time dateTime={memo.createdAt}>
          {text.sent(detailDate(memo.createdAt, zone), detailTime(memo.createdAt, zone))}
        </time>
        {text.by(memo.fromPersona)}
      </p>
      {problemOf(archiving.error, text.notArchived, sendArchived)}
      {memo.status === 'unread' && problemOf(reading.error, text.notRead, sendRead)}
      <div className={classes.content} lang={english}>
        {paragraphsOf(memo.content).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a memo never change
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      <p role="status" className={classes.news}>
        {archiving.isSuccess && text.archivedNotice}
      </p>
    </article>
  )
}
