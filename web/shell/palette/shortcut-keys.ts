/** Keyboard shortcuts. The user can turn single-key ones off (WCAG 2.1.4); stored in this browser. */
import type { SignedInPath } from '#schema/screens'

/** Pressed after `g`, opens a screen. */
export const screenKeys: Readonly<Record<SignedInPath, string>> = {
  '/dashboard': 'o',
  '/dashboard/finance': 'f',
  '/dashboard/strategic': 's',
  '/dashboard/sales-marketing': 'm',
  '/dashboard/risk': 'r',
  '/dashboard/agent': 'j',
  '/briefs': 'b',
  '/nudges': 'a',
  '/decisions': 'n',
  '/digest': 'k',
  '/alerts': 'x',
  '/search': 'q',
  '/app-store': 'e',
  '/connections': 'i',
  '/imports': 'd',
  '/audit': 'l',
  '/links': 'h',
  '/profile': 'p',
  '/my-profile': 'y',
  '/people': 'w',
}

/** Actions available on every screen. */
export type GlobalAct = 'focus' | 'inbox' | 'brief' | 'ask'

/** Key of each action. */
export const actKeys: Readonly<Record<GlobalAct, string>> = { focus: 'f', inbox: 'i', brief: 'b', ask: 'a' }

/** Opens the list of shortcuts. */
export const listKey = '?'

/** Local storage key. */
const storageKey = 'shortcuts'

/** True when single-key shortcuts are on. */
export const areShortcutsOn = (): boolean => window.localStorage.getItem(storageKey) !== 'off'

/** Turns single-key shortcuts on or off. */
export const turnShortcuts = (isOn: boolean): void => {
  if (isOn) window.localStorage.removeItem(storageKey)
  else window.localStorage.setItem(storageKey, 'off')
}

/** True on Apple devices, where the Command key replaces Control. */
export const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent)
