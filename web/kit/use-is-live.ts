/** Whether scripts have taken over a page that was rendered before: until then a button that needs them is disabled. */
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the service and for the first render over its HTML, true from then on. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
