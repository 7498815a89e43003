/** True in a narrow window, where the rail becomes a bottom bar and panels become sheets. */
import { useSyncExternalStore } from 'react'

const query = () => window.matchMedia('(max-width: 899.98px)')

const subscribe = (onChange: () => void): (() => void) => {
  const list = query()
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** True when the window is below 900 px now; for use outside rendering. */
export const isNarrowNow = (): boolean => query().matches

/** True below 900 px. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrowNow)
