/** True once React runs in the browser; false on the service and during hydration. */
import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined
const inBrowser = () => true
const onService = () => false

/** Render controls that need scripts only if this is true. */
export const useHasScripts = (): boolean => useSyncExternalStore(subscribeToNothing, inBrowser, onService)
