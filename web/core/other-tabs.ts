/** Keeps this tab's session in step with the stored one, which other tabs can change. */
import { sessionAdopted, signedOut, storedSessionId } from './session.ts'
import { sessionKey } from './session-key.ts'
import type { Store, StoreEnvironment } from './store.ts'

/** Signs this tab out, or in, when another tab does; returns a function that stops it. */
export const followOtherTabs = (store: Store, storage: StoreEnvironment['storage']): (() => void) => {
  const follow = ({ key }: StorageEvent) => {
    // The key is null when all storage was cleared.
    if (key !== null && key !== sessionKey) return
    const stored = storedSessionId(storage)
    const { isAuthenticated, sessionId } = store.getState().session
    if (stored === sessionId) return
    // Sign out first, so that no data of the old session appears under the new one.
    if (isAuthenticated) store.dispatch(signedOut('service'))
    if (stored !== null) store.dispatch(sessionAdopted(stored))
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
