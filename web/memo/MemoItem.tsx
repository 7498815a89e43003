/** A memo in the list: priority, type, time and the start of its text. */
import type { KeyboardEvent } from 'react'
import type { Memo } from '#schema/memo/memo'
import { english, useText } from '../core/language.ts'
import { TextPreview } from '../kit/TextPreview.tsx'
import { memoText } from '../messages/en/memo.ts'
import classes from './MemoItem.module.css'
import { listTime } from './memo-times.ts'
import { PriorityMark } from './PriorityMark.tsx'
import { TypeBadge } from './TypeBadge.tsx'

/** Characters of the text shown in the list. */
const previewLength = 100

type Props = {
  readonly memo: Memo
  readonly isOpen: boolean
  /** Reachable by Tab; arrow keys move to the others. */
  readonly isReachable: boolean
  readonly onOpen: () => void
  readonly onFocus: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  /** IANA time zone for times; undefined means the browser's. */
  readonly zone?: string | undefined
}

export const MemoItem = ({ memo, isOpen, isReachable, onOpen, onFocus, onKeyDown, zone }: Props) => {
  const text = useText(memoText)
  return (
    <li>
      <button
        type="button"
        className={classes.item}
        data-memo={memo.id}
        aria-current={isOpen}
        tabIndex={isReachable ? 0 : -1}
        onClick={onOpen}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        <span className={classes.header}>
          <PriorityMark priority={memo.priority} />
          <TypeBadge type={memo.type} />
          <time className={classes.time} dateTime={memo.createdAt}>
            {listTime(memo.createdAt, zone)}
          </time>
          {memo.status === 'unread' && (
            <span className={classes.dot} role="img" aria-label={text.statuses.unread} />
          )}
        </span>
        <span className={memo.status === 'unread' ? classes.unread : classes.subject} lang={english}>
          {memo.subject}
        </span>
        <span className={classes.preview} lang={english}>
          <TextPreview text={memo.content} count={previewLength} />
          {text.ellipsis}
        </span>
        <span className={classes.from}>{text.from(memo.fromPersona)}</span>
      </button>
    </li>
  )
}
