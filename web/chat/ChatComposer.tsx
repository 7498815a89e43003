/** The message input: Enter sends, Shift Enter breaks the line. Disabled with a reason while a reply is being written. */
import { Button } from '@blueprintjs/core'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Square from 'lucide-react/icons/square'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useText } from '../core/language.ts'
import { DraftRestoredNotice } from '../kit/drafts/DraftRestoredNotice.tsx'
import { chatText } from '../messages/en/chat.ts'
import classes from './ChatComposer.module.css'

type Props = {
  /** Name of the advisor. */
  readonly name: string
  readonly draft: string
  /** The draft was restored from an expired session. */
  readonly isDraftRestored: boolean
  readonly onDraft: (text: string) => void
  /** Sends the trimmed draft. */
  readonly onSend: (message: string) => void
  /** Stops the reply being written; undefined when there is none. */
  readonly onStop?: (() => void) | undefined
  /** The reply can be stopped now. */
  readonly canStop: boolean
  /** Reason why sending is disabled, other than a reply being written. */
  readonly closed?: string | undefined
  /** Why a sent message came back. */
  readonly note?: string | undefined
  /** The draft was inserted from elsewhere, so the input should take the focus. */
  readonly isFocusDue: boolean
  readonly onFocused: () => void
}

/** Maximum message length, as in its codec. */
const maxLength = 8000

export const ChatComposer = (props: Props) => {
  const {
    name,
    draft,
    isDraftRestored,
    onDraft,
    onSend,
    onStop,
    canStop,
    closed,
    note,
    isFocusDue,
    onFocused,
  } = props
  const text = useText(chatText)
  const noteId = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const isAnswering = onStop !== undefined
  const isClosed = isAnswering || closed !== undefined
  const message = draft.trim()
  const isTooLong = message.length > maxLength
  const canSend = !isClosed && message !== '' && !isTooLong

  useEffect(() => {
    if (!isFocusDue) return
    const field = input.current
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
    onFocused()
  }, [isFocusDue, onFocused])

  const send = () => {
    // The pressed button unmounts, so keep the focus in the input.
    input.current?.focus()
    if (canSend) onSend(message)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While composing with an input method, Enter completes a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const said = isTooLong
    ? text.tooLong(message.length, maxLength)
    : (note ?? (isAnswering ? text.typeAfterReply : (closed ?? text.keys)))
  return (
    <form className={classes.composer} aria-label={text.ask(name)} onSubmit={onSubmit}>
      {isDraftRestored && (
        <DraftRestoredNotice
          onDiscard={() => {
            input.current?.focus()
            onDraft('')
          }}
        />
      )}
      <textarea
        ref={input}
        className={`bp6-input ${classes.input} ${isClosed ? classes.closed : ''}`}
        placeholder={isAnswering ? text.answering(name) : text.ask(name)}
        aria-label={text.message(name)}
        aria-describedby={noteId}
        aria-disabled={isClosed}
        aria-invalid={isTooLong}
        readOnly={isClosed}
        rows={3}
        value={draft}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={classes.footer}>
        <p
          id={noteId}
          role="status"
          className={isTooLong || note !== undefined ? classes.warning : classes.note}
        >
          {said}
        </p>
        {isAnswering ? (
          <Button
            icon={<Square size={12} className={classes.stop} aria-hidden="true" />}
            text={text.stop}
            size="small"
            aria-disabled={!canStop}
            onClick={() => {
              input.current?.focus()
              if (canStop) onStop()
            }}
          />
        ) : (
          <Button
            type="submit"
            icon={<ArrowUp size={16} aria-hidden="true" />}
            text={text.send}
            size="small"
            {...(canSend ? { intent: 'primary' as const } : {})}
            disabled={!canSend}
          />
        )}
      </div>
    </form>
  )
}
