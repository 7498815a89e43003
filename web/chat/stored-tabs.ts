/** Keeps the open tabs in this browser for the session: names and thread ids only, no messages. */
import * as t from 'io-ts'
import { ThreadId } from '#schema/chat/chat'
import { record } from '#schema/core/record'
import { text } from '#schema/core/scalars'
import type { StoredTabs } from './chat.state.ts'

/** Local storage key. */
const key = 'chatTabs'

const Tab = record({ id: text(80, 1), title: text(80, 1) }, { threadId: ThreadId })
const StoredRecord = record({ session: text(16), tabs: t.array(Tab), activeId: text(80, 1) })

/** Short session fingerprint; cannot be used to sign in. */
const fingerprintOf = (sessionId: string): string => sessionId.slice(0, 8)

/** The tabs stored for this session; undefined when there are none. */
export const storedTabs = (sessionId: string): StoredTabs | undefined => {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? '')
    const fits = StoredRecord.is(stored) && stored.session === fingerprintOf(sessionId)
    return fits && stored.tabs.some(({ id }) => id === stored.activeId) ? stored : undefined
  } catch {
    return undefined
  }
}

/** Stores the tabs; does nothing when storage is full or blocked. */
export const storeTabs = (sessionId: string, { tabs, activeId }: StoredTabs): void => {
  try {
    window.localStorage.setItem(key, JSON.stringify({ session: fingerprintOf(sessionId), tabs, activeId }))
  } catch {
    // Optional: nothing depends on it.
  }
}
