/** Keeps unsent messages in this browser tab across a reload; deleted once sent or discarded. */
import * as t from 'io-ts'
import { record } from '#schema/core/record'
import type { Drafts } from './chat-tabs.ts'

/** Session storage key. */
const key = 'chatDrafts'

const StoredDrafts = record({ session: t.string, drafts: t.record(t.string, t.string) })

/** Short session fingerprint; cannot be used to sign in. */
const fingerprintOf = (sessionId: string): string => sessionId.slice(0, 8)

/** The drafts kept for this session; empty when there are none. */
export const storedDrafts = (sessionId: string): Drafts => {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '')
    return StoredDrafts.is(stored) && stored.session === fingerprintOf(sessionId) ? stored.drafts : {}
  } catch {
    return {}
  }
}

/** Stores the drafts; does nothing when storage is full or blocked. */
export const storeDrafts = (sessionId: string, drafts: Drafts): void => {
  try {
    window.sessionStorage.setItem(key, JSON.stringify({ session: fingerprintOf(sessionId), drafts }))
  } catch {
    // Optional: nothing depends on it.
  }
}

export const clearDrafts = (): void => {
  try {
    window.sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}
