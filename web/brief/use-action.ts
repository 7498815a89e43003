/** One quick action: runs it and keeps its editable result; a failed run leaves the result unchanged. */
import type { SerializedError } from '@reduxjs/toolkit'
import { useRef, useState } from 'react'
import type { CallError } from '../core/api.ts'
import { useDraftRecovery } from '../core/use-draft-recovery.ts'
import { useToast } from '../kit/feedback/use-toast.ts'

type Sent<Item> = PromiseLike<{
  readonly data?: readonly Item[]
  readonly error?: CallError | SerializedError
}> & { readonly abort: () => void }

/** A quick action and its result. */
export type Action<Item> = {
  /** The result with the user's edits; null before the first run. */
  readonly items: readonly Item[] | null
  /** New for each successful run. */
  readonly runId: string
  readonly isEdited: boolean
  /** The edits were restored from an expired session. */
  readonly isRestored: boolean
  readonly isRunning: boolean
  /** Error of the last run. */
  readonly error: CallError | SerializedError | undefined
  /** Runs the action with a choice of the user, or like the last time. */
  readonly run: (choice?: string) => Promise<void>
  readonly cancel: () => void
  readonly change: (items: readonly Item[]) => void
  /** Discards the result. */
  readonly discard: () => void
}

// Not `randomUUID`, which is missing on pages without TLS.
const newRunId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * `send` receives the user's choice, if any. `texts` holds the titles of the toasts and the text added to a failure.
 * With `draftKey`, which identifies the action and its business, edits survive an expired session.
 */
export const useAction = <Item>(
  send: (choice: string | undefined) => Sent<Item>,
  texts: { readonly done: string; readonly notDone: string; readonly notDoneText: string },
  draftKey: string | undefined,
): Action<Item> => {
  const toast = useToast()
  const [items, setItems] = useState<readonly Item[] | null>(null)
  const [runId, setRunId] = useState('')
  const [isEdited, setIsEdited] = useState(false)
  const [isRestored, setRestored] = useState(false)
  const [error, setError] = useState<CallError | SerializedError>()
  const [sent, setSent] = useState<Sent<Item> | null>(null)
  const latest = useRef<Sent<Item> | null>(null)
  const chosen = useRef<string>(undefined)
  useDraftRecovery(draftKey, isEdited && items ? { items, runId } : undefined, (kept) => {
    setItems(kept.items)
    setRunId(kept.runId)
    setIsEdited(true)
    setRestored(true)
  })

  const run = async (choice?: string) => {
    if (latest.current) return
    chosen.current = choice ?? chosen.current
    const sending = send(chosen.current)
    latest.current = sending
    setSent(sending)
    setError(undefined)
    const { data, error: failure } = await sending
    // Ignores the answer after cancelling.
    if (latest.current !== sending) return
    latest.current = null
    setSent(null)
    if (data) {
      setItems(data)
      setRunId(newRunId())
      setIsEdited(false)
      setRestored(false)
      toast({ title: texts.done })
    } else {
      setError(failure)
      toast({ title: texts.notDone, description: texts.notDoneText, destructive: true })
    }
  }
  return {
    items,
    runId,
    isEdited,
    isRestored,
    isRunning: sent !== null,
    error,
    run,
    cancel: () => {
      latest.current = null
      sent?.abort()
      setSent(null)
    },
    change: (next) => {
      setItems(next)
      setIsEdited(true)
    },
    discard: () => {
      setItems(null)
      setIsEdited(false)
      setRestored(false)
    },
  }
}
