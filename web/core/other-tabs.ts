/** Keeps the session of this tab in step with the stored one, which other tabs change too. */
import { sessionTakenUp, signedOut, storedSessionId } from './session.ts'
import { sessionKey } from './session-key.ts'
import type { Store, Surroundings } from './store.ts'

/** Signed out there is signed out here; signed in anew there is taken up here. Returns how to stop. */
export const followOtherTabs = (store: Store, storage: Surroundings['storage']): (() => void) => {
  const follow = ({ key }: StorageEvent) => {
    // Without a key everything was cleared.
    if (key !== null && key !== sessionKey) return
    const stored = storedSessionId(storage)
    const { isAuthenticated, sessionId } = store.getState().session
    if (stored === sessionId) return
    // First out, so that nothing of the last session is seen under the next one.
    if (isAuthenticated) store.dispatch(signedOut('service'))
    if (stored !== null) store.dispatch(sessionTakenUp(stored))
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
