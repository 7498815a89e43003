/** Events of a workspace's opening and its sessions, and of the credentials that people sign in with. */
import * as t from 'io-ts'
import { event, Sealed } from '../core/event.ts'
import { record } from '../core/record.ts'
import { IsoTime, integer, oneOf, Sha256Hex, text } from '../core/scalars.ts'
import { AccountId, businessPlace } from '../people/people.ts'
import { PasskeyId } from './passkey.ts'
import { BusinessType, SessionId, SignInProof } from './session.ts'

export const sessionEvents = {
  WorkspaceOpened: event(
    'WorkspaceOpened',
    // The place is recorded for people's own businesses; a demo has none.
    record({ businessType: BusinessType, businessName: text(200, 1) }, { place: record(businessPlace) }),
    {
      title: 'Workspace opened',
    },
  ),
  // Recorded in the installation's history about another workspace, of which nothing else is left.
  WorkspaceDropped: event(
    'WorkspaceDropped',
    record({
      workspace: text(100, 1),
      reason: oneOf('unused', 'reset', 'deleted'),
      /** Number of events in that workspace's history, and the hash of the last one. */
      events: integer(0),
      hash: Sha256Hex,
    }),
    { title: 'Workspace dropped' },
  ),
  // Until `endsAt` an owner can cancel it; then everything in the workspace is removed.
  WorkspaceDeletionRequested: event(
    'WorkspaceDeletionRequested',
    record({ accountId: AccountId, endsAt: IsoTime }),
    { title: 'Deletion of the business requested' },
  ),
  WorkspaceDeletionCancelled: event('WorkspaceDeletionCancelled', record({ accountId: AccountId }), {
    title: 'Deletion of the business cancelled',
  }),
  SignInRuleChanged: event('SignInRuleChanged', record({ accountId: AccountId, passkeysOnly: t.boolean }), {
    title: 'Sign-in rule changed',
  }),
  SignedIn: event(
    'SignedIn',
    record(
      { sessionId: SessionId, tokenHash: Sha256Hex, expiresAt: IsoTime },
      // A session of an account also has a second secret in a cookie, and the time at which the person proved who they are.
      {
        ...{ device: Sealed, accountId: AccountId, person: Sealed, halfHash: Sha256Hex, provedAt: IsoTime },
        proof: SignInProof,
      },
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
  // In the installation's history, like the account. Name and public key are sealed together.
  PasskeyAdded: event(
    'PasskeyAdded',
    record({ accountId: AccountId, passkeyId: PasskeyId, passkey: Sealed }),
    { title: 'Passkey added' },
  ),
  PasskeyRemoved: event('PasskeyRemoved', record({ accountId: AccountId, passkeyId: PasskeyId }), {
    title: 'Passkey removed',
  }),
  // `replaced` are the unused codes of the previous sheet. The hashes are of no use to readers of the log.
  RecoverySheetMade: event(
    'RecoverySheetMade',
    record({
      accountId: AccountId,
      codeHashes: t.array(Sha256Hex),
      replaced: t.array(Sha256Hex),
    }),
    {
      title: 'Recovery sheet made',
      show: ({ codeHashes: _codes, replaced: _replaced, ...rest }) => rest,
    },
  ),
  RecoveryCodeUsed: event('RecoveryCodeUsed', record({ accountId: AccountId, codeHash: Sha256Hex }), {
    title: 'Recovery code used',
    show: ({ codeHash: _, ...rest }) => rest,
  }),
  // In the installation's history. The provider's id of the person is sealed.
  CompanyAccountLinked: event('CompanyAccountLinked', record({ accountId: AccountId, identity: Sealed }), {
    title: 'Company account linked',
  }),
  CompanyAccountUnlinked: event('CompanyAccountUnlinked', record({ accountId: AccountId }), {
    title: 'Company account unlinked',
  }),
  SignedOut: event('SignedOut', record({ sessionId: SessionId }), { title: 'Signed out' }),
}
