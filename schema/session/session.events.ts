/** Events of a workspace's opening and its sessions. */
import { event, Sealed } from '../core/event.ts'
import { record } from '../core/record.ts'
import { IsoTime, Sha256Hex, text } from '../core/scalars.ts'
import { BusinessType, SessionId } from './session.ts'

export const sessionEvents = {
  WorkspaceOpened: event(
    'WorkspaceOpened',
    record({ businessType: BusinessType, businessName: text(200, 1) }),
    {
      title: 'Workspace opened',
    },
  ),
  SignedIn: event(
    'SignedIn',
    record({ sessionId: SessionId, tokenHash: Sha256Hex, expiresAt: IsoTime }, { device: Sealed }),
    {
      title: 'Signed in',
      // The credential's hash is of no use to readers of the log.
      show: ({ tokenHash: _, ...rest }) => rest,
    },
  ),
  SignedOut: event('SignedOut', record({ sessionId: SessionId }), { title: 'Signed out' }),
}
