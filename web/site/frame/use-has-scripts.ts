/** Whether the page's program has taken over; on the service, and for the first render in the browser, it has not. */
import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const here = () => true
const there = () => false

/** What needs scripts is shown only where this is true. */
export const useHasScripts = (): boolean => useSyncExternalStore(never, here, there)
