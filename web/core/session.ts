/** The client's view of the session. The stored session id survives a reload. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

import { sessionKey } from './session-key.ts'

export type SessionState = {
  readonly isAuthenticated: boolean
  readonly businessName: string | null
  readonly sessionId: string | null
  /** Why the last session ended; after `service`, profile pages show 'Authentication Required' in place (decision 7). */
  readonly endedBy: 'nobody' | 'person' | 'service'
}

const signedOutState: SessionState = {
  isAuthenticated: false,
  businessName: null,
  sessionId: null,
  endedBy: 'nobody',
}

/** The stored session id; null when it has characters that no header may contain. */
export const storedSessionId = (storage: Pick<Storage, 'getItem'>): string | null => {
  const stored = storage.getItem(sessionKey)
  return stored !== null && /^[\x21-\x7e]+$/.test(stored) ? stored : null
}

/** Session from a stored id; counts as signed in until the `me` check fails. */
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
    /** Another tab signed in; this tab adopts its session. */
    sessionAdopted: (_state, { payload }: PayloadAction<string>): SessionState => restoredSession(payload),
    signedOut: (_state, { payload }: PayloadAction<'person' | 'service'>): SessionState => ({
      ...signedOutState,
      endedBy: payload,
    }),
  },
})

export const { signedIn, sessionAdopted, signedOut } = sessionSlice.actions
