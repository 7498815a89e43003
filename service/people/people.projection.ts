/** Accounts, members and open invitations as read tables. A member who has left stays, so that the log can name them. */
import { canonicalJson } from '../event-store/chain.ts'
import { projection } from '../read-models/projection.ts'
import { add, patch, put, remove } from '../read-models/row-change.ts'
import { accountTable, invitationTable, memberTable } from './people.table.ts'

export const peopleProjection = projection({
  slice: 'people',
  tables: [accountTable, memberTable, invitationTable],
  ignored: ['SetupLinkIssued', 'SetupLinkUsed'],
  on: {
    AccountOpened: ({ data, recordedAt }) => [
      add(accountTable, { id: data.accountId, person: canonicalJson(data.person), opened_at: recordedAt }),
    ],
    PersonInvited: ({ data, recordedAt }) => [
      put(invitationTable, {
        id: data.invitationId,
        token_hash: data.tokenHash,
        person: canonicalJson(data.person),
        role: data.role,
        until: data.until ?? null,
        invited_at: recordedAt,
        expires_at: data.expiresAt,
        by_operator: data.byOperator === true,
      }),
    ],
    InvitationWithdrawn: ({ data }) => [remove(invitationTable, { id: data.invitationId })],
    InvitationAccepted: ({ data }) => [remove(invitationTable, { id: data.invitationId })],
    MemberJoined: ({ data, recordedAt }) => [
      put(memberTable, {
        account_id: data.accountId,
        person: canonicalJson(data.person),
        role: data.role,
        until: data.until ?? null,
        ends_at: data.endsAt ?? null,
        joined_at: recordedAt,
        ended_at: null,
      }),
    ],
    MemberChanged: ({ data }) => [
      patch(memberTable, {
        account_id: data.accountId,
        role: data.role,
        until: data.until ?? null,
        ends_at: data.endsAt ?? null,
      }),
    ],
    MemberEnded: ({ data, recordedAt }) => [
      patch(memberTable, { account_id: data.accountId, ended_at: recordedAt }),
    ],
  },
})
