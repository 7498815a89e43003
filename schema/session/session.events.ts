/** Events of a workspace's opening and its sessions. */
import { event, Sealed } from '../core/event.ts'
import { record } from '../core/record.ts'
import { IsoTime, Sha256Hex, text } from '../core/scalars.ts'
import { AccountId, businessPlace } from '../people/people.ts'
import { BusinessType, SessionId } from './session.ts'

export const sessionEvents = {
  WorkspaceOpened: event(
    'WorkspaceOpened',
    // The place is recorded for one's own business; a demo has none.
    record({ businessType: BusinessType, businessName: text(200, 1) }, { place: record(businessPlace) }),
    {
      title: 'Workspace opened',
    },
  ),
  SignedIn: event(
    'SignedIn',
    record(
      { sessionId: SessionId, tokenHash: Sha256Hex, expiresAt: IsoTime },
      // The session of an account has another half in a cookie, and the time at which the person proved who they are.
      { device: Sealed, accountId: AccountId, person: Sealed, halfHash: Sha256Hex, provedAt: IsoTime },
    ),
    {
      title: 'Signed in',
      // The hashes of the credential are of no use to readers of the log.
      show: ({ tokenHash: _token, halfHash: _half, ...rest }) => rest,
    },
  ),
  SessionHalfRefused: event('SessionHalfRefused', record({ sessionId: SessionId }, { device: Sealed }), {
    title: 'Half a session refused',
  }),
  SignedOut: event('SignedOut', record({ sessionId: SessionId }), { title: 'Signed out' }),
}
