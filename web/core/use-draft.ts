/** Unsaved edits of a form, kept as an overlay on the loaded values so that fresh data never overwrites them. */
import { useState } from 'react'
import { useDraftRecovery } from './use-draft-recovery.ts'

export type Draft<F extends object> = {
  /** Values to show: loaded values with the edits on top. */
  readonly form: F
  /** True when an edit differs from the loaded value. */
  readonly isDirty: boolean
  /** True when the edits were restored from an expired session. */
  readonly isRestored: boolean
  readonly change: (part: Partial<F>) => void
  /** Discards all edits. */
  readonly discard: () => void
  /** Call after saving; input typed since then remains an edit. */
  readonly markSaved: (saved: F) => void
}

const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other)

/**
 * Draft of a form over its loaded values. With `draftKey`, which identifies the form and its owner, edits survive an
 * expired session and are restored after the next sign-in.
 */
export const useDraft = <F extends object>(loaded: F, draftKey?: string): Draft<F> => {
  const [edits, setEdits] = useState<Partial<F>>({})
  const [isRestored, setRestored] = useState(false)
  useDraftRecovery(draftKey, Object.keys(edits).length > 0 ? edits : undefined, (kept) => {
    setEdits((before) => ({ ...kept, ...before }))
    setRestored(true)
  })

  const form = { ...loaded, ...edits }
  return {
    form,
    isDirty: differs(form, loaded),
    isRestored,
    change: (part) => setEdits((before) => ({ ...before, ...part })),
    discard: () => {
      setRestored(false)
      setEdits({})
    },
    markSaved: (saved) => {
      setRestored(false)
      setEdits((before) => {
        const rest = { ...before }
        for (const key in before) if (!differs(before[key], saved[key])) delete rest[key]
        return rest
      })
    },
  }
}
