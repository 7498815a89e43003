/**
 * Registry of unsaved edits on the screen. `LeaveGuard` (web/kit) registers its edits and guards navigation and
 * closing the window; anything else that would lose edits, such as signing out, calls `confirmLeave`.
 */
import { useSyncExternalStore } from 'react'

type Place = { readonly pathname: string; readonly search: string }

export type Unsaved = {
  /** True when navigating between these two places would lose the edits. */
  readonly isLeaving: (from: Place, to: Place) => boolean
  /** Asks the user; true when the edits may be discarded. */
  readonly ask: () => Promise<boolean>
}

let all: readonly Unsaved[] = []
const listeners = new Set<() => void>()

const change = (next: readonly Unsaved[]): void => {
  all = next
  for (const notify of listeners) notify()
}

/** Registers unsaved edits; returns a function that removes them. */
export const registerUnsaved = (unsaved: Unsaved): (() => void) => {
  change([...all, unsaved])
  return () => change(all.filter((one) => one !== unsaved))
}

const subscribe = (notify: () => void) => {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}

/** True for the first registered edits: only one guard may block the router, on behalf of all. */
export const useIsFirstUnsaved = (unsaved: Unsaved): boolean =>
  useSyncExternalStore(subscribe, () => all[0] === unsaved)

/** Edits that would be lost by navigating between two places. */
export const unsavedBetween = (from: Place, to: Place): readonly Unsaved[] =>
  all.filter(({ isLeaving }) => isLeaving(from, to))

/**
 * True when nothing would be lost or the user agrees to lose it. Asks about each, newest first, and stops at the
 * first "stay". Without `losing`, asks about all unsaved edits.
 */
export const confirmLeave = async (losing: readonly Unsaved[] = all): Promise<boolean> => {
  for (const { ask } of [...losing].reverse()) if (!(await ask())) return false
  return true
}
