/** Gives the members of a workspace that was moved here a way in, and ends the sessions of the installation before. */
import { decodeOrThrow } from '#schema/core/decode'
import { Role } from '#schema/core/roles'
import { IsoDate, IsoTime } from '#schema/core/scalars'
import { installationWorkspace } from '#schema/core/site'
import type { EventNamed } from '#schema/events'
import { AccountId, type Identity } from '#schema/people/people'
import { SessionId } from '#schema/session/session'
import {
  accountOf,
  addressHash,
  claimAccount,
  newAccountId,
  openAccount,
  openIdentities,
  sealIdentity,
} from '../accounts/accounts.ts'
import type { Tables } from '../tables.ts'
import type { TransactionService } from './archive-transaction.ts'

/** Stream of a workspace's members. */
const membersStream = 'people-members'

const hasHistory = async ({ database }: TransactionService, accountId: AccountId): Promise<boolean> => {
  const row = await database
    .of(installationWorkspace)
    .selectFrom('events')
    .select('position')
    .where('workspace', '=', installationWorkspace)
    .where('stream', '=', `people-${accountId}`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The account here of a member's address: the one that it leads to, else a new one. It has the member's id unless that id was used
 * here before, such as by a person who was erased.
 */
const accountFor = async (
  service: TransactionService,
  memberId: AccountId,
  identity: Identity,
): Promise<AccountId> => {
  const known = await accountOf(service, await addressHash(service, identity.email))
  if (known !== undefined) return known
  const isUsed = await hasHistory(service, memberId)
  const accountId = await claimAccount(service, identity.email, isUsed ? newAccountId(service) : memberId)
  await openAccount(service, accountId, identity)
  return accountId
}

/** Role, end of access and period of a member, as they were. */
const accessOf = (member: Tables['member']): Omit<EventNamed<'MemberChanged'>['data'], 'accountId'> => {
  const day = (value: string) => decodeOrThrow(IsoDate, value, 'A day')
  const time = (value: string) => decodeOrThrow(IsoTime, value, 'A time')
  const { role, until, ends_at, period_from, period_to, sees_from, sees_before } = member
  return {
    role: decodeOrThrow(Role, role, 'A role'),
    ...(until === null ? {} : { until: day(until) }),
    ...(ends_at === null ? {} : { endsAt: time(ends_at) }),
    ...(period_from === null || period_to === null
      ? {}
      : { period: { from: day(period_from), to: day(period_to) } }),
    ...(sees_from === null ? {} : { seesFrom: time(sees_from) }),
    ...(sees_before === null ? {} : { seesBefore: time(sees_before) }),
  }
}

/** Opens an account for each member, and puts a member under the account that the address has here already; returns how many members there are. */
export const settleMembers = async (service: TransactionService, workspace: string): Promise<number> => {
  const members = await service.database
    .of(workspace)
    .selectFrom('member')
    .selectAll()
    .where('ended_at', 'is', null)
    .orderBy('joined_at')
    .orderBy('account_id')
    .execute()
  const identities = await openIdentities(
    service,
    workspace,
    members.map(({ person }) => person),
  )
  let settled = 0
  for (const [index, member] of members.entries()) {
    const identity = identities[index]
    // Erased: nobody can sign in.
    if (!identity?.email) continue
    const memberId = decodeOrThrow(AccountId, member.account_id, 'An account')
    const accountId = await accountFor(service, memberId, identity)
    settled += 1
    if (accountId === memberId) continue
    const person = await sealIdentity(service, workspace, accountId, identity)
    await service.appendTo(workspace, membersStream, [
      { type: 'MemberJoined', data: { accountId, person, ...accessOf(member) } },
      { type: 'MemberEnded', data: { accountId: memberId } },
    ])
  }
  return settled
}

/** Ends every open session: the browsers of the installation before have its secrets. */
export const endSessions = async (service: TransactionService, workspace: string): Promise<void> => {
  const open = await service.database
    .of(workspace)
    .selectFrom('session')
    .select('id')
    .where('signed_out_at', 'is', null)
    .where('expires_at', '>', service.now().toISOString())
    .orderBy('signed_in_at')
    .execute()
  for (const { id } of open) {
    const sessionId = decodeOrThrow(SessionId, id, 'A session')
    await service.appendTo(workspace, `session-${sessionId}`, [{ type: 'SignedOut', data: { sessionId } }])
  }
}
