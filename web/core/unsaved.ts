/**
 * Unsaved edits on the screen, and who asks about them. `LeaveGuard` (web/kit) registers while there are some and guards
 * the ways out that the router and the window know; whatever else would lose them, such as signing out or closing a
 * dialog, asks `mayLeave` first.
 */

/** Asks the person whether their edits may be lost; true where they may. */
type Asker = () => Promise<boolean>

const askers: Asker[] = []

/** Speaks up for unsaved edits; returns how to stop. */
export const registerUnsaved = (ask: Asker): (() => void) => {
  askers.push(ask)
  return () => void askers.splice(askers.indexOf(ask), 1)
}

/** Whether nothing would be lost, or the person agrees that it may; the edits that were begun last are asked for. */
export const mayLeave = async (): Promise<boolean> => (await askers.at(-1)?.()) ?? true
