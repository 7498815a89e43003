/** Owners end open sessions of people in this business. */
import { E } from '#schema/core/fp'
import { missing } from '#schema/core/problem'
import type { workspaceEndpoints } from '#schema/session/workspace.endpoints'
import type { Handlers } from '../http/handlers.ts'
import { noPeople } from '../http/session-guard.ts'
import { endAll } from './my-sessions.handlers.ts'

export const signOutPeopleHandlers: Handlers<Pick<typeof workspaceEndpoints, 'signOutPeople'>> = {
  signOutPeople: async ({ accountId }, context) => {
    const { db, session, now } = context
    if (session.accountId === undefined) return E.left(noPeople)
    const member = await db
      .selectFrom('member')
      .select('account_id')
      .where('account_id', '=', accountId ?? session.accountId)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    if (member === undefined) return E.left(missing('people/member', 'accountId', 'There is no such member.'))
    const open = await db
      .selectFrom('session')
      .select(['workspace', 'id'])
      .where('account_id', accountId === undefined ? 'is not' : '=', accountId ?? null)
      .where('signed_out_at', 'is', null)
      .where('expires_at', '>', now.toISOString())
      .where('id', '!=', session.sessionId)
      .execute()
    await endAll(context, open)
    return E.right({ ended: open.length })
  },
}
