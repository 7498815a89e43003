/**
 * Unsaved edits on the screen, and who asks about them. `LeaveGuard` (web/kit) registers while there are some and guards
 * the ways out that the router and the window know; whatever else would lose them, such as signing out, asks `mayLeave`.
 */
import { useSyncExternalStore } from 'react'

type Place = { readonly pathname: string; readonly search: string }

/** Edits that are not saved. */
export type Unsaved = {
  /** Whether the way between two places leads away from them. */
  readonly isLeaving: (from: Place, to: Place) => boolean
  /** Asks the person whether they may be lost; true where they may. */
  readonly ask: () => Promise<boolean>
}

let all: readonly Unsaved[] = []
const listeners = new Set<() => void>()

const change = (next: readonly Unsaved[]): void => {
  all = next
  for (const tell of listeners) tell()
}

/** Speaks up for unsaved edits; returns how to stop. */
export const registerUnsaved = (unsaved: Unsaved): (() => void) => {
  change([...all, unsaved])
  return () => change(all.filter((one) => one !== unsaved))
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** Whether these were registered before all others; one of them has to stand at the router for all. */
export const useIsFirstUnsaved = (unsaved: Unsaved): boolean =>
  useSyncExternalStore(subscribe, () => all[0] === unsaved)

/** The edits that the way between two places leads away from. */
export const unsavedOnTheWay = (from: Place, to: Place): readonly Unsaved[] =>
  all.filter(({ isLeaving }) => isLeaving(from, to))

/**
 * Whether nothing would be lost, or the person agrees that it may; asks about one after the other, what was begun last
 * first, until the person stays. Without `losing`, about everything.
 */
export const mayLeave = async (losing: readonly Unsaved[] = all): Promise<boolean> => {
  for (const { ask } of [...losing].reverse()) if (!(await ask())) return false
  return true
}
