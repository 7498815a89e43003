/** Withdraws what would undo a decision about a member: open invitations to their address. */
import { decodeOrThrow } from '#schema/core/decode'
import { type AccountId, InvitationId } from '#schema/people/people'
import { openEmails, openIdentities } from '../accounts/accounts.ts'
import { commandRunner, type SessionContext } from '../runtime/service.ts'
import { membersDecider } from './members.decider.ts'
import { membersId } from './people.queries.ts'

/** Ids of invitations to the address of a member or former member, without those of the operator. */
const invitationsTo = async (
  { service, session: { workspace }, db }: SessionContext,
  accountId: AccountId,
): Promise<readonly InvitationId[]> => {
  const member = await db
    .selectFrom('member')
    .select('person')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (member === undefined) return []
  const [person] = await openIdentities(service, workspace, [member.person])
  const rows = await db
    .selectFrom('invitation')
    .select(['id', 'person'])
    .where('by_operator', '=', false)
    .execute()
  const emails = await openEmails(
    service,
    workspace,
    rows.map((row) => row.person),
  )
  return rows
    .filter((_, index) => emails[index] === person?.email)
    .map(({ id }) => decodeOrThrow(InvitationId, id, 'An invitation'))
}

/**
 * Withdraws the open invitations of a person whose access was just changed or ended. People can invite themselves before they
 * are removed, and afterwards the decider refuses it.
 */
export const withdrawInvitations = async (context: SessionContext, accountId: AccountId): Promise<void> => {
  const { session } = context
  const by = { actor: `session:${session.sessionId}`, persona: session.persona }
  const run = commandRunner({ ...context, keyed: undefined }, session.workspace, by)
  for (const invitationId of await invitationsTo(context, accountId))
    await run({
      decider: membersDecider,
      id: membersId,
      command: { type: 'withdraw', invitationId },
      answer: () => ({}),
    })
}
