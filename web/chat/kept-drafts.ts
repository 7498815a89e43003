/** What is typed and not sent, kept in this tab of the browser over a reload; nothing of it stays once it is sent or left. */
import * as t from 'io-ts'
import { record } from '#schema/core/record'
import type { Drafts } from './chat-tabs.ts'

/** Session storage key of the drafts. */
const key = 'chatDrafts'

const Kept = record({ session: t.string, drafts: t.record(t.string, t.string) })

/** Enough of a session's id to know it again, and too little to use it. */
const markOf = (sessionId: string): string => sessionId.slice(0, 8)

/** The drafts of this session; none where none were kept. */
export const keptDrafts = (sessionId: string): Drafts => {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '')
    return Kept.is(kept) && kept.session === markOf(sessionId) ? kept.drafts : {}
  } catch {
    return {}
  }
}

/** Keeps them; a browser whose storage is full or closed does without. */
export const keepDrafts = (sessionId: string, drafts: Drafts): void => {
  try {
    window.sessionStorage.setItem(key, JSON.stringify({ session: markOf(sessionId), drafts }))
  } catch {
    // Nothing else depends on it.
  }
}

/** Forgets them. */
export const forgetDrafts = (): void => {
  try {
    window.sessionStorage.removeItem(key)
  } catch {
    // None were kept.
  }
}
