/** The client's view of the session. The stored session id survives a reload. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Api } from '#schema/api'

import { sessionKey } from './session-key.ts'

export type SessionState = {
  readonly isAuthenticated: boolean
  readonly businessName: string | null
  readonly sessionId: string | null
  /** Session id at sign-in. Fresh proof replaces the session, but screens keep their state while this stays the same. */
  readonly firstSessionId: string | null
  /** Why the last session ended; after `service`, profile pages show 'Authentication Required' in place (decision 7). */
  readonly endedBy: 'nobody' | 'person' | 'service'
  /** A call waits until the person proves who they are, or declines. */
  readonly isProofAsked: boolean
}

const signedOutState: SessionState = {
  isAuthenticated: false,
  businessName: null,
  sessionId: null,
  firstSessionId: null,
  endedBy: 'nobody',
  isProofAsked: false,
}

/** The stored session id; null when it has characters that no header may contain. */
export const storedSessionId = (storage: Pick<Storage, 'getItem'>): string | null => {
  const stored = storage.getItem(sessionKey)
  return stored !== null && /^[\x21-\x7e]+$/.test(stored) ? stored : null
}

/** Session from a stored id; counts as signed in until the `me` check fails. */
export const restoredSession = (sessionId: string | null): SessionState =>
  sessionId === null
    ? signedOutState
    : { ...signedOutState, isAuthenticated: true, sessionId, firstSessionId: sessionId }

export const sessionSlice = createSlice({
  name: 'session',
  initialState: signedOutState,
  reducers: {
    signedIn: (
      _state,
      { payload }: PayloadAction<{ businessName: string; sessionId: string }>,
    ): SessionState => ({
      ...signedOutState,
      isAuthenticated: true,
      ...payload,
      firstSessionId: payload.sessionId,
    }),
    /** Another tab signed in; this tab adopts its session. */
    sessionAdopted: (_state, { payload }: PayloadAction<string>): SessionState => restoredSession(payload),
    signedOut: (_state, { payload }: PayloadAction<'person' | 'service'>): SessionState => ({
      ...signedOutState,
      endedBy: payload,
    }),
    proofAsked: (state): SessionState => ({ ...state, isProofAsked: true }),
    proofDeclined: (state): SessionState => ({ ...state, isProofAsked: false }),
    /** The person proved who they are, in a new session that replaces this one. */
    proofGiven: (state, { payload }: PayloadAction<{ sessionId: string }>): SessionState => ({
      ...state,
      sessionId: payload.sessionId,
      isProofAsked: false,
    }),
  },
})

export const { signedIn, sessionAdopted, signedOut, proofAsked, proofDeclined, proofGiven } =
  sessionSlice.actions

/** Calls that end the session in which they are made. */
const ending: readonly string[] = [
  'signOut',
  'endMySessions',
  'enterWorkspace',
  'resetDemo',
  'proveByCode',
  'proveByPasskey',
  'eraseMyData',
] satisfies (keyof Api)[]

type Step = {
  readonly type: string
  readonly meta?: { readonly requestId: string; readonly arg?: { readonly endpointName?: string } }
}

/** How long the next session may take to begin after such a call was answered. */
const handOverMs = 2000

/**
 * Follows the calls that end the session in which they are made. While one is under way, or just answered, a 401 elsewhere adds
 * nothing to its answer. The cache of mutations does not tell: it forgets a call when the component that made it is gone.
 */
export const openEndings = () => {
  const underWay = new Set<string>()
  return {
    /** True for an action of such a call. */
    isStep: (action: object): action is Step => {
      const { meta } = action as Partial<Step>
      return meta?.arg?.endpointName !== undefined && ending.includes(meta.arg.endpointName)
    },
    follow: ({ type, meta }: Step): void => {
      if (meta === undefined) return
      if (type.endsWith('/pending')) underWay.add(meta.requestId)
      else if (type.endsWith('/rejected')) underWay.delete(meta.requestId)
      else setTimeout(() => underWay.delete(meta.requestId), handOverMs)
    },
    isUnderWay: (): boolean => underWay.size > 0,
  }
}
