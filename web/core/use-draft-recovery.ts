/** What was typed and not saved when a session ended under it, for whoever signs in to the same business again. */
import { useEffect, useRef } from 'react'
import { useStore } from 'react-redux'
import type { RootState } from './store.ts'

// Only in memory: what was typed may be personal, and a closed window has asked before.
const leftBehind = new Map<string, unknown>()

/**
 * Keeps `unsaved`, unless that is undefined, when the session ends while it is on the screen; `takeUp` gets it back, once,
 * as soon as the same is there again. `keepAs` says what it is and whose; undefined while that is not known.
 */
export const useDraftRecovery = <T>(
  keepAs: string | undefined,
  unsaved: T | undefined,
  takeUp: (kept: T) => void,
): void => {
  const store = useStore<RootState>()
  const latest = useRef({ unsaved, takeUp })
  useEffect(() => {
    latest.current = { unsaved, takeUp }
  })
  useEffect(() => {
    if (keepAs === undefined) return
    const own = store.getState().session.sessionId
    const kept = leftBehind.get(keepAs) as T | undefined
    leftBehind.delete(keepAs)
    if (kept !== undefined) latest.current.takeUp(kept)
    return () => {
      const { sessionId, endedBy } = store.getState().session
      const left = latest.current.unsaved
      // Whoever signs out was asked; another tab may have put its own session in the place of this one.
      if (left !== undefined && sessionId !== own && endedBy !== 'person') leftBehind.set(keepAs, left)
    }
  }, [keepAs, store])
}
