/** A conversation, oldest message first; follows new text while scrolled to the end. */
import ArrowDown from 'lucide-react/icons/arrow-down'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useText } from '../core/language.ts'
import { chatText } from '../messages/en/chat.ts'
import classes from './ChatThread.module.css'
import type { Notice } from './chat.state.ts'
import { Speaker } from './Speaker.tsx'
import { Turn } from './Turn.tsx'
import { entriesInOrder, type ShownTurn } from './thread-view.ts'
import { useStickToEnd } from './use-stick-to-end.ts'

type Props = {
  /** Name of the advisor. */
  readonly name: string
  readonly turns: readonly ShownTurn[]
  readonly notices: readonly Notice[]
  /** Shown while the thread is empty. */
  readonly introduction: ReactNode
  /** Asks the last question again; undefined when nothing can be asked now. */
  readonly onRegenerate: (() => void) | undefined
  /** Sends a choice of the last reply; undefined when nothing can be asked now. */
  readonly onChoose: ((choice: string) => void) | undefined
  readonly onRetry: () => void
  readonly onEdit: () => void
}

export const ChatThread = ({ name, turns, notices, introduction, onRegenerate, ...rest }: Props) => {
  const text = useText(chatText)
  const last = turns.at(-1)
  const said = last?.live?.text.length ?? last?.reply?.message.length ?? 0
  const { ref, onScroll, isAway, jump } = useStickToEnd(
    `${notices.length} ${said} ${last?.live?.phase}`,
    `${turns.length}`,
  )
  const hasFocus = useRef(false)
  // The pressed button has unmounted; move the focus to the thread, where the answer appears.
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body)
      ref.current?.focus({ preventScroll: true })
  })
  return (
    <div className={classes.thread}>
      <section
        ref={ref}
        className={classes.scroller}
        onScroll={onScroll}
        onFocus={() => {
          hasFocus.current = true
        }}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget !== null) hasFocus.current = false
        }}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling areas must be reachable by keyboard
        tabIndex={0}
        aria-label={text.conversation(name)}
      >
        {turns.length === 0 && introduction}
        <div role="log" aria-label={text.messages(name)} className={classes.log}>
          {entriesInOrder(turns, notices).map((entry) =>
            'notice' in entry ? (
              <article key={entry.notice.text} className={classes.notice}>
                <Speaker name="Jarvin" />
                <p>{entry.notice.text}</p>
              </article>
            ) : (
              <Turn
                key={entry.index}
                {...rest}
                turn={entry.turn}
                name={name}
                place={entry.index + 1}
                isLatest={entry.index === turns.length - 1}
                onRegenerate={entry.index === turns.length - 1 ? onRegenerate : undefined}
              />
            ),
          )}
        </div>
      </section>
      {isAway && (
        <button type="button" className={classes.jump} onClick={jump}>
          <ArrowDown size={14} aria-hidden="true" />
          {text.jumpToLatest}
        </button>
      )}
    </div>
  )
}
