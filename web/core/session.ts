/** Whether somebody is signed in, as the client knows it; the stored session id survives a reload. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

import { sessionKey } from './session-key.ts'

/** The session as the client knows it. */
export type SessionState = {
  readonly isAuthenticated: boolean
  readonly businessName: string | null
  readonly sessionId: string | null
  /** Why the last session ended: `service` shows 'Authentication Required' in place on profile pages (decision 7). */
  readonly endedBy: 'nobody' | 'person' | 'service'
}

const signedOutState: SessionState = {
  isAuthenticated: false,
  businessName: null,
  sessionId: null,
  endedBy: 'nobody',
}

/** The stored session id; one that no header could carry is none. */
export const storedSessionId = (storage: Pick<Storage, 'getItem'>): string | null => {
  const stored = storage.getItem(sessionKey)
  return stored !== null && /^[\x21-\x7e]+$/.test(stored) ? stored : null
}

/** The session restored from a stored id; it counts as signed in until the check of `me` says otherwise. */
export const restoredSession = (sessionId: string | null): SessionState =>
  sessionId === null ? signedOutState : { ...signedOutState, isAuthenticated: true, sessionId }

export const sessionSlice = createSlice({
  name: 'session',
  initialState: signedOutState,
  reducers: {
    signedIn: (
      _state,
      { payload }: PayloadAction<{ businessName: string; sessionId: string }>,
    ): SessionState => ({
      isAuthenticated: true,
      ...payload,
      endedBy: 'nobody',
    }),
    /** Another tab signed in; this one takes its session up. */
    sessionTakenUp: (_state, { payload }: PayloadAction<string>): SessionState => restoredSession(payload),
    signedOut: (_state, { payload }: PayloadAction<'person' | 'service'>): SessionState => ({
      ...signedOutState,
      endedBy: payload,
    }),
  },
})

export const { signedIn, sessionTakenUp, signedOut } = sessionSlice.actions
