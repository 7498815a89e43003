/** The memos of a tab; arrow keys, Home and End move between them, Enter opens one. */
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { Memo } from '#schema/memo/memo'
import { useText } from '../core/language.ts'
import { memoText } from '../messages/en/memo.ts'
import { MemoItem } from './MemoItem.tsx'
import classes from './MemoList.module.css'

type Props = {
  readonly memos: readonly Memo[]
  /** Id of the opened memo. */
  readonly openId: string | null
  readonly onOpen: (memo: Memo) => void
  /** The focused memo left the list, which is now empty. */
  readonly onEmptied: () => void
  /** IANA time zone for times; undefined means the browser's. */
  readonly zone?: string | undefined
}

const targetOf = (key: string, index: number, last: number): number | undefined => {
  if (key === 'ArrowDown') return Math.min(index + 1, last)
  if (key === 'ArrowUp') return Math.max(index - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return last
  return undefined
}

export const MemoList = ({ memos, openId, onOpen, onEmptied, zone }: Props) => {
  const text = useText(memoText)
  const list = useRef<HTMLUListElement>(null)
  /** Index of the focused memo. */
  const focusedIndex = useRef<number | null>(null)
  const focusAt = (index: number) =>
    list.current?.querySelectorAll<HTMLElement>('[data-memo]')[index]?.focus()

  // An opened memo is no longer unread and leaves that tab; focus the one in its place.
  useLayoutEffect(() => {
    if (focusedIndex.current === null || document.activeElement !== document.body) return
    if (memos.length === 0) onEmptied()
    else focusAt(Math.min(focusedIndex.current, memos.length - 1))
  })

  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    const target = targetOf(event.key, index, memos.length - 1)
    if (target === undefined) return
    event.preventDefault()
    focusAt(target)
  }

  if (memos.length === 0) return <p className={classes.empty}>{text.none}</p>
  const reachable = memos.some(({ id }) => id === openId) ? openId : memos[0]?.id
  return (
    <ul
      ref={list}
      aria-label={text.list}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null) focusedIndex.current = null
      }}
    >
      {memos.map((memo, index) => (
        <MemoItem
          key={memo.id}
          memo={memo}
          isOpen={memo.id === openId}
          isReachable={memo.id === reachable}
          onOpen={() => onOpen(memo)}
          onFocus={() => {
            focusedIndex.current = index
          }}
          onKeyDown={onKeyDown(index)}
          zone={zone}
        />
      ))}
    </ul>
  )
}
