/** Calls of the first setup, the People screen and invitations. */
import * as t from 'io-ts'
import { endpoint } from '../core/endpoint.ts'
import { Period } from '../core/period.ts'
import { record } from '../core/record.ts'
import { owners, Role, readers } from '../core/roles.ts'
import { Email, IsoDate, text } from '../core/scalars.ts'
import { installationWorkspace } from '../core/site.ts'
import { SignIn } from '../session/session.ts'
import {
  Accepted,
  AccountId,
  Identity,
  Invitation,
  InvitationId,
  InvitationLink,
  LinkToken,
  Member,
  OwnBusiness,
  People,
  PersonName,
  SetupLink,
} from './people.ts'

/** Far above what people need, and far below what guessing 256 bits would take. */
const linkLimit = { calls: 120, seconds: 60, workspace: Number.POSITIVE_INFINITY }

export const peopleEndpoints = {
  // A POST, so that no server log contains the secret.
  readSetupLink: endpoint({
    method: 'POST',
    path: '/setup/link',
    roles: 'anyone',
    summary: 'Read what a setup link opens; uses nothing up',
    input: record({ token: LinkToken }),
    output: SetupLink,
    slices: ['people'],
    limit: linkLimit,
    workspaceOf: () => installationWorkspace,
    hasReserve: true,
    refuses: ['missing'],
  }),
  setUp: endpoint({
    method: 'POST',
    path: '/setup',
    roles: 'anyone',
    summary:
      'Use a setup link: open the first workspace with its owner or, with a link of `npm run owner`, become owner of one',
    input: record({ token: LinkToken }, { business: OwnBusiness, owner: Identity, name: PersonName }),
    output: SignIn,
    slices: ['people', 'session', 'decision-log'],
    limit: linkLimit,
    workspaceOf: () => installationWorkspace,
    hasReserve: true,
    refuses: ['missing', 'insecure'],
  }),
  listPeople: endpoint({
    method: 'GET',
    path: '/people',
    roles: owners,
    summary: 'List the members of the workspace and the invitations that nobody has accepted',
    input: record({}),
    output: People,
    slices: ['people', 'session'],
    // Who has access is always about the present, whatever moment is shown.
    appliesAsOf: true,
  }),
  invitePerson: endpoint({
    method: 'POST',
    path: '/people/invitations',
    roles: owners,
    summary: 'Invite a person by email; the invitation works once, for 72 hours, and for this address only',
    input: record({ email: Email, role: Role }, { until: IsoDate, period: Period }),
    // `link` is set if there is no mail; `isUndelivered` if the mail could not be sent.
    output: record({ invitation: Invitation }, { link: text(400, 1), isUndelivered: t.boolean }, 'Invited'),
    slices: ['people', 'decision-log'],
    limit: { calls: 60, seconds: 600 },
    isSensitive: true,
  }),
  withdrawInvitation: endpoint({
    method: 'DELETE',
    path: '/people/invitations/:invitationId',
    roles: owners,
    summary: 'Withdraw an invitation',
    input: record({ invitationId: InvitationId }),
    output: record({}),
    slices: ['people', 'decision-log'],
    isSensitive: true,
  }),
  readInvitation: endpoint({
    method: 'POST',
    path: '/people/invitations/link',
    roles: 'anyone',
    summary: 'Read what the link of an invitation is for; uses nothing up',
    input: record({ token: LinkToken }),
    output: InvitationLink,
    slices: ['people'],
    limit: linkLimit,
    workspaceOf: () => installationWorkspace,
    hasReserve: true,
    refuses: ['missing'],
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/people/invitations/accept',
    roles: 'anyone',
    summary:
      'Accept an invitation with the secret of its link. Somebody who already had an account signs in as always',
    input: record({ token: LinkToken, name: PersonName }),
    output: Accepted,
    slices: ['people', 'session', 'decision-log'],
    limit: linkLimit,
    workspaceOf: () => installationWorkspace,
    hasReserve: true,
    refuses: ['missing', 'insecure'],
  }),
  changeMember: endpoint({
    method: 'PATCH',
    path: '/people/:accountId',
    roles: owners,
    summary: 'Change the role of a member, or the last day of their access',
    input: record({ accountId: AccountId, role: Role }, { until: IsoDate, period: Period }),
    output: Member,
    slices: ['people', 'session', 'decision-log'],
    isSensitive: true,
  }),
  endMember: endpoint({
    method: 'DELETE',
    path: '/people/:accountId',
    roles: owners,
    summary: 'End the access of a member; the last owner stays',
    input: record({ accountId: AccountId }),
    output: record({}),
    slices: ['people', 'session', 'decision-log'],
    isSensitive: true,
  }),
  listWorkspaces: endpoint({
    method: 'GET',
    path: '/workspaces',
    roles: readers,
    summary: 'List the workspaces that this person belongs to',
    input: record({}),
    output: t.array(
      record(
        { id: text(100, 1), name: text(200, 1), role: Role, isCurrent: t.boolean },
        undefined,
        'Workspace',
      ),
    ),
    slices: ['session', 'people'],
    appliesAsOf: true,
    worksWithoutPasskey: true,
  }),
}
