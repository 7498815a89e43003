/** The tabs that were open, kept in this browser for the session that opened them: names and thread ids, no words. */
import * as t from 'io-ts'
import { ThreadId } from '#schema/chat/chat'
import { record } from '#schema/core/record'
import { text } from '#schema/core/scalars'
import type { KeptTabs } from './chat.state.ts'

/** Local storage key of the tabs. */
const key = 'chatTabs'

const Tab = record({ id: text(80, 1), title: text(80, 1) }, { threadId: ThreadId })
const Kept = record({ session: text(16), tabs: t.array(Tab), activeId: text(80, 1) })

/** Enough of a session's id to know it again, and too little to use it. */
const markOf = (sessionId: string): string => sessionId.slice(0, 8)

/** The tabs of this session; undefined where none were kept. */
export const keptTabs = (sessionId: string): KeptTabs | undefined => {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? '')
    const fits = Kept.is(kept) && kept.session === markOf(sessionId)
    return fits && kept.tabs.some(({ id }) => id === kept.activeId) ? kept : undefined
  } catch {
    return undefined
  }
}

/** Keeps them; a browser whose storage is full or closed does without. */
export const keepTabs = (sessionId: string, { tabs, activeId }: KeptTabs): void => {
  try {
    window.localStorage.setItem(key, JSON.stringify({ session: markOf(sessionId), tabs, activeId }))
  } catch {
    // Nothing else depends on it.
  }
}
