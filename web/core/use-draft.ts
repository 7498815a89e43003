/** What a person changed in a form and has not saved: it lies over what was loaded, so news of that never takes it away. */
import { useState } from 'react'
import { useDraftRecovery } from './use-draft-recovery.ts'

/** A form with its unsaved edits. */
export type Draft<F extends object> = {
  /** What the form shows: the edits over what was loaded. */
  readonly form: F
  /** Something differs from what was loaded. */
  readonly isDirty: boolean
  /** The edits are those that a session left behind when it ended. */
  readonly isTakenUp: boolean
  readonly change: (part: Partial<F>) => void
  /** Takes every edit away. */
  readonly discard: () => void
  /** This was saved: what was typed since stays an edit. */
  readonly settle: (saved: F) => void
}

const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other)

/**
 * The draft over what was loaded. With `keepAs`, which names the form and whose it is, the edits outlive a session that
 * ends under them: whoever signs in again to the same finds them.
 */
export const useDraft = <F extends object>(loaded: F, keepAs?: string): Draft<F> => {
  const [edits, setEdits] = useState<Partial<F>>({})
  const [isTakenUp, setTakenUp] = useState(false)
  useDraftRecovery(keepAs, Object.keys(edits).length > 0 ? edits : undefined, (kept) => {
    setEdits((before) => ({ ...kept, ...before }))
    setTakenUp(true)
  })

  const form = { ...loaded, ...edits }
  return {
    form,
    isDirty: differs(form, loaded),
    isTakenUp,
    change: (part) => setEdits((before) => ({ ...before, ...part })),
    discard: () => {
      setTakenUp(false)
      setEdits({})
    },
    settle: (saved) => {
      setTakenUp(false)
      setEdits((before) => {
        const rest = { ...before }
        for (const key in before) if (!differs(before[key], saved[key])) delete rest[key]
        return rest
      })
    },
  }
}
