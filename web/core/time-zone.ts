/** Time zone for display: from the personal profile when saved, otherwise the browser's (decision 29). */
import { useSyncExternalStore } from 'react'

let zone: string | undefined
const listeners = new Set<() => void>()

const subscribe = (notify: () => void) => {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}

/** Sets the IANA zone for every time shown; undefined means the browser's. */
export const setTimeZone = (next: string | undefined): void => {
  if (next === zone) return
  zone = next
  for (const notify of listeners) notify()
}

/** IANA zone for the functions in `web/kit/formats.ts`; undefined means the browser's. Makes no call. */
export const useTimeZone = (): string | undefined => useSyncExternalStore(subscribe, () => zone)
