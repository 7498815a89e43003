/** The zone that times are shown in: that of the personal profile once it was saved, else the browser's (decision 29). */
import { useSyncExternalStore } from 'react'

let zone: string | undefined
const listeners = new Set<() => void>()

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** Shows every time in this IANA zone; undefined is the browser's. */
export const setTimeZone = (next: string | undefined): void => {
  if (next === zone) return
  zone = next
  for (const tell of listeners) tell()
}

/** The IANA zone of the person, for the functions of `kit/formats`; undefined is the browser's. Costs no call. */
export const useTimeZone = (): string | undefined => useSyncExternalStore(subscribe, () => zone)
