/** True once a prerendered page is hydrated; until then, buttons that need scripts are disabled. */
import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** False on the server and during hydration, true afterwards. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
