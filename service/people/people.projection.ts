/** Accounts, members and open invitations as read tables. Former members stay, so that the log can name them. */
import type { EventNamed } from '#schema/events'
import { canonicalJson } from '../event-store/chain.ts'
import { projection } from '../read-models/projection.ts'
import { add, patch, put, remove } from '../read-models/row-change.ts'
import { accountTable, invitationTable, memberTable } from './people.table.ts'

/** Columns for end of access and period. */
const endColumns = ({
  until,
  endsAt,
  period,
  seesFrom,
  seesBefore,
}: EventNamed<'MemberChanged'>['data']) => ({
  until: until ?? null,
  ends_at: endsAt ?? null,
  period_from: period?.from ?? null,
  period_to: period?.to ?? null,
  sees_from: seesFrom ?? null,
  sees_before: seesBefore ?? null,
})

export const peopleProjection = projection({
  slice: 'people',
  tables: [accountTable, memberTable, invitationTable],
  ignored: ['SetupLinkIssued', 'SetupLinkUsed', 'WorkspaceMade'],
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
        period_from: data.period?.from ?? null,
        period_to: data.period?.to ?? null,
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
        ...endColumns(data),
        joined_at: recordedAt,
        ended_at: null,
      }),
    ],
    MemberChanged: ({ data }) => [
      patch(memberTable, {
        account_id: data.accountId,
        role: data.role,
        ...endColumns(data),
      }),
    ],
    MemberEnded: ({ data, recordedAt }) => [
      patch(memberTable, { account_id: data.accountId, ended_at: recordedAt }),
    ],
  },
})
