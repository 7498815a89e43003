/** Rules of a session: opened once, ended once. */

import type { Sealed } from '#schema/core/event'
import { E } from '#schema/core/fp'
import { conflict } from '#schema/core/problem'
import type { IsoTime } from '#schema/core/scalars'
import type { SessionId } from '#schema/session/session'
import type { Decider } from '../event-store/decider.ts'

/** Commands to a session. */
export type SessionCommand =
  | {
      readonly type: 'signIn'
      readonly sessionId: SessionId
      readonly tokenHash: string
      readonly expiresAt: IsoTime
      readonly device?: Sealed
    }
  | { readonly type: 'refuseHalf'; readonly sessionId: SessionId; readonly device?: Sealed }
  | { readonly type: 'signOut'; readonly sessionId: SessionId }

/** `warned`: open, and one half of its secret has been tried without the other. */
export type SessionState = 'none' | 'open' | 'warned' | 'ended'

export const sessionDecider: Decider<'session', SessionCommand, SessionState> = {
  slice: 'session',
  initial: 'none',
  evolve: (state, event) => {
    if (event.type === 'SignedIn') return 'open'
    if (event.type === 'SessionHalfRefused') return 'warned'
    return event.type === 'SignedOut' ? 'ended' : state
  },
  decide: (command, state) => {
    if (command.type === 'signIn') {
      const { type: _, ...data } = command
      if (state !== 'none') return E.left(conflict('session/known', 'This session has already been opened.'))
      return E.right([{ type: 'SignedIn', data }])
    }
    const { sessionId } = command
    if (command.type === 'refuseHalf') {
      // Once per session: a stolen half may be tried many times.
      const { type: _, ...data } = command
      return E.right(state === 'open' ? [{ type: 'SessionHalfRefused', data }] : [])
    }
    // Two tabs may sign out at the same time; the session is over either way.
    return E.right(state === 'open' || state === 'warned' ? [{ type: 'SignedOut', data: { sessionId } }] : [])
  },
}
