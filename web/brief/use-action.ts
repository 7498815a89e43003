/** One quick action: it runs, what came of it can be changed, and a run that fails leaves that as it was. */
import type { SerializedError } from '@reduxjs/toolkit'
import { useRef, useState } from 'react'
import type { CallError } from '../core/api.ts'
import { useDraftRecovery } from '../core/use-draft-recovery.ts'
import { useToast } from '../kit/feedback/use-toast.ts'

type Sent<Item> = PromiseLike<{
  readonly data?: readonly Item[]
  readonly error?: CallError | SerializedError
}> & { readonly abort: () => void }

/** A quick action and what came of it. */
export type Action<Item> = {
  /** What came of it, with the person's changes; null before it ran. */
  readonly items: readonly Item[] | null
  /** Another one for every run that gave something. */
  readonly runId: string
  readonly isEdited: boolean
  /** The changes are those that a session left behind when it ended. */
  readonly isTakenUp: boolean
  readonly isRunning: boolean
  /** Why the last run gave nothing. */
  readonly error: CallError | SerializedError | undefined
  /** Runs it, for a choice of the person where there is one, else as it was run last. */
  readonly run: (choice?: string) => Promise<void>
  readonly cancel: () => void
  readonly change: (items: readonly Item[]) => void
  /** Forgets what came of it, as before it ran. */
  readonly discard: () => void
}

// A page without TLS has no `randomUUID`.
const newRunId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * `send` gets what the person chose, if anything. `said` are the titles of the notices, and what a failure adds to its
 * own. With `keepAs`, which names the action and whose it is, changes outlive a session that ends under them.
 */
export const useAction = <Item>(
  send: (choice: string | undefined) => Sent<Item>,
  said: { readonly done: string; readonly notDone: string; readonly notDoneText: string },
  keepAs: string | undefined,
): Action<Item> => {
  const toast = useToast()
  const [items, setItems] = useState<readonly Item[] | null>(null)
  const [runId, setRunId] = useState('')
  const [isEdited, setIsEdited] = useState(false)
  const [isTakenUp, setTakenUp] = useState(false)
  const [error, setError] = useState<CallError | SerializedError>()
  const [sent, setSent] = useState<Sent<Item> | null>(null)
  const latest = useRef<Sent<Item> | null>(null)
  const chosen = useRef<string>(undefined)
  useDraftRecovery(keepAs, isEdited && items ? { items, runId } : undefined, (kept) => {
    setItems(kept.items)
    setRunId(kept.runId)
    setIsEdited(true)
    setTakenUp(true)
  })

  const run = async (choice?: string) => {
    if (latest.current) return
    chosen.current = choice ?? chosen.current
    const sending = send(chosen.current)
    latest.current = sending
    setSent(sending)
    setError(undefined)
    const { data, error: failure } = await sending
    // Whoever cancelled wants to hear no more of it.
    if (latest.current !== sending) return
    latest.current = null
    setSent(null)
    if (data) {
      setItems(data)
      setRunId(newRunId())
      setIsEdited(false)
      setTakenUp(false)
      toast({ title: said.done })
    } else {
      setError(failure)
      toast({ title: said.notDone, description: said.notDoneText, destructive: true })
    }
  }
  return {
    items,
    runId,
    isEdited,
    isTakenUp,
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
      setTakenUp(false)
    },
  }
}
