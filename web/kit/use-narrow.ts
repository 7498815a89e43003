/** Whether the window is narrow: the rail is a bottom bar then, and panels are sheets. */
import { useSyncExternalStore } from 'react'

const query = () => window.matchMedia('(max-width: 899.98px)')

const subscribe = (onChange: () => void): (() => void) => {
  const list = query()
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Whether the window is below 900 px at this moment, for what happens later than a render. */
export const isNarrowNow = (): boolean => query().matches

/** True below 900 px. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrowNow)
