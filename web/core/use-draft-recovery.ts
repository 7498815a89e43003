/** Keeps unsaved input when the session expires, and restores it when the user signs in to the same business again. */
import { useEffect, useRef } from 'react'
import { useStore } from 'react-redux'
import type { RootState } from './store.ts'

// Memory only: input may be personal, and closing the window has already warned about it.
const keptDrafts = new Map<string, unknown>()

/**
 * Keeps `unsaved` (when defined) if the session ends while the form is on screen. The next time a form with the same
 * key mounts, `restore` receives it, once. `draftKey` identifies the form and its owner. While it is undefined, nothing is
 * kept: the input could be shown to another business.
 */
export const useDraftRecovery = <T>(
  draftKey: string | undefined,
  unsaved: T | undefined,
  restore: (saved: T) => void,
): void => {
  const store = useStore<RootState>()
  const latest = useRef({ unsaved, restore })
  useEffect(() => {
    latest.current = { unsaved, restore }
  })
  useEffect(() => {
    if (draftKey === undefined) return
    const ownSession = store.getState().session.firstSessionId
    const saved = keptDrafts.get(draftKey) as T | undefined
    keptDrafts.delete(draftKey)
    if (saved !== undefined) latest.current.restore(saved)
    return () => {
      const { firstSessionId, endedBy } = store.getState().session
      const input = latest.current.unsaved
      // A user who signed out was already asked, and another tab's session may have replaced this one.
      if (input !== undefined && firstSessionId !== ownSession && endedBy !== 'person')
        keptDrafts.set(draftKey, input)
    }
  }, [draftKey, store])
}
