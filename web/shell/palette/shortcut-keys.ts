/** Which keys lead where; whether they do is the person's choice, kept in this browser (WCAG 2.1.4). */
import type { SignedInPath } from '#schema/screens'

/** After `g`, the key of each screen. */
export const screenKeys: Readonly<Record<SignedInPath, string>> = {
  '/dashboard': 'o',
  '/dashboard/finance': 'f',
  '/dashboard/strategic': 's',
  '/dashboard/sales-marketing': 'm',
  '/dashboard/risk': 'r',
  '/dashboard/agent': 'j',
  '/briefs': 'b',
  '/nudges': 'a',
  '/app-store': 'e',
  '/connections': 'i',
  '/audit': 'l',
  '/profile': 'p',
  '/my-profile': 'y',
}

/** What can be done from everywhere. */
export type GlobalAct = 'focus' | 'inbox' | 'brief' | 'ask'

/** The key of each. */
export const actKeys: Readonly<Record<GlobalAct, string>> = { focus: 'f', inbox: 'i', brief: 'b', ask: 'a' }

/** What opens the list of shortcuts. */
export const listKey = '?'

/** Local storage key of the choice. */
const storageKey = 'shortcuts'

/** Whether single keys do anything. */
export const areShortcutsOn = (): boolean => window.localStorage.getItem(storageKey) !== 'off'

/** Turns them on or off, from now on. */
export const turnShortcuts = (isOn: boolean): void => {
  if (isOn) window.localStorage.removeItem(storageKey)
  else window.localStorage.setItem(storageKey, 'off')
}

/** Whether the Command key does here what the Control key does elsewhere. */
export const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent)
