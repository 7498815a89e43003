/** Events of people: accounts and the first setup in the installation's history, members and invitations in a workspace's. */
import * as t from 'io-ts'
import { event, Sealed } from '../core/event.ts'
import { Period } from '../core/period.ts'
import { record } from '../core/record.ts'
import { Role } from '../core/roles.ts'
import { IsoDate, IsoTime, Sha256Hex, text } from '../core/scalars.ts'
import { AccountId, InvitationId, OwnBusiness } from './people.ts'

/**
 * `until` is the last day as chosen, `endsAt` the moment at which it ends where the business is. Likewise, `seesFrom` and
 * `seesBefore` are the moments at which the chosen period begins and ends.
 */
const end = { until: IsoDate, endsAt: IsoTime, period: Period, seesFrom: IsoTime, seesBefore: IsoTime }

/** Hides the hash of a link's secret, which is of no use to readers of the log. */
const withoutHash = <T extends { readonly tokenHash: string }>({ tokenHash: _, ...rest }: T) => rest

export const peopleEvents = {
  // Links of earlier releases have no end.
  SetupLinkIssued: event('SetupLinkIssued', record({ tokenHash: Sha256Hex }, { expiresAt: IsoTime }), {
    title: 'Setup link issued',
    show: withoutHash,
  }),
  SetupLinkUsed: event(
    'SetupLinkUsed',
    record({ workspace: text(100, 1), accountId: AccountId, owner: Sealed, business: OwnBusiness }),
    { title: 'Setup link used' },
  ),
  // Recorded in the history of the installation, in a stream of the account.
  WorkspaceMade: event(
    'WorkspaceMade',
    record({ workspace: text(100, 1), accountId: AccountId, business: OwnBusiness }),
    { title: 'Business added' },
  ),
  AccountOpened: event('AccountOpened', record({ accountId: AccountId, person: Sealed }), {
    title: 'Account opened',
  }),
  PersonInvited: event(
    'PersonInvited',
    record(
      { invitationId: InvitationId, tokenHash: Sha256Hex, person: Sealed, role: Role, expiresAt: IsoTime },
      // `byOperator`: the invitation was made by `npm run owner`.
      { ...end, byOperator: t.boolean },
    ),
    { title: 'Person invited', show: withoutHash },
  ),
  InvitationWithdrawn: event('InvitationWithdrawn', record({ invitationId: InvitationId }), {
    title: 'Invitation withdrawn',
  }),
  InvitationAccepted: event(
    'InvitationAccepted',
    record({ invitationId: InvitationId, accountId: AccountId }),
    { title: 'Invitation accepted' },
  ),
  MemberJoined: event('MemberJoined', record({ accountId: AccountId, person: Sealed, role: Role }, end), {
    title: 'Member joined',
  }),
  MemberChanged: event('MemberChanged', record({ accountId: AccountId, role: Role }, end), {
    title: 'Role changed',
  }),
  // `isErasing`: the person erased themselves, and this was their last membership.
  MemberEnded: event('MemberEnded', record({ accountId: AccountId }, { isErasing: t.boolean }), {
    title: 'Membership ended',
  }),
}
