/** Members of a workspace, for its owners, and the workspaces of a person. */
import { E } from '#schema/core/fp'
import { missing } from '#schema/core/problem'
import type { AccountId } from '#schema/people/people'
import type { peopleEndpoints } from '#schema/people/people.endpoints'
import { membershipsOf } from '../accounts/accounts.ts'
import type { Handlers } from '../http/handlers.ts'
import type { SessionContext } from '../runtime/service.ts'
import { type EndLinks, endLinksUnlessSharing } from './end-links.ts'
import { membersDecider } from './members.decider.ts'
import {
  asksForPasskeys,
  endOf,
  membersId,
  readInvitations,
  readMembers,
  recordBegins,
} from './people.queries.ts'
import { withdrawInvitations } from './withdraw-invitations.ts'

const endLinksHere = async (
  endLinks: EndLinks,
  { service, session, requestId }: SessionContext,
  accountId: AccountId,
): Promise<void> =>
  endLinksUnlessSharing(endLinks)(service, session.workspace, accountId, {
    actor: `session:${session.sessionId}`,
    persona: session.persona,
    correlationId: requestId,
    causationId: requestId,
  })

/** Handlers of members; `endLinks` comes from the slice of links. */
export const peopleHandlers = (
  endLinks: EndLinks,
): Handlers<
  Pick<typeof peopleEndpoints, 'listPeople' | 'changeMember' | 'endMember' | 'listWorkspaces'>
> => ({
  listPeople: async (_input, context) => {
    const members = [...(await readMembers(context))]
    const invitations = [...(await readInvitations(context))]
    return E.right({
      members,
      invitations,
      ...(members.length === 0 ? {} : { passkeysOnly: await asksForPasskeys(context.db) }),
    })
  },

  changeMember: async ({ accountId, role, until, period }, context) => {
    const { db, now, run, session } = context
    const changed = await run({
      decider: membersDecider,
      id: membersId,
      command: {
        type: 'change',
        now: now.toISOString(),
        begins: await recordBegins(db, session.workspace),
        accountId,
        role,
        ...(await endOf(db, { until, period })),
      },
      answer: () => ({}),
    })
    if (E.isLeft(changed)) return changed
    await endLinksHere(endLinks, context, accountId)
    await withdrawInvitations(context, accountId)
    const member = (await readMembers(context)).find(({ id }) => id === accountId)
    return member
      ? E.right(member)
      : E.left(missing('people/member', 'accountId', 'There is no such member.'))
  },

  endMember: async ({ accountId }, context) => {
    const ended = await context.run({
      decider: membersDecider,
      id: membersId,
      command: { type: 'end', accountId },
      answer: () => ({}),
    })
    // Even of somebody who is no member any more: the first call may have been interrupted after the removal.
    await endLinksHere(endLinks, context, accountId)
    await withdrawInvitations(context, accountId)
    return ended
  },

  listWorkspaces: async (_input, { service, session, db }) => {
    if (session.accountId === undefined) {
      const { business_name: name } = await db
        .selectFrom('workspace')
        .select('business_name')
        .executeTakeFirstOrThrow()
      return E.right([{ id: session.workspace, name, role: session.role, isCurrent: true }])
    }
    const memberships = await membershipsOf(service, session.accountId)
    return E.right(
      memberships.map(({ workspace, name, role }) => ({
        id: workspace,
        name,
        role,
        isCurrent: workspace === session.workspace,
      })),
    )
  },
})
